// What is drawn on a card is what its own text says, card by card.

import { describe, expect, test } from 'vitest';
import type { Card } from '$types/ccn';
import { ordersOn, type Orders } from '$games/ccn/cards';
import text from '../../games/ccn/locales/en.ftl?raw';

/** Every card of the game with its text, as the rules write them. */
const cards = [...text.matchAll(/^card-([a-z-]+) = .+\n {4}\.text = (.+)$/gm)].map(
  ([, card, words]) => [card as Card, words!] as const,
);

/** Where the orders of a text go, section by section: left, centre, right. */
const PLACES: readonly (readonly [words: string, sections: readonly [0 | 1, 0 | 1, 0 | 1]])[] = [
  ['on your left flank', [1, 0, 0]],
  ['in the center', [0, 1, 0]],
  ['on your right flank', [0, 0, 1]],
  ['on each flank', [1, 0, 1]],
  ['in each section', [1, 1, 1]],
];

/** The orders that a text gives by sections; null if it gives others. */
function ordersIn(words: string): Orders | null {
  const [sentence = ''] = words.split('. ');
  const given = PLACES.flatMap(([where, sections]) => {
    const found = new RegExp(`(\\d+|as many)(?: units? or leaders?)? ${where}`);
    const [, number] = found.exec(sentence) ?? [];
    if (number === undefined) return [];
    return [sections.map((is) => (is === 0 ? 0 : number === 'as many' ? 'hand' : Number(number)))];
  });
  if (given.length === 0) return null;
  const at = (section: number) => given.map((all) => all[section]!).find((it) => it !== 0) ?? 0;
  return [at(0), at(1), at(2)];
}

describe('the boxes of a card', () => {
  test('there are 29 cards, 16 of them for sections', () => {
    expect(cards).toHaveLength(29);
    expect(cards.filter(([, words]) => ordersIn(words) !== null)).toHaveLength(16);
  });

  test.each(cards)('%s', (card, words) => {
    expect(ordersOn(card)).toEqual(ordersIn(words));
  });
});
