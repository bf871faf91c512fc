// Options of the rules for which the form of a new table asks by themselves: their rows.

import type { OptionCard, SideCard } from '$types/engine';
import { say, type Lexicon } from '$lib/words';

export interface Asked {
  card: OptionCard;
  legend: string;
  rows: { id: string; title: string; text: string }[];
  /** Whether it is a number, which needs no line of its own for each value. */
  isCounted: boolean;
}

/** An option that a game asks for; none if it has no such option. */
export const askedOf = (options: readonly OptionCard[], words: Lexicon, id: string): Asked[] =>
  question(options, words, id, `asked-${id}-`, () => words.say(`asked-${id}`));

/** How many play, where an option of the rules decides it; none if the game has no such option. */
export const playersOf = (
  options: readonly OptionCard[],
  words: Lexicon,
  sides: readonly SideCard[],
  id: string,
): Asked[] =>
  question(options, words, id, 'players-', () => {
    const named = Object.fromEntries(sides.map(({ title }, seat) => [`side-${seat}`, title]));
    const own = `players-${id}`;
    return words.has(own) ? words.say(own, named) : say('setup-players');
  });

/** The name of each value among the words of the game begins with `name`. */
function question(
  options: readonly OptionCard[],
  words: Lexicon,
  id: string,
  name: string,
  legend: () => string,
): Asked[] {
  const card = options.find((one) => one.id === id);
  if (card === undefined) return [];
  const isCounted = card.numbers !== undefined;
  const rows = valuesOf(card).map((value) => ({
    id: value,
    title: words.say(`${name}${value}`),
    text: isCounted ? '' : words.say(`${name}${value}.text`),
  }));
  return [{ card, legend: legend(), rows, isCounted }];
}

/** All values of an option, the usual one first. */
function valuesOf({ default: usual, values, numbers }: OptionCard): string[] {
  const { least = 1, most = 0 } = numbers ?? {};
  const counted = Array.from({ length: Math.max(0, most + 1 - least) }, (_, at) => `${least + at}`);
  return [usual, ...[...values, ...counted].filter((value) => value !== usual)];
}
