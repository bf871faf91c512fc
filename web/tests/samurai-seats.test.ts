// [SAM-1.1.2] Who commands which units of Sengoku, before and at a table.

import { describe, expect, test } from 'vitest';
import type { SideCard } from '$types/engine';
import type { Scenery, View } from '$types/samurai';
import { kit } from '$games/samurai';
import { own } from '$games/samurai/orders';
import { alliesOf, commanderName, players, playersOf, rankOf } from '$games/samurai/seats';
import { atTable, type Kit } from '$lib/table/kit';

const side = (id: string, title: string, commander: string): SideCard => ({
  id,
  title,
  commander,
  plan: '',
});
const SIDES = [side('oda', 'Oda', 'Nobunaga'), side('takeda', 'Takeda', 'Shingen')];

/** Three commanders of side A, and one of side B: as the server numbers their seats. */
const scenery = {
  sides: [
    { side: 'a', title: 'Oda', seats: [0, 2, 3] },
    { side: 'b', title: 'Takeda', seats: [1] },
  ],
  units: [{ seat: 0 }, { seat: 2 }, { seat: 2 }, { seat: 1 }],
} as unknown as Scenery;

describe('before a table is opened', () => {
  const ids = (chosen: Record<string, string>) => players.sides(SIDES, chosen).map(({ id }) => id);

  test('seats go by rank, the first side before the second', () => {
    expect(ids({})).toEqual(['oda', 'takeda']);
    expect(ids({ 'commanders-a': '2' })).toEqual(['oda', 'takeda', 'oda-2']);
    expect(ids({ 'commanders-b': '3' })).toEqual(['oda', 'takeda', 'takeda-2', 'takeda-3']);
    const four = { 'commanders-a': '2', 'commanders-b': '2' };
    expect(ids(four)).toEqual(['oda', 'takeda', 'oda-2', 'takeda-2']);
  });

  test('commanders of one side are told apart, and one alone is his side', () => {
    const titles = players.sides(SIDES, { 'commanders-a': '2' }).map(({ title }) => title);
    expect(titles).toEqual(['Oda I', 'Takeda', 'Oda II']);
  });
});

describe('at a table', () => {
  test('a seat has its side, its rank and its allies', () => {
    expect([0, 1, 2, 3].map((seat) => alliesOf(scenery, seat))).toEqual([
      [2, 3],
      [],
      [0, 3],
      [0, 2],
    ]);
    expect([0, 1, 2, 3].map((seat) => rankOf(scenery, seat))).toEqual(['I', '', 'II', 'III']);
    expect([1, 3].map((seat) => commanderName(scenery, seat))).toEqual(['Takeda', 'Oda III']);
    const seated = atTable(kit as unknown as Kit, scenery);
    expect([0, 1, 2, 3].map((seat) => seated.tint(seat))).toEqual(['one', 'two', 'one', 'one']);
    expect(seated.allies?.(3)).toEqual([0, 2]);
  });

  test('who leads a side is said of each of its commanders', () => {
    const words = ['you', 'a bot', 'somebody', 'somebody'];
    expect(playersOf(scenery, 'a', words)).toBe('I you · II somebody · III somebody');
    expect(playersOf(scenery, 'b', words)).toBe('a bot');
    expect(playersOf(scenery, 'a', [])).toBeUndefined();
  });

  test('one orders the units of his own command, on the board and on the way', () => {
    const view = {
      units: [{ unit: 0, own: {} }, { unit: 1, own: {} }, { unit: 3 }],
      waiting: [2],
    } as unknown as View;
    expect([0, 1, 2, 3].map((seat) => own(scenery, view, seat))).toEqual([[0], [], [1, 2], []]);
  });
});
