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
  /** Which of the sides of the battle each seat plays for, its commanders by rank. */
  sides: readonly number[];
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
  const seats = Array.from({ length: sides }, (_, side) => side);
  const all = seats.map(() => level);
  return {
    mode,
    sides: seats,
    mine: 0,
    level,
    levels: all,
    places: {},
    watchers: true,
    options: {},
  };
}

/** The same with other seats. A commander keeps his side and his rank, or has the lowest that is left. */
export function fitted(setUp: SetUp, sides: readonly number[]): SetUp {
  const { mine, level, levels } = setUp;
  return {
    ...setUp,
    sides,
    levels: sides.map((_, seat) => levels[ranked(sides, seat, setUp.sides).same ?? -1] ?? level),
    mine: mine === 'luck' ? mine : ranked(setUp.sides, mine, sides).nearest,
    places: {},
  };
}

/** The seat of the same side and rank among others, if there is one, and the one that is nearest to it. */
function ranked(sides: readonly number[], seat: Seat, others: readonly number[]) {
  const side = sides[seat];
  const rank = sides.slice(0, seat).filter((one) => one === side).length;
  const seats = others.flatMap((one, at) => (one === side ? [at] : []));
  return { same: seats[rank], nearest: seats[rank] ?? seats.at(-1) ?? 0 };
}

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

/**
 * The options with these as the letter of the book has them; or, switched off, with those that depart
 * from it at their default. All are named: what is usual changes with who plays. What the book leaves to
 * the players stays as it is.
 */
export function byTheBook(
  cards: readonly OptionCard[],
  options: Options,
  isOn: boolean,
): Record<string, string> {
  const set = cards.flatMap((card) => {
    if (!isOn) return departs(card) ? [[card.id, card.default] as const] : [];
    return card.book === undefined ? [] : [[card.id, card.book] as const];
  });
  return { ...options, ...Object.fromEntries(set) };
}

/** The options with one of them set; what is as usual is not named. */
export function withOption(
  options: Options,
  card: OptionCard,
  value: string,
): Record<string, string> {
  const { [card.id]: _, ...others } = options;
  return value === card.default ? others : { ...others, [card.id]: value };
}
