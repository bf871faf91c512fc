// The table that Play now opens.

import type { ScenarioPage } from '$types/server';
import { FIRST_BATTLE } from '$games/index';
import type { NewTable } from '$lib/table/opening';
import { games } from '$lib/wire/http';
import { say } from '$lib/words';

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

export const firstOf = (scenarios: readonly ScenarioPage[]): ScenarioPage | null =>
  scenarios.find(({ scenario }) => scenario.id === FIRST_BATTLE.scenario) ?? null;
