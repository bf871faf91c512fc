// What somebody chose for a new table, and the message that it becomes.

import type { OptionCard, ScenarioCard, Seat } from '$types/engine';
import type { LevelCard } from '$types/protocol';
import type { NewTable } from '$lib/table/opening';
import { departs, type Options } from '$lib/table/options';

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
  /** Who sits elsewhere than the mode has it, by seat, where more than two play. */
  places: Record<Seat, string>;
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
  return { mode, mine: 0, level, levels: all, places: {}, watchers: true, options: {} };
}

/** The same with another number of seats. */
export const fitted = (setUp: SetUp, sides: number): SetUp => ({
  ...setUp,
  levels: Array.from({ length: sides }, (_, seat) => setUp.levels[seat] ?? setUp.level),
  mine: setUp.mine === 'luck' || setUp.mine < sides ? setUp.mine : 0,
  places: {},
});

/** The seats of which it can be said one by one who sits there. */
export function freeSeats({ mode, mine, levels }: SetUp): Seat[] {
  if (levels.length < 3 || mode === 'computer' || mode === 'watch' || mine === 'luck') return [];
  return levels.map((_, seat) => seat).filter((seat) => mode === 'hot-seat' || seat !== mine);
}

/** Who sits at a seat of which nothing was said. */
export const usualPlace = ({ mode, level }: SetUp): string =>
  mode === 'hot-seat' ? 'me' : mode === 'link' ? 'open' : level;

/** `chance` is a number from 0 up to, but not, 1, for whoever lets luck decide. */
export function seatsOf(setUp: SetUp, chance = Math.random): string[] {
  const { mode, mine, levels, places } = setUp;
  if (mode === 'watch') return [...levels];
  const own = mine === 'luck' ? Math.floor(chance() * levels.length) : mine;
  const free = freeSeats(setUp);
  return levels.map((_, seat) => {
    if (free.includes(seat)) return places[seat] ?? usualPlace(setUp);
    return seat === own ? 'me' : usualPlace(setUp);
  });
}

/** Whether people sit at all seats, here or elsewhere. */
export const isBetweenPeople = (setUp: SetUp): boolean =>
  seatsOf(setUp, () => 0).every((seat) => seat === 'me' || seat === 'open');

/** What a scenario offers first, with these at the seats, where that is not the default. */
export const offeredFirst = ({ between_people }: ScenarioCard, setUp: SetUp): Options =>
  isBetweenPeople(setUp) ? (between_people ?? {}) : {};

/** The switches, with what is offered first as their usual value. */
export const withOffers = (cards: readonly OptionCard[], first: Options): OptionCard[] =>
  cards.map((card) => ({ ...card, default: first[card.id] ?? card.default }));

export function wish(game: string, scenario: ScenarioCard, setUp: SetUp): Omit<NewTable, 'cmd'> {
  const { watchers } = setUp;
  const options = { ...offeredFirst(scenario, setUp), ...setUp.options };
  return { game, scenario: scenario.id, seats: seatsOf(setUp), options, watchers };
}

/** Whether all options have the value that the letter of the book has. */
export const isByTheBook = (cards: readonly OptionCard[], options: Options): boolean =>
  cards.every((card) => (options[card.id] ?? card.default) === card.book);

/**
 * The options with these as the letter of the book has them; or, switched off, with those that depart
 * from it at their default. All are named: what is usual changes with who plays.
 */
export const byTheBook = (
  cards: readonly OptionCard[],
  options: Options,
  isOn: boolean,
): Record<string, string> => ({
  ...options,
  ...Object.fromEntries(
    (isOn ? cards : cards.filter(departs)).map((card) => [
      card.id,
      isOn ? card.book : card.default,
    ]),
  ),
});

/** The options with one of them set; what is as usual is not named. */
export function withOption(
  options: Options,
  card: OptionCard,
  value: string,
): Record<string, string> {
  const { [card.id]: _, ...others } = options;
  return value === card.default ? others : { ...others, [card.id]: value };
}
