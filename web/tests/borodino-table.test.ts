import { expect, test } from 'vitest';
import { kit } from '$games/borodino';
import { askedOf } from '../src/pages/game/asked';

const card = {
  id: 'free-setup',
  rule: 'BOR-4.2.1',
  default: 'off',
  book: 'on',
  values: ['on', 'off'],
};

test('a free set-up is one press beside the printed places, which are usual', () => {
  const asked = (kit.asked ?? []).flatMap((id) => askedOf([card], kit.words, id));
  expect(asked.map(({ legend }) => legend)).toEqual(['Where the blocks begin']);
  expect(asked[0]?.rows.map(({ id, title }) => [id, title])).toEqual([
    ['off', 'As printed'],
    ['on', 'Placed in secret'],
  ]);
  expect(asked[0]?.rows.every(({ text }) => text.endsWith('.'))).toBe(true);
});

test('a game without the option asks nothing', () => {
  expect(askedOf([], kit.words, 'free-setup')).toEqual([]);
});
