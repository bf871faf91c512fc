// How a battle came out between bots, by the options with which they played it.

import type { Balance, OptionCard, SideCard } from '$types/engine';
import type { ScenarioPage } from '$types/server';
import type { Options } from '$lib/table/options';
import { say } from '$lib/words';
import { inHundreds } from '$lib/words/numbers';

/** Beyond these shares of a hundred a battle is called uneven. */
const [LEAST, MOST] = [40, 60];

/** What was counted with just these options, where that was done. */
export function figureWith(
  { scenario, figures = [] }: ScenarioPage,
  cards: readonly OptionCard[],
  options: Options,
): Balance | undefined {
  const chosen = Object.entries(options).filter(([id, value]) =>
    cards.some((card) => card.id === id && card.default !== value),
  );
  if (chosen.length === 0) return scenario.balance;
  const isMeant = ({ options: counted }: { options: Options }) =>
    Object.keys(counted).length === chosen.length &&
    chosen.every(([id, value]) => counted[id] === value);
  return figures.find(isMeant)?.balance;
}

/** The same for a value of an option of which several values were counted. */
export function figureOf(
  page: ScenarioPage,
  cards: readonly OptionCard[],
  options: Options,
  [id, value]: readonly [id: string, value: string],
): Balance | undefined {
  const isCounted = page.figures?.some(({ options: counted }) => id in counted) ?? false;
  return isCounted ? figureWith(page, cards, { ...options, [id]: value }) : undefined;
}

/** How many games of a hundred each side won. */
export function sharesOf(sides: readonly SideCard[], { games, wins }: Balance): string {
  const percents = inHundreds(wins, games);
  const shares = sides.map(({ title }, seat) =>
    say('scenario-balance-share', { side: title, percent: percents[seat] ?? 0 }),
  );
  return shares.join(', ');
}

/** Whether a side won too often to call it even; a draw is shared. */
export function isUneven({ games, wins }: Balance): boolean {
  const drawn = games - wins.reduce((sum, won) => sum + won, 0);
  const shares = wins.map((won) => (100 * (won + drawn / wins.length)) / games);
  return shares.some((share) => share < LEAST || share > MOST);
}

/** The options that favour a side. */
export const handicaps = (cards: readonly OptionCard[]): OptionCard[] =>
  cards.filter(({ id }) => id.startsWith('handicap-'));
