// What lies on the desk under the board, as far as every game of blocks has it alike.

import type { Target } from '$lib/table/kit';

/** A block that lies in the hand. */
export interface DeskRow {
  block: number;
  target: Target;
  facts: { name: string; corps: string | null };
  /** Where it stands; null if it is nowhere yet. */
  place: Target | null;
  /** What is touched for it. */
  touches: readonly Target[];
  /** Whether it has done in this turn what is asked about. */
  done: boolean;
  /** Whether it is plain that it is not asked about. */
  isOut: boolean;
}

/** A place that can be touched, by its name. */
export interface DeskSpot {
  target: Target;
  title: string;
  /** How many own blocks stand there; null where that does not matter. */
  blocks: number | null;
  /** The most that it can take, where that matters. */
  limit?: number | null;
}
