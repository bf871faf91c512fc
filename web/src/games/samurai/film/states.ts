// What changes of a unit where it stands: its nerve, its honour, its strength, whom it is engaged with.

import type { Scene } from '$lib/table/kit';
import type { UnitId } from '$types/samurai';
import type { Showing } from './happenings';
import { piece, type Memory } from './memory';
import { LASTS, QUIET, UNSEEN, type Shown } from './shown';

type Looks = Record<string, unknown>;

/** A unit looks otherwise; those to whom the same happens are seen together. */
const changed = (memory: Memory, unit: UnitId, together: string, looks: Looks = {}): Shown => ({
  change: { ...QUIET, looks: { [piece(unit)]: looks } } satisfies Scene['change'],
  at: memory.at(unit),
  lasts: LASTS.state,
  together,
});

function tire(memory: Memory, unit: UnitId, by: number): Looks {
  const known = memory.of(unit);
  known.fatigue = Math.max(0, known.fatigue + by);
  return { fatigue: known.fatigue };
}

export const states: Showing<
  | 'marked'
  | 'honoured'
  | 'dishonoured'
  | 'engaged'
  | 'classed'
  | 'released'
  | 'regrouped'
  | 'resupplied'
  | 'recovered'
  | 'called-off'
  | 'will-pursue'
  | 'tired'
  | 'order-changed'
> = {
  marked: (memory, { unit, markers }) => ({
    ...changed(memory, unit, 'marked', { markers }),
    rule: 'SAM-14.1.1',
  }),

  honoured: (memory, { unit }) => changed(memory, unit, 'honour', { honour: true }),

  dishonoured: (memory, { unit }) => changed(memory, unit, 'honour', { honour: false }),

  engaged: (memory, { unit, with: foe }) => ({
    change: {
      ...QUIET,
      hit: memory.at(unit, foe),
      looks: { [piece(unit)]: { engaged: true }, [piece(foe)]: { engaged: true } },
    },
    at: memory.at(unit, foe),
    lasts: LASTS.meet,
    together: 'engaged',
    rule: 'SAM-8.2.1',
  }),

  classed(memory, { unit, target, class: from }) {
    if (from === 'front') return UNSEEN;
    const [one, other] = [memory.of(unit).place, memory.of(target).place];
    const aim = one === null || other === null ? null : { from: one, to: other };
    return {
      change: { ...QUIET, aim },
      at: memory.at(unit, target),
      lasts: LASTS.meet,
      rule: 'SAM-8.4.1',
    };
  },

  released: (memory, { unit }) => changed(memory, unit, 'released', { engaged: false }),

  regrouped(memory, { unit, gone, hex, figures, commander, markers, fatigue }) {
    const at = memory.at(unit, gone);
    const to = memory.move(unit, hex);
    const known = memory.of(unit);
    [known.figures, known.fatigue] = [figures, fatigue];
    return {
      change: {
        ...QUIET,
        places: { [piece(unit)]: to, [piece(gone)]: to },
        strengths: { [piece(unit)]: figures, [piece(gone)]: 0 },
        looks: { [piece(unit)]: { commander, markers, fatigue } },
      },
      at,
      lasts: LASTS.appear,
      together: 'regrouped',
    };
  },

  resupplied(memory, { unit }) {
    const card = memory.scenery.cards[memory.scenery.units[unit]?.card ?? -1];
    const known = memory.of(unit);
    known.ammunition = card?.ammunition ?? known.ammunition;
    return changed(memory, unit, 'resupplied', { ammunition: known.ammunition });
  },

  recovered: (memory, { unit }) => changed(memory, unit, 'recovered', tire(memory, unit, -1)),

  'called-off': (memory, { unit }) => changed(memory, unit, 'called-off'),

  'will-pursue': (memory, { unit }) => changed(memory, unit, 'will-pursue'),

  tired: (memory, { unit, markers }) => changed(memory, unit, 'tired', tire(memory, unit, markers)),

  'order-changed': (memory, { unit, order }) =>
    changed(memory, unit, 'order-changed', { order: order ?? null }),
};
