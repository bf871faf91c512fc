// The table that Play now opens.

import type { ScenarioCard } from '$types/engine';
import { FIRST_BATTLE } from '$games/index';
import type { ScenarioPage } from '$types/server';
import type { NewTable } from '$lib/table/opening';

/** Who sits where: the player where the side begins, the computer everywhere else. */
export function firstTable({ sides }: ScenarioCard): Omit<NewTable, 'cmd'> {
  const { game, scenario, mine, bot } = FIRST_BATTLE;
  return { game, scenario, seats: sides.map((_, seat) => (seat === mine ? 'me' : bot)) };
}

export const firstOf = (scenarios: readonly ScenarioPage[]): ScenarioPage | null =>
  scenarios.find(({ scenario }) => scenario.id === FIRST_BATTLE.scenario) ?? null;
