// The battle that Play now begins: small, even, and fair to look at. Greedy against greedy it is won
// 49 times in a hundred by the French; five banners are a short game, and its hills and its village
// show what the ground does.

import type { ScenarioCard, Seat } from '$types/engine';
import type { Shown } from '$lib/wire/http';
import type { NewTable } from '$lib/table/opening';

export const FIRST_BATTLE = {
  game: 'ccn',
  scenario: 'rolica-first-position',
  /** The side that begins. */
  mine: 1 as Seat,
  bot: 'greedy',
};

/** Who sits where: the player where the side begins, the computer everywhere else. */
export function firstTable({ sides }: ScenarioCard): Omit<NewTable, 'cmd'> {
  const { game, scenario, mine, bot } = FIRST_BATTLE;
  return { game, scenario, seats: sides.map((_, seat) => (seat === mine ? 'me' : bot)) };
}

export const firstOf = (scenarios: readonly Shown[]): Shown | null =>
  scenarios.find(({ scenario }) => scenario.id === FIRST_BATTLE.scenario) ?? null;
