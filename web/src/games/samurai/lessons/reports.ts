// What a lesson says about what happened: the first time that it does, with the dice as they fell.

import type { UnitId } from '$types/samurai';
import type { Blanks } from '$lib/words';
import {
  at,
  happened,
  isMine,
  mine,
  nameOf,
  type FactName,
  type Moment,
  type Step,
} from './moments';

/** The moments at which a turn is looked back at. */
const isAfter = ({ phase }: Moment) => phase === 'deciding' || phase === 'over';

type Facts<N extends FactName> = ReturnType<typeof happened<N>>;

interface Report<N extends FactName> {
  id: string;
  rule?: string;
  of: N;
  /** Which of the facts of that kind it is about; any, if nothing is said. */
  which?(fact: Facts<N>[number], moment: Moment): boolean;
  blanks?(fact: Facts<N>[number], moment: Moment): Blanks;
  points?(fact: Facts<N>[number], moment: Moment): UnitId[];
}

/** A text about the first fact of its kind in the last turn. */
function report<N extends FactName>({ id, rule, of, which, blanks, points }: Report<N>): Step {
  const first = (moment: Moment) =>
    happened(moment, of).find((fact) => which?.(fact, moment) ?? true);
  return {
    id,
    rule,
    when: (moment) => isAfter(moment) && first(moment) !== undefined,
    blanks(moment) {
      const fact = first(moment);
      return fact === undefined ? {} : (blanks?.(fact, moment) ?? {});
    },
    points(moment) {
      const fact = first(moment);
      return fact === undefined ? [] : at(moment, ...(points?.(fact, moment) ?? []));
    },
  };
}

interface Blow {
  unit: UnitId;
  target: UnitId;
  value: number;
  dice: readonly number[];
  hits: number;
}

const blow = ({ unit, target, value, dice, hits }: Blow, moment: Moment): Blanks => ({
  unit: nameOf(moment, unit),
  target: nameOf(moment, target),
  value,
  dice: dice.join(', '),
  hits,
});

const who = ({ unit }: { unit: UnitId }, moment: Moment): Blanks => ({
  unit: nameOf(moment, unit),
});
const there = ({ unit }: { unit: UnitId }) => [unit];
const isOurs = ({ unit }: { unit: UnitId }, moment: Moment) => isMine(moment, unit);
const isTheirs = ({ unit }: { unit: UnitId }, moment: Moment) => !isMine(moment, unit);

const hasStopped = new Set(['head-on', 'held', 'outbid', 'contested', 'clash', 'no-way']);

/** Shots, blows, losses, and who is bound: for every level. */
export const basic: readonly Step[] = [
  report({
    id: 'lesson-shot',
    rule: 'SAM-10.1.4',
    of: 'shot',
    which: isOurs,
    blanks: blow,
    points: (fact) => [fact.unit, fact.target],
  }),
  report({
    id: 'lesson-absorbed',
    rule: 'SAM-9.1.4',
    of: 'hurt',
    which: ({ absorbed }) => absorbed > 0,
    blanks: (fact, moment) => ({ ...who(fact, moment), absorbed: fact.absorbed, lost: fact.lost }),
    points: there,
  }),
  report({
    id: 'lesson-shot-at',
    rule: 'SAM-10.3.2',
    of: 'shot',
    which: isTheirs,
    blanks: blow,
    points: (fact) => [fact.unit, fact.target],
  }),
  report({
    id: 'lesson-stopped',
    rule: 'SAM-6.3.4',
    of: 'stopped',
    which: (fact, moment) => isOurs(fact, moment) && hasStopped.has(fact.why),
    blanks: who,
    points: there,
  }),
  report({
    id: 'lesson-fought',
    rule: 'SAM-9.1.3',
    of: 'fought',
    which: isOurs,
    blanks: blow,
    points: (fact) => [fact.unit, fact.target],
  }),
  {
    id: 'lesson-engaged',
    rule: 'SAM-5.1.4',
    when: (moment) => moment.phase === 'deciding' && bound(moment) !== undefined,
    blanks: (moment) => ({ unit: nameOf(moment, bound(moment)?.unit ?? -1) }),
    points: (moment) => at(moment, bound(moment)?.unit ?? -1),
  },
  report({
    id: 'lesson-destroyed',
    rule: 'SAM-1.1.7',
    of: 'destroyed',
    which: isTheirs,
    blanks: who,
  }),
  report({
    id: 'lesson-lost-unit',
    rule: 'SAM-1.1.7',
    of: 'destroyed',
    which: isOurs,
    blanks: who,
  }),
];

/** One of our units that is bound in melee. */
const bound = (moment: Moment) => mine(moment).find((one) => one.engaged.length > 0);

const test = (
  { unit, value, die }: { unit: UnitId; value: number; die: number },
  moment: Moment,
): Blanks => ({ unit: nameOf(moment, unit), value, die });

/** Nerves: from extended on. */
export const extended: readonly Step[] = [
  report({
    id: 'lesson-flank',
    rule: 'SAM-9.2.1',
    of: 'classed',
    which: (fact, moment) => fact.class !== 'front' && isOurs(fact, moment),
    blanks: (fact, moment) => ({
      unit: nameOf(moment, fact.unit),
      target: nameOf(moment, fact.target),
      class: fact.class,
    }),
    points: (fact) => [fact.unit, fact.target],
  }),
  report({
    id: 'lesson-flanked',
    rule: 'SAM-9.2.2',
    of: 'classed',
    which: (fact, moment) => fact.class !== 'front' && isTheirs(fact, moment),
    blanks: (fact, moment) => ({
      unit: nameOf(moment, fact.unit),
      target: nameOf(moment, fact.target),
      class: fact.class,
    }),
    points: (fact) => [fact.target],
  }),
  report({
    id: 'lesson-test-passed',
    rule: 'SAM-14.1.2',
    of: 'tested',
    which: ({ occasion, die, value }) => occasion === 'losses' && die <= value,
    blanks: test,
    points: there,
  }),
  report({
    id: 'lesson-test-failed',
    rule: 'SAM-14.1.4',
    of: 'tested',
    which: ({ occasion, die, value }) =>
      occasion !== 'morale' && occasion !== 'pursuit' && die > value,
    blanks: test,
    points: there,
  }),
  report({
    id: 'lesson-fleeing',
    rule: 'SAM-14.4.1',
    of: 'marked',
    which: ({ markers }) => markers === 2,
    blanks: who,
    points: there,
  }),
  report({
    id: 'lesson-panicking',
    rule: 'SAM-7.16.1',
    of: 'marked',
    which: ({ markers }) => markers === 3,
    blanks: who,
    points: there,
  }),
  report({
    id: 'lesson-recovered',
    rule: 'SAM-14.2.2',
    of: 'tested',
    which: ({ occasion, die, value }) => occasion === 'morale' && die <= value,
    blanks: test,
    points: there,
  }),
  report({ id: 'lesson-honoured', rule: 'SAM-14.5.1', of: 'honoured', blanks: who, points: there }),
  report({
    id: 'lesson-dishonoured',
    rule: 'SAM-14.1.5',
    of: 'dishonoured',
    blanks: who,
    points: there,
  }),
  report({
    id: 'lesson-pursuit',
    rule: 'SAM-7.17.1',
    of: 'will-pursue',
    which: isOurs,
    blanks: who,
    points: there,
  }),
];

/** Water: it drowns at every level, and is taught with the ground. */
export const advanced: readonly Step[] = [
  report({
    id: 'lesson-drowned',
    rule: 'SAM-12.3.2',
    of: 'drowned',
    blanks: (fact, moment) => ({
      ...who(fact, moment),
      dice: fact.dice.join(', '),
      lost: fact.lost,
    }),
    points: there,
  }),
];

/** Fatigue. */
export const expert: readonly Step[] = [
  report({
    id: 'lesson-tired',
    rule: 'SAM-18.1.2',
    of: 'tired',
    which: isOurs,
    blanks: (fact, moment) => ({ ...who(fact, moment), markers: fact.markers }),
    points: there,
  }),
  report({
    id: 'lesson-rested',
    rule: 'SAM-18.3.1',
    of: 'recovered',
    which: isOurs,
    blanks: who,
    points: there,
  }),
  report({
    id: 'lesson-exhausted',
    rule: 'SAM-18.2.2',
    of: 'destroyed',
    which: ({ end }) => end === 'exhausted',
    blanks: who,
  }),
];
