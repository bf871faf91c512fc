// The options of the rules at a table, and their words.

import type { OptionCard } from '$types/engine';
import { knows, say, type Lexicon } from '$lib/words';

/** Options by name. */
export type Options = Readonly<Record<string, string>>;

/** Whether the default of an option departs from the letter of the book. */
export const departs = ({ book, default: usual }: OptionCard): boolean => book !== usual;

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
  const book = cards.filter(departs);
  const isByTheBook = book.length > 0 && book.every(({ id, book }) => chosen[id] === book);
  const others = Object.entries(chosen).filter(
    ([id, value]) => !isByTheBook || !book.some((card) => card.id === id && card.book === value),
  );
  const lines = others.map(([id, value]) => optionInWords(words, id, value));
  return isByTheBook ? [say('option-by-the-book'), ...lines] : lines;
}
