// What a player looks at: the card of a place, and its layers on the board.

import { expect, test, vi } from 'vitest';
import type { Kit } from '$lib/table/kit';
import { Looking, onBoard } from '$lib/table/looking.svelte';
import { Presenter } from '$lib/table/presenter.svelte';
import type { Session } from '$lib/table/session.svelte';
import { looked, settled } from '../support/server';

const layer = (id: string) => ({ id, text: id, places: [{ place: '4,7' }] });

function look() {
  const inspect = vi.fn((_: unknown, place: string) =>
    Promise.resolve({
      place,
      things: [{ id: 'one', title: 'One', facts: [], layers: [layer('reach'), layer('range')] }],
    }),
  );
  const kit = {} as Kit;
  const presenter = new Presenter(kit, () => ({}));
  presenter.jump(looked(1), []);
  const session = { inspect } as unknown as Session;
  return new Looking(
    session,
    presenter,
    () => 0,
    () => true,
  );
}

const shown = (looking: Looking) => looking.layers.map(({ id }) => id);

test('the first layer is shown as soon as the card is there', async () => {
  const looking = look();
  looking.cursor = '4,6';
  looking.cycle();
  expect(shown(looking)).toEqual([]);
  await settled();
  expect(shown(looking)).toEqual(['reach']);
});

test('the layers follow each other, and none comes after the last', async () => {
  const looking = look();
  looking.inspect('4,6');
  await settled();
  const seen = [0, 1, 2].map(() => (looking.cycle(), shown(looking)));
  expect(seen).toEqual([['reach'], ['range'], []]);
});

test('a wish for layers is forgotten with the card', async () => {
  const looking = look();
  looking.cursor = '4,6';
  looking.cycle();
  looking.close();
  looking.inspect('4,6');
  await settled();
  expect(shown(looking)).toEqual([]);
});

test('a layer keeps what is said of its places, however long: the boards choose what they write', () => {
  const places = [
    { place: '4,7', text: '3' },
    { place: '4,8', text: 'nobody can shoot so far' },
    { place: '4,9' },
  ];
  const layer = { id: 'range', text: 'Range', rule: 'CCN-1', places };
  expect(onBoard(layer)).toEqual({ id: 'range', text: 'Range', places });
});
