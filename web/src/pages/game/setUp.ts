// What somebody chose for a new table, and the message that it becomes.

import type { OptionCard, Seat } from '$types/engine';
import type { NewTable } from '$lib/table/opening';

export const MODES = ['computer', 'hot-seat', 'link', 'watch'] as const;
export type Mode = (typeof MODES)[number];

export interface SetUp {
  mode: Mode;
  /** My seat, where only one of them is mine. */
  mine: Seat;
  /** The bot of each seat that has one. */
  bots: string[];
  watchers: boolean;
  /** What differs from the usual. */
  options: Record<string, string>;
}

export const isMode = (text: string | undefined): text is Mode =>
  MODES.some((mode) => mode === text);

/** What is chosen when nothing was: against the best bot, the first seat mine. */
export function usual(sides: number, bots: readonly string[], mode: Mode = 'computer'): SetUp {
  const best = bots.at(-1) ?? 'random';
  return { mode, mine: 0, bots: Array(sides).fill(best), watchers: true, options: {} };
}

export function seatsOf({ mode, mine, bots }: SetUp): string[] {
  return bots.map((bot, seat) => {
    if (mode === 'hot-seat') return 'me';
    if (mode === 'watch') return bot;
    if (seat === mine) return 'me';
    return mode === 'link' ? 'open' : bot;
  });
}

export function wish(game: string, scenario: string, setUp: SetUp): Omit<NewTable, 'cmd'> {
  const { options, watchers } = setUp;
  return { game, scenario, seats: seatsOf(setUp), options: { ...options }, watchers };
}

/** The options with one of them set; what is as usual is not named. */
export function withOption(
  options: Readonly<Record<string, string>>,
  card: OptionCard,
  value: string,
): Record<string, string> {
  const { [card.id]: _, ...others } = options;
  return value === card.default ? others : { ...others, [card.id]: value };
}
