// What concerns everybody: stages and turns, orders that are shown, the third force, the end.

import type { Command, Draft } from '$types/samurai';
import type { Showing } from './happenings';
import { piece, type Memory } from './memory';
import { thrown } from './dice';
import { LASTS, QUIET, UNSEEN } from './shown';

/** The units of the force that belongs to nobody at first, as far as they are seen. */
const thirdForce = (memory: Memory) =>
  memory.units.filter((unit) => memory.scenery.units[unit]?.force === 'third');

/** Orders that lie open, as a side writes them. */
const opened = (commands: Command[]): Draft => ({ commands, places: [], writing: 'done' });

export const occasions: Showing<
  | 'turn-began'
  | 'began'
  | 'third-force-rolled'
  | 'third-force-joined'
  | 'committed'
  | 'ordered'
  | 'ended'
> = {
  began: () => UNSEEN,

  committed: () => UNSEEN,

  /** Hits that were absorbed count no more, and nobody has an order. */
  'turn-began'(memory) {
    const looks: Record<string, Record<string, unknown>> = {};
    for (const unit of memory.units) {
      memory.of(unit).absorbed = 0;
      looks[piece(unit)] = { absorbed: 0, order: null };
    }
    return { change: { ...QUIET, looks }, at: [], lasts: 0 };
  },

  'third-force-rolled'(memory, { die }) {
    const [first] = thirdForce(memory);
    const dice = { dice: [die], counts: [] };
    return {
      change: {
        ...QUIET,
        roll: first === undefined ? null : thrown(memory, { unit: first, ...dice }),
      },
      at: memory.at(...thirdForce(memory)),
      lasts: LASTS.roll,
      rule: 'SAM-19.2.5',
    };
  },

  'third-force-joined'(memory, { side }) {
    const units = thirdForce(memory);
    const looks = Object.fromEntries(units.map((unit) => [piece(unit), { side }]));
    return {
      change: { ...QUIET, looks },
      at: memory.at(...units),
      lasts: LASTS.end,
      rule: 'SAM-19.2.5',
    };
  },

  ordered: (memory, { unit, order, side, private: own }) => ({
    change: {
      ...QUIET,
      looks: { [piece(unit)]: { order } },
      orders: opened([{ unit, order, private: own ?? { fire: 'nearest' } }]),
    },
    at: memory.at(unit),
    lasts: LASTS.orders,
    together: `ordered ${side ?? ''}`,
  }),

  ended: () => ({ change: QUIET, at: [], lasts: LASTS.end }),
};
