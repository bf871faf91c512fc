// Shots, blows, tests, and what they cost.

import type { Commander, UnitId } from '$types/samurai';
import type { Scene } from '$lib/table/kit';
import { words } from '../words';
import { counted, thrown } from './dice';
import type { Showing } from './happenings';
import { piece, type Memory } from './memory';
import { LASTS, QUIET, type Shown } from './shown';

interface Rolled {
  unit: UnitId;
  target: UnitId;
  value: number;
  dice: readonly number[];
  hits: number;
}

/** So much longer one looks for each die. */
const EACH_DIE = 60;

/** The dice of one unit against another: from where to where, and which of them hit. */
function roll(memory: Memory, { unit, target, value, dice, hits }: Rolled, rule: string): Shown {
  const [from, to] = [memory.of(unit).place, memory.of(target).place];
  const counts = counted(dice, value, hits);
  const fallen = thrown(memory, { unit, dice, counts, ...(to === null ? {} : { at: to }) });
  return {
    change: {
      ...QUIET,
      aim: from === null || to === null ? null : { from, to },
      roll: fallen,
    },
    at: memory.at(unit, target),
    lasts: LASTS.roll + EACH_DIE * dice.length,
    note: words.say('film-hits', { value, dice: dice.length, hits }),
    rule,
  };
}

/** Figures that fall, and perhaps the commander with them. */
function lose(memory: Memory, unit: UnitId, lost: number, commander: Commander): Scene['change'] {
  const known = memory.of(unit);
  known.figures = Math.max(0, known.figures - lost);
  // A unit whose last figure falls stays in sight until it is said to be destroyed.
  const strengths = known.figures === 0 ? {} : { [piece(unit)]: known.figures };
  const looks = { [piece(unit)]: { commander, absorbed: known.absorbed } };
  return { hit: lost > 0 ? memory.at(unit) : [], strengths, looks };
}

export const fights: Showing<
  'shot' | 'struck' | 'fought' | 'hurt' | 'drowned' | 'tested' | 'destroyed'
> = {
  shot(memory, about) {
    const known = memory.of(about.unit);
    known.ammunition = Math.max(0, known.ammunition - 1);
    const { change, ...more } = roll(memory, about, 'SAM-10.1.4');
    const looks = { [piece(about.unit)]: { ammunition: known.ammunition } };
    return { ...more, change: { ...change, looks } };
  },

  struck: (memory, about) => roll(memory, about, 'SAM-11.3.2'),

  fought: (memory, about) => roll(memory, about, 'SAM-9.1.3'),

  hurt(memory, { unit, absorbed, lost, commander }) {
    memory.of(unit).absorbed += absorbed;
    return {
      change: { ...QUIET, ...lose(memory, unit, lost, commander) },
      at: memory.at(unit),
      lasts: absorbed + lost === 0 ? 0 : LASTS.loss,
      together: 'hurt',
      rule: 'SAM-9.1.4',
    };
  },

  drowned(memory, { unit, dice, lost, commander }) {
    const fallen = thrown(memory, { unit, dice, counts: [] });
    return {
      change: { ...QUIET, ...lose(memory, unit, lost, commander), roll: fallen },
      at: memory.at(unit),
      lasts: LASTS.roll,
      rule: 'SAM-12.3.2',
    };
  },

  tested(memory, { unit, value, die }) {
    const isPassed = die <= value;
    const text = words.say('film-needs', { value });
    const fallen = thrown(memory, { unit, dice: [die], counts: [isPassed], text });
    return {
      change: { ...QUIET, roll: fallen },
      at: memory.at(unit),
      lasts: LASTS.test,
      note: words.say('film-test', { die, value }),
      rule: 'SAM-14.1.2',
    };
  },

  destroyed: (memory, { unit }) => ({
    change: { ...QUIET, strengths: { [piece(unit)]: 0 }, hit: memory.at(unit) },
    at: memory.at(unit),
    lasts: LASTS.fall,
    together: 'destroyed',
  }),
};
