import { describe, expect, test } from 'vitest';
import { isMode, seatsOf, usual, wish, withOption } from '../src/pages/game/setUp';

const bots = ['random', 'greedy'];

describe('a new table', () => {
  test('is against the best bot when nothing is said', () => {
    expect(seatsOf(usual(2, bots))).toEqual(['me', 'greedy']);
  });

  test('seats me where I like', () => {
    expect(seatsOf({ ...usual(2, bots), mine: 1 })).toEqual(['greedy', 'me']);
  });

  test('keeps the other seat open for whoever has the link', () => {
    expect(seatsOf({ ...usual(2, bots), mode: 'link', mine: 1 })).toEqual(['open', 'me']);
  });

  test('has me on both sides of a hot-seat, and on none when I watch', () => {
    expect(seatsOf({ ...usual(2, bots), mode: 'hot-seat' })).toEqual(['me', 'me']);
    expect(seatsOf({ ...usual(2, bots), mode: 'watch', bots })).toEqual(['random', 'greedy']);
  });

  test('names only the options that are not as usual', () => {
    const card = { id: 'ford-square', rule: 'CCN-1', default: 'on', values: ['on', 'off'] };
    const off = withOption({}, card, 'off');
    expect(off).toEqual({ 'ford-square': 'off' });
    expect(withOption(off, card, 'on')).toEqual({});
    const setUp = { ...usual(2, bots), options: off, watchers: false };
    expect(wish('ccn', 'vimeiro', setUp)).toEqual({
      game: 'ccn',
      scenario: 'vimeiro',
      seats: ['me', 'greedy'],
      options: { 'ford-square': 'off' },
      watchers: false,
    });
  });

  test('knows its modes', () => {
    expect([isMode('link'), isMode('chess'), isMode(undefined)]).toEqual([true, false, false]);
  });
});
