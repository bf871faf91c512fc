// The options of the rules at a table, and their words.

import type { OptionCard } from '$types/engine';
import { knows, say, type Lexicon } from '$lib/words';

/** Options by name. */
export type Options = Readonly<Record<string, string>>;

/** Whether the default of an option departs from the letter of the book. */
export const departs = ({ book, default: usual }: OptionCard): boolean =>
  book !== undefined && book !== usual;

/** Whether all options of which the book says something have the value that it has. */
export const isByTheBook = (cards: readonly OptionCard[], options: Options): boolean =>
  cards.every(
    ({ id, book, default: usual }) => book === undefined || (options[id] ?? usual) === book,
  );

export const optionTitle = (words: Lexicon | null, id: string): string =>
  words?.has(`option-${id}`) ? words.say(`option-${id}`) : id;

export function valueTitle(words: Lexicon | null, id: string, value: string): string {
  const own = `option-${id}.value-${value}`;
  if (words?.has(own)) return words.say(own);
  const common = `setup-value-${value}`;
  return knows(common) ? say(common) : value;
}

export const optionInWords = (words: Lexicon | null, id: string, value: string): string =>
  say('option-with-value', {
    option: optionTitle(words, id),
    value: valueTitle(words, id, value),
  });

/** What is not as usual at a table, a line each; that it goes by the book says one of them. */
export function chosenInWords(
  cards: readonly OptionCard[],
  chosen: Options,
  words: Lexicon | null,
): string[] {
  const isBook = cards.some(departs) && isByTheBook(cards, chosen);
  const isLeft = (id: string) => cards.some((card) => card.id === id && card.book === undefined);
  const others = Object.entries(chosen).filter(([id]) => !isBook || isLeft(id));
  const lines = others.map(([id, value]) => optionInWords(words, id, value));
  return isBook ? [say('option-by-the-book'), ...lines] : lines;
}
