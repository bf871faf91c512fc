// Options of the rules for which the form asks by themselves, each value a row.

import type { OptionCard } from '$types/engine';
import type { Lexicon } from '$lib/words';
import { valuesOf } from './players';

export interface Asked {
  card: OptionCard;
  legend: string;
  rows: { id: string; title: string; text: string }[];
}

/** The rows of an option; none if the game has no such option. */
export function askedOf(options: readonly OptionCard[], words: Lexicon, id: string): Asked[] {
  const card = options.find((one) => one.id === id);
  if (card === undefined) return [];
  const rows = valuesOf(card).map((value) => ({
    id: value,
    title: words.say(`asked-${id}-${value}`),
    text: words.say(`asked-${id}-${value}.text`),
  }));
  return [{ card, legend: words.say(`asked-${id}`), rows }];
}
