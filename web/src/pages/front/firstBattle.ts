// The battle that Play now begins: small, even, and fair to look at. Greedy against greedy it is won
// 49 times in a hundred by the French; five banners are a short game, and its hills and its village
// show what the ground does.

import type { Seat } from '$types/engine';
import type { NewTable } from '$lib/table/opening';
import { games, type Shown } from '$lib/wire/http';
import { say } from '$lib/words';

export const FIRST_BATTLE = {
  game: 'ccn',
  scenario: 'rolica-first-position',
  /** The side that begins. */
  mine: 1 as Seat,
  bot: 'greedy',
};

/** Who sits where: the player where the side begins, the computer in every other of so many seats. */
export function firstTable(sides: number): Omit<NewTable, 'cmd'> {
  const { game, scenario, mine, bot } = FIRST_BATTLE;
  const seats = Array.from({ length: sides }, (_, seat) => (seat === mine ? 'me' : bot));
  return { game, scenario, seats };
}

/** How many sides it has, by the server's own list. */
export async function firstSides(): Promise<number> {
  const { games: all } = await games();
  const scenarios = all.find(({ id }) => id === FIRST_BATTLE.game)?.scenarios ?? [];
  const sides = scenarios.find(({ id }) => id === FIRST_BATTLE.scenario)?.sides;
  if (sides === undefined) throw new Error(say('play-now-missing'));
  return sides.length;
}

export const firstOf = (scenarios: readonly Shown[]): Shown | null =>
  scenarios.find(({ scenario }) => scenario.id === FIRST_BATTLE.scenario) ?? null;
