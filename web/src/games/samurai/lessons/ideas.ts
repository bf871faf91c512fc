// What could be done in a turn that the lesson has not planned: who could shoot, who could help in a
// melee, who could go where it counts. Each is said once a turn, and only as long as its unit has no order.

import type { OrderKind, UnitId, UnitView } from '$types/samurai';
import type { Blanks } from '$lib/words';
import type { Target } from '$lib/table/kit';
import { place } from '../geometry';
import { goals, isHeadquarters, shoots } from './judging';
import {
  cardOf,
  commandOf,
  distance,
  enemies,
  inHand,
  isFree,
  isPlanning,
  mine,
  nameOf,
  unit,
  type Moment,
  type Step,
} from './moments';
import { next } from './plans';

/** Who could do something, by which order, and what is said of it. */
interface Chance {
  unit: UnitId;
  order: OrderKind;
  target?: UnitId;
  path?: readonly Target[];
  blanks: Blanks;
}

type Finder = (moment: Moment) => Chance | null;

/** Those of ours that can be ordered as we like, and have no order yet. */
const waiting = (moment: Moment): UnitView[] =>
  mine(moment).filter((one) => isFree(moment, one.unit) && commandOf(moment, one.unit) === null);

const far = ({ scenery }: Moment, one: UnitView, other: UnitView) =>
  distance(scenery, one.hex, other.hex);

/** Archers with somebody in range, whether they see him or not. */
const toShoot: Finder = (moment) => {
  for (const one of waiting(moment).filter((one) => shoots(moment, one))) {
    const values = cardOf(moment, one)?.shooting ?? [];
    const isInRange = (foe: UnitView) =>
      foe.engaged.length === 0 && (values[far(moment, one, foe) - 2] ?? 0) > 0;
    const foe = enemies(moment).find(isInRange);
    if (foe !== undefined)
      return {
        unit: one.unit,
        order: 'shoot',
        target: foe.unit,
        blanks: { foe: nameOf(moment, foe.unit), far: far(moment, one, foe) },
      };
  }
  return null;
};

/** Somebody near an enemy who is bound already. */
const toHelp: Finder = (moment) => {
  const bound = enemies(moment).filter((foe) => foe.engaged.length > 0);
  for (const one of waiting(moment)) {
    const isFit = one.own?.commanded === true && !isHeadquarters(moment, one) && one.fatigue < 4;
    const reach = cardOf(moment, one)?.arm === 'cavalry' ? 5 : 3;
    const foe = bound.find((foe) => far(moment, one, foe) <= reach);
    const friend = foe?.engaged.map((id) => unit(moment, id)).find((it) => it !== null);
    if (isFit && !shoots(moment, one) && foe !== undefined && friend)
      return {
        unit: one.unit,
        order: 'attack',
        target: foe.unit,
        blanks: { foe: nameOf(moment, foe.unit), friend: nameOf(moment, friend.unit) },
      };
  }
  return null;
};

/** Somebody who is near a hex that counts, where nobody stands. */
const toGo: Finder = (moment) => {
  const { scenery, view } = moment;
  const free = goals(moment).filter((hex) => view.units.every((one) => one.hex !== hex));
  for (const hex of free) {
    const near = waiting(moment)
      .filter((one) => !isHeadquarters(moment, one))
      .toSorted(
        (one, other) => distance(scenery, one.hex, hex) - distance(scenery, other.hex, hex),
      );
    const [first] = near;
    if (first === undefined) continue;
    const [steps, goal] = [distance(scenery, first.hex, hex), place(scenery, hex)];
    const order = steps > 1 && first.own?.commanded === true ? 'run' : 'march';
    return { unit: first.unit, order, path: [goal], blanks: { far: steps, hex: goal } };
  }
  return null;
};

function idea(id: string, turn: number, find: Finder, rule: string): Step {
  const chance = (moment: Moment) => (isPlanning(moment, turn) ? find(moment) : null);
  return {
    id,
    key: `${id}-${turn}`,
    rule,
    // Whoever is writing an order for somebody else is not talked into this one.
    when(moment) {
      const found = chance(moment);
      return found !== null && [null, found.unit].includes(inHand(moment));
    },
    done: (moment) => chance(moment) === null,
    blanks(moment) {
      const found = chance(moment);
      return found === null ? {} : { unit: nameOf(moment, found.unit), ...found.blanks };
    },
    points(moment) {
      const found = chance(moment);
      return found === null ? [] : next({ ...found, turn }, moment).filter(isOffered(moment));
    },
  };
}

/** Whether an order can be given now, as the list of the server has it; other things are there to see. */
const isOffered =
  ({ choices }: Moment) =>
  (target: Target): boolean =>
    !target.startsWith('order:') ||
    choices.some(({ decision }) => target === `order:${(decision as { order?: string }).order}`);

/** The ideas of some turns, the first and the last of them included. */
export const ideas = (first: number, last: number): readonly Step[] =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more).flatMap((turn) => [
    idea('lesson-idea-go', turn, toGo, 'SAM-19.2.1'),
    idea('lesson-idea-help', turn, toHelp, 'SAM-7.5.1'),
    idea('lesson-idea-shoot', turn, toShoot, 'SAM-7.4.1'),
  ]);
