// Who stands where with how much, as far as it was told: what each fact leaves behind is kept in mind
// for the next.

import type { HexId, Scenery, UnitId, View } from '$types/samurai';
import { place } from '../geometry';

/** A unit as it is drawn. */
export interface Remembered {
  place: string | null;
  figures: number;
  ammunition: number;
  absorbed: number;
  fatigue: number;
}

export class Memory {
  readonly scenery: Scenery;
  readonly #units = new Map<UnitId, Remembered>();
  #rolls: number;

  constructor(scenery: Scenery, before: View, sequence: number) {
    this.scenery = scenery;
    this.#rolls = sequence * 100;
    for (const { unit, hex, figures, ammunition, fatigue, ...more } of [
      ...before.ambushes,
      ...before.units,
    ]) {
      const absorbed = 'absorbed' in more ? more.absorbed : 0;
      const at = place(scenery, hex);
      this.#units.set(unit, { place: at, figures, ammunition, absorbed, fatigue });
    }
  }

  /** A unit that nobody has seen yet is as its card has it. */
  of(unit: UnitId): Remembered {
    let known = this.#units.get(unit);
    if (known === undefined) {
      known = this.#fresh(unit);
      this.#units.set(unit, known);
    }
    return known;
  }

  /** All units that are known of. */
  get units(): readonly UnitId[] {
    return [...this.#units.keys()];
  }

  /** Where a unit stands, as places are listed. */
  at(...units: UnitId[]): string[] {
    return units.flatMap((unit) => this.of(unit).place ?? []);
  }

  /** A unit goes to a hex. */
  move(unit: UnitId, hex: HexId): string {
    const to = place(this.scenery, hex);
    this.of(unit).place = to;
    return to;
  }

  /** The side whose colours a unit's dice have. */
  sideOf(unit: UnitId): string {
    return this.scenery.units[unit]?.force ?? 'third';
  }

  /** Changes with every roll, so that each is thrown anew. */
  nextRoll(): number {
    this.#rolls += 1;
    return this.#rolls;
  }

  #fresh(unit: UnitId): Remembered {
    const facts = this.scenery.units[unit];
    const card = facts === undefined ? undefined : this.scenery.cards[facts.card];
    const figures = (card?.figures ?? 0) + (facts?.commander ? 1 : 0);
    const ammunition = card?.ammunition ?? 0;
    return { place: null, figures, ammunition, absorbed: 0, fatigue: 0 };
  }
}

/** A unit as a piece of the board. */
export const piece = (unit: UnitId): string => `unit:${unit}`;
