// What somebody chose for a new table, and the message that it becomes.

import type { OptionCard, Seat } from '$types/engine';
import type { LevelCard } from '$types/protocol';
import type { NewTable } from '$lib/table/opening';

export const MODES = ['computer', 'hot-seat', 'link', 'watch'] as const;
export type Mode = (typeof MODES)[number];

/** Who has no wish for a side leaves it to luck. */
export type Mine = Seat | 'luck';

export interface SetUp {
  mode: Mode;
  /** My seat, where only one of them is mine. */
  mine: Mine;
  /** The level at which the computer plays against me. */
  level: string;
  /** The level of each seat, where the computer plays itself. */
  levels: string[];
  watchers: boolean;
  /** What differs from the usual. */
  options: Record<string, string>;
}

export const isMode = (text: string | undefined): text is Mode =>
  MODES.some((mode) => mode === text);

/** The level that is chosen when nobody has chosen: the second, which knows its drill. */
export const usualLevel = (levels: readonly LevelCard[]): string =>
  (levels[1] ?? levels[0])?.id ?? 'random';

/** What is chosen when nothing was: against the computer, the first seat mine. */
export function usual(sides: number, levels: readonly LevelCard[], mode: Mode = 'computer'): SetUp {
  const level = usualLevel(levels);
  const all = Array<string>(sides).fill(level);
  return { mode, mine: 0, level, levels: all, watchers: true, options: {} };
}

/** `chance` is a number from 0 up to, but not, 1, for whoever lets luck decide. */
export function seatsOf({ mode, mine, level, levels }: SetUp, chance = Math.random): string[] {
  if (mode === 'hot-seat') return levels.map(() => 'me');
  if (mode === 'watch') return [...levels];
  const seat = mine === 'luck' ? Math.floor(chance() * levels.length) : mine;
  const other = mode === 'link' ? 'open' : level;
  return levels.map((_, at) => (at === seat ? 'me' : other));
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
