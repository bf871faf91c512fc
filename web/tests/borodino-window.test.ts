// Where things lie in the battle window of The Moskva.

import { expect, test } from 'vitest';
import type { Scenery } from '$types/borodino';
import {
  boxOf,
  columnOf,
  diceAt,
  FOOT,
  HEADER,
  LETTERS,
  LINE,
  plateOf,
  signpostAt,
  waitingOf,
  WINDOW,
} from '$games/borodino/battle/geometry';

const scenery = { width: 1000 } as Scenery;

test('the window lies right of the map, and nothing in it lies over anything else', () => {
  expect(boxOf(scenery)).toEqual({ x: 1200, y: 0, ...WINDOW });
  const boxes = [
    HEADER,
    FOOT,
    LINE,
    ...[true, false].flatMap((isNear) => [
      ...LETTERS.map((letter) => columnOf(letter, isNear)),
      plateOf(isNear),
      waitingOf(isNear),
      ...Array.from({ length: 8 }, (_, slot) => {
        const sign = signpostAt(slot, isNear);
        return { ...sign, x: sign.x - sign.width / 2, y: sign.y - sign.height / 2 };
      }),
    ]),
  ];
  boxes.forEach((one, index) => {
    expect(one.x >= 0 && one.x + one.width <= WINDOW.width).toBe(true);
    expect(one.y >= 0 && one.y + one.height <= WINDOW.height).toBe(true);
    for (const two of boxes.slice(index + 1))
      expect(
        one.x + one.width <= two.x ||
          two.x + two.width <= one.x ||
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y,
      ).toBe(true);
  });
  expect(diceAt(true).y).toBeGreaterThan(diceAt(false).y);
});
