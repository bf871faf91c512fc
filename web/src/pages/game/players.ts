// How many play, where an option of the rules decides it: the rows of the form.

import type { OptionCard, SideCard } from '$types/engine';
import type { GameCard } from '$types/protocol';
import { say, type Lexicon } from '$lib/words';

export interface PlayersChoice {
  card: OptionCard;
  legend: string;
  rows: { id: string; title: string; text: string }[];
  /** Whether it is a number, which needs no line of its own for each value. */
  isCounted: boolean;
}

/** All values of an option, the usual one first. */
export function valuesOf({ default: usual, values, numbers }: OptionCard): string[] {
  const { least = 1, most = 0 } = numbers ?? {};
  const counted = Array.from({ length: Math.max(0, most + 1 - least) }, (_, at) => `${least + at}`);
  return [usual, ...[...values, ...counted].filter((value) => value !== usual)];
}

/** The choice that an option gives; none if the game has no such option. */
export function playersOf(
  { options }: GameCard,
  words: Lexicon,
  sides: readonly SideCard[],
  id: string,
): PlayersChoice[] {
  const card = options.find((one) => one.id === id);
  if (card === undefined) return [];
  const named = Object.fromEntries(sides.map(({ title }, seat) => [`side-${seat}`, title]));
  const own = `players-${id}`;
  const legend = words.has(own) ? words.say(own, named) : say('setup-players');
  const isCounted = card.numbers !== undefined;
  const rows = valuesOf(card).map((value) => ({
    id: value,
    title: words.say(`players-${value}`),
    text: isCounted ? '' : words.say(`players-${value}.text`),
  }));
  return [{ card, legend, rows, isCounted }];
}
