// A fight summed up, as it is read on a card: where, who won, and what it cost.

import { say } from '$lib/words';
import type { Tint } from '../kit';

/** What a fight cost one of those who fought. */
export interface Toll {
  key: string;
  tint: Tint;
  name: string;
  /** How many blocks it brought, as far as that was told; null if it was not. */
  brought: number | null;
  /** The blocks that were lost, by their numbers. */
  lost: readonly number[];
  steps: number;
  /** Whether blocks were lost of which nobody could tell how strong they were. */
  isMore?: boolean;
}

/** Where blocks went that left a fight. */
export interface Way {
  /** The place that can be shown; none for whoever has left the map. */
  place: string | null;
  where: string;
  /** Whose blocks, and how many. */
  name: string;
  blocks: number;
}

export interface FightCard {
  key: string;
  /** The number of what was told last of it. */
  sequence: number;
  isOver: boolean;
  title: string;
  /** How it ended, in a few words. */
  outcome: string;
  /** When it was, and who attacked. */
  occasion: string;
  place: string;
  /** What decided it, where more can be said than who won. */
  decided: string | null;
  tolls: readonly Toll[];
  went: readonly Way[];
  /** What else there is to tell, and whom one saw there. */
  notes: readonly string[];
  seen: readonly number[];
}

/** "lost 2 blocks and 7 steps". */
export const cost = ({
  lost,
  steps,
  isMore = false,
}: Omit<Toll, 'key' | 'tint' | 'name' | 'brought'>) =>
  say('fight-cost', { blocks: lost.length, steps, more: isMore ? 1 : 0 });

/** How a battle ended that somebody won, and in how many rounds. */
export const won = (they: string, rounds: number): string =>
  say('fight-won', { side: they, rounds });
