// Units that go somewhere, come out of hiding, or are stopped on the way.

import type { Direction } from '$types/hexes';
import type { HexId, UnitId } from '$types/samurai';
import { place } from '../geometry';
import { words } from '../words';
import { thrown } from './dice';
import type { Showing } from './happenings';
import { piece, type Memory } from './memory';
import { LASTS, QUIET, type Shown } from './shown';

/** Everybody who marches in a step does so at the same time. */
const MARCH = 'march';

interface Walk {
  unit: UnitId;
  to: HexId;
  facing?: Direction;
  looks?: Record<string, unknown>;
}

function walk(memory: Memory, { unit, to, facing, looks = {} }: Walk): Shown {
  const from = memory.at(unit);
  const name = memory.move(unit, to);
  const turned = facing === undefined ? {} : { facing };
  return {
    change: {
      ...QUIET,
      places: { [piece(unit)]: name },
      looks: { [piece(unit)]: { ...turned, ...looks } },
    },
    at: [...from, name],
    lasts: LASTS.move,
    together: MARCH,
  };
}

export const journeys: Showing<
  | 'placed'
  | 'faced'
  | 'appeared'
  | 'claimed'
  | 'stopped'
  | 'moved'
  | 'entered'
  | 'stepped-back'
  | 'hid'
  | 'escaped'
> = {
  placed: (memory, { unit, hex, facing }) => ({
    ...walk(memory, { unit, to: hex, facing, looks: { shown: true, hidden: true } }),
    together: 'placed',
  }),

  faced: (memory, { unit, facing }) => ({
    change: { ...QUIET, looks: { [piece(unit)]: { facing } } },
    at: memory.at(unit),
    lasts: LASTS.turn,
    together: 'faced',
    note: words.say('film-faced'),
  }),

  appeared: (memory, { unit, hex, facing }) => ({
    ...walk(memory, { unit, to: hex, facing, looks: { shown: true, hidden: false } }),
    lasts: LASTS.appear,
    together: 'appeared',
  }),

  claimed(memory, { unit, hex, die, sum }) {
    const at = place(memory.scenery, hex);
    const text = words.say('film-sum', { sum });
    const roll = thrown(memory, { unit, dice: [die], counts: [], at, text });
    return {
      change: { ...QUIET, roll },
      at: [at],
      lasts: LASTS.roll,
      note: words.say('film-claimed'),
      rule: 'SAM-6.3.6',
    };
  },

  stopped: (memory, { unit }) => ({
    change: { ...QUIET, hit: memory.at(unit) },
    at: memory.at(unit),
    lasts: LASTS.stop,
    together: 'stopped',
  }),

  moved: (memory, { unit, to, facing }) => walk(memory, { unit, to, facing }),

  entered: (memory, { unit, hex, facing, order }) =>
    walk(memory, { unit, to: hex, facing, looks: { shown: true, order } }),

  'stepped-back': (memory, { unit, to }) => walk(memory, { unit, to }),

  hid: (memory, { unit }) => ({
    change: { ...QUIET, looks: { [piece(unit)]: { hidden: true } } },
    at: memory.at(unit),
    lasts: LASTS.state,
    together: 'hid',
  }),

  escaped: (memory, { unit }) => ({
    change: { ...QUIET, strengths: { [piece(unit)]: 0 } },
    at: memory.at(unit),
    lasts: LASTS.fall,
    together: 'escaped',
  }),
};
