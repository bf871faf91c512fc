// What is not the best now, and why: seen from the orders that are written, before they are committed.

import type { Command, HexId, Level, OrderKind, UnitView } from '$types/samurai';
import type { Blanks } from '$lib/words';
import { everyHex } from '../geometry';
import { kindOf } from '../orders';
import { goals, isHeadquarters, shoots } from './judging';
import {
  at,
  cardOf,
  commandOf,
  commands,
  distance,
  endOf,
  enemies,
  isBeside,
  isBetween,
  isFree,
  isPlanning,
  levelOf,
  mine,
  nameOf,
  nearestEnemy,
  pathOf,
  targetOf,
  turnTo,
  unit,
  type Moment,
  type Passage,
} from './moments';
import { follows, type Plan } from './plans';

/** Whether a command is a mistake of some kind, for a unit that is there. */
type Judge = (command: Command, ordered: UnitView, moment: Moment) => boolean;

/** A kind of mistake; what a lesson advises itself is none. */
type Kind = (plans: readonly Plan[]) => Passage;

/** A mistake in one of the commands; the first that has it is spoken of. */
const inCommands =
  (
    id: string,
    rule: string,
    judge: Judge,
    more?: (moment: Moment, command: Command) => Blanks,
  ): Kind =>
  (plans) => {
    const found = (moment: Moment): Command | null => {
      const isIt = (command: Command) => {
        const ordered = unit(moment, command.unit);
        const isAdvised = plans.some((plan) => follows(plan, command, moment));
        return ordered !== null && !isAdvised && judge(command, ordered, moment);
      };
      return isPlanning(moment) ? (commands(moment).find(isIt) ?? null) : null;
    };
    return {
      id,
      rule,
      when: (moment) => found(moment) !== null,
      blanks(moment) {
        const command = found(moment);
        if (command === null) return {};
        return { unit: nameOf(moment, command.unit), ...more?.(moment, command) };
      },
      points(moment) {
        const command = found(moment);
        return command === null ? [] : at(moment, command.unit);
      },
    };
  };

/** A mistake that is left when all free units have been thought of: those that have no order. */
const inSilence =
  (id: string, rule: string, judge: (idle: UnitView, moment: Moment) => boolean): Kind =>
  () => {
    const found = (moment: Moment): UnitView | null => {
      const isThought = isPlanning(moment) && isBetween(moment) && commands(moment).length > 0;
      const idle = mine(moment).filter(
        (one) => isFree(moment, one.unit) && commandOf(moment, one.unit) === null,
      );
      // While more than one is left, they are only still to be ordered.
      const [only, ...others] = idle;
      return isThought && only !== undefined && others.length === 0 && judge(only, moment)
        ? only
        : null;
    };
    return {
      id,
      rule,
      when: (moment) => found(moment) !== null,
      blanks: (moment) => ({ unit: nameOf(moment, found(moment)?.unit ?? -1) }),
      points: (moment) => at(moment, found(moment)?.unit ?? -1),
    };
  };

const is = (command: Command, ...kinds: readonly OrderKind[]) =>
  kinds.includes(kindOf(command.order));

/** Whether a unit that stands in a hex has an enemy next to it. */
const isInContact = (moment: Moment, hex: HexId): boolean =>
  enemies(moment).some((one) => isBeside(moment.scenery, hex, one.hex));

/** [SAM-7.2.3] Its back to the nearest enemy. */
const facesAway = inCommands('lesson-mistake-facing', 'SAM-7.2.3', ({ order }, ordered, moment) => {
  const foe = nearestEnemy(moment, ordered.hex);
  if (typeof order !== 'object' || foe === null) return false;
  const facing =
    'defence' in order
      ? order.defence.facing
      : 'fire-and-retreat' in order
        ? order['fire-and-retreat'].facing
        : null;
  return facing !== null && turnTo(moment.scenery, ordered.hex, facing, foe.hex) > 90;
});

/** [SAM-6.3.12] A way that leads away from the unit that is attacked. */
const goesAstray = inCommands('lesson-mistake-astray', 'SAM-7.5.1', (command, ordered, moment) => {
  const target = targetOf(command);
  const foe = target === null ? null : unit(moment, target);
  const end = endOf(moment, command);
  if (!is(command, 'attack') || foe === null || end === null) return false;
  return (
    distance(moment.scenery, end, foe.hex) >= distance(moment.scenery, ordered.hex, foe.hex) &&
    !isBeside(moment.scenery, end, foe.hex)
  );
});

/** [SAM-19.2.1] The general where he can be struck. */
const risksHeadquarters = inCommands(
  'lesson-mistake-headquarters',
  'SAM-19.2.1',
  (command, ordered, moment) => {
    const end = endOf(moment, command);
    const goes = is(command, 'attack', 'march', 'run');
    return goes && end !== null && isHeadquarters(moment, ordered) && isInContact(moment, end);
  },
);

/** [SAM-10.3.2] Past archers who may watch, two hexes before them and in plain sight. */
const passesArchers = inCommands(
  'lesson-mistake-sector',
  'SAM-10.3.2',
  (command, _, moment) => archersBy(moment, command) !== undefined,
  (moment, command) => ({ foe: nameOf(moment, archersBy(moment, command)?.unit ?? -1) }),
);

function archersBy(moment: Moment, command: Command): UnitView | undefined {
  const path = pathOf(command);
  const watches = (foe: UnitView) =>
    shoots(moment, foe) &&
    foe.engaged.length === 0 &&
    foe.unit !== targetOf(command) &&
    path.some(
      (hex) =>
        distance(moment.scenery, hex, foe.hex) === 2 &&
        turnTo(moment.scenery, foe.hex, foe.facing, hex) <= 60 &&
        isOpenBetween(moment, hex, foe.hex),
    );
  return path.length === 0 ? undefined : enemies(moment).find(watches);
}

const BLOCKING: ReadonlySet<string> = new Set(['light-woods', 'forest', 'village']);

/** [SAM-2.3.1] Whether a line is open between two hexes that are two apart: over the one between them, or along the edge of two. */
const isOpenBetween = ({ scenery, view }: Moment, one: HexId, other: HexId): boolean =>
  everyHex(scenery)
    .filter((hex) => isBeside(scenery, hex, one) && isBeside(scenery, hex, other))
    .some(
      (hex) =>
        !BLOCKING.has(scenery.hexes[hex]?.terrain ?? '') &&
        !view.units.some((unit) => unit.hex === hex) &&
        levelOf(scenery, hex) <= levelOf(scenery, one),
    );

/** [SAM-5.1.1] Archers without an order do not shoot. */
const idleArchers = inSilence('lesson-mistake-idle-archers', 'SAM-5.1.1', (idle, moment) => {
  const foe = nearestEnemy(moment, idle.hex);
  const range = foe === null ? 99 : distance(moment.scenery, idle.hex, foe.hex);
  return shoots(moment, idle) && range >= 2 && range <= 4;
});

/** [SAM-15.1.1] A run that ends in a melee. */
const runsIntoMelee = inCommands('lesson-mistake-run', 'SAM-15.1.1', (command, _, moment) => {
  const end = endOf(moment, command);
  return is(command, 'run') && end !== null && isInContact(moment, end);
});

/** [SAM-15.1.1] At rest within reach of an enemy. */
const restsInReach = inCommands('lesson-mistake-rest', 'SAM-15.1.1', (command, ordered, moment) => {
  const foe = nearestEnemy(moment, ordered.hex);
  const isNear = foe !== null && distance(moment.scenery, ordered.hex, foe.hex) <= 3;
  return is(command, 'rest') && isNear && ordered.fatigue < 2;
});

/** [SAM-16.1.3] Out of the general's sight with shaken men. */
const leavesHeadquarters = inCommands(
  'lesson-mistake-alone',
  'SAM-16.1.3',
  (command, ordered, moment) => {
    const staff = mine(moment).find((one) => isHeadquarters(moment, one));
    const end = endOf(moment, command);
    if (staff === undefined || end === null || ordered.markers === 0) return false;
    const plan = commandOf(moment, staff.unit);
    const goal = (plan === null ? null : endOf(moment, plan)) ?? staff.hex;
    const near = (hex: HexId, other: HexId) => distance(moment.scenery, hex, other) <= 2;
    return near(ordered.hex, staff.hex) && !near(end, goal);
  },
);

/** [SAM-12.3.2] Into deep water. */
const plunges = inCommands('lesson-mistake-river', 'SAM-12.3.2', (command, _, moment) =>
  pathOf(command).some((hex) => moment.scenery.hexes[hex]?.terrain === 'river'),
);

/** [SAM-17.1.1] Still in the water at the end of a turn that could have led out of it. */
const staysInWater = inCommands(
  'lesson-mistake-water',
  'SAM-17.1.1',
  (command, ordered, moment) => {
    const isWet = (hex: HexId) =>
      ['river', 'ford', 'bridge'].includes(moment.scenery.hexes[hex]?.terrain ?? '');
    const end = endOf(moment, command);
    return isFree(moment, ordered.unit) && isWet(ordered.hex) && end !== null && isWet(end);
  },
);

/** [SAM-17.1.2] Upwards against somebody who stands higher. */
const attacksUphill = inCommands('lesson-mistake-uphill', 'SAM-17.1.2', (command, _, moment) => {
  const target = targetOf(command);
  const foe = target === null ? null : unit(moment, target);
  const end = endOf(moment, command);
  if (!is(command, 'attack') || foe === null || end === null) return false;
  const { scenery } = moment;
  return isBeside(scenery, end, foe.hex) && levelOf(scenery, foe.hex) > levelOf(scenery, end);
});

/** [SAM-18.1.2], [SAM-18.1.3] The markers that a command brings, as far as it can be told now. */
function effort(moment: Moment, command: Command, ordered: UnitView): number {
  const own = is(command, 'attack', 'run', 'move-and-fire', 'withdraw') ? 1 : 0;
  if (cardOf(moment, ordered)?.arm !== 'infantry') return own;
  const way = [ordered.hex, ...pathOf(command)];
  const climbs = way.map((hex, step) => {
    const before = way[step - 1];
    return before === undefined
      ? 0
      : Math.max(0, levelOf(moment.scenery, hex) - levelOf(moment.scenery, before));
  });
  return climbs.reduce((sum, climb) => sum + climb, own);
}

/** [SAM-18.2.1] From so many markers on, a unit is worse. */
const STEPS = [2, 4, 6];

const overstrains = inCommands(
  'lesson-mistake-tired',
  'SAM-18.2.1',
  (command, ordered, moment) => {
    const after = ordered.fatigue + effort(moment, command, ordered);
    return STEPS.some((step) => ordered.fatigue < step && after >= step);
  },
  (moment, command) => {
    const ordered = unit(moment, command.unit);
    const before = ordered?.fatigue ?? 0;
    const more = ordered === null ? 0 : effort(moment, command, ordered);
    return { before, after: before + more };
  },
);

/** [SAM-19.2.1] In the last turn nobody of ours is on the hex that counts, or on his way there. */
const forgetsGoal: Kind = () => ({
  id: 'lesson-mistake-goal',
  rule: 'SAM-19.2.1',
  when(moment) {
    const { scenery, view } = moment;
    if (!isPlanning(moment, scenery.turns) || commands(moment).length === 0) return false;
    if (!isBetween(moment) || goals(moment).length === 0) return false;
    const ends = mine(moment).map((one) => {
      const command = commandOf(moment, one.unit);
      return command === null ? one.hex : endOf(moment, command);
    });
    const isFoe = view.units.some(
      (one) => goals(moment).includes(one.hex) && !mine(moment).includes(one),
    );
    const isIdle = mine(moment).every(
      (one) => !isFree(moment, one.unit) || commandOf(moment, one.unit) !== null,
    );
    return isIdle && !isFoe && !ends.some((hex) => hex !== null && goals(moment).includes(hex));
  },
  points: (moment) => goals(moment).flatMap((hex) => moment.scenery.hexes[hex]?.number ?? []),
});

const KINDS: Record<Level, readonly Kind[]> = {
  basic: [facesAway, goesAstray, risksHeadquarters, passesArchers, idleArchers, forgetsGoal],
  extended: [runsIntoMelee, restsInReach, leavesHeadquarters],
  advanced: [plunges, staysInWater, attacksUphill],
  expert: [overstrains],
};

/** The mistakes that a lesson of some levels explains; what is new comes first. */
export const mistakesOf = (levels: readonly Level[], plans: readonly Plan[]): Passage[] =>
  levels.toReversed().flatMap((level) => KINDS[level].map((kind) => kind(plans)));
