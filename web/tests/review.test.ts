// A game that was gone over, as it is drawn.

import { describe, expect, test } from 'vitest';
import type { Review } from '$types/protocol';
import {
  apart,
  longest,
  pointAt,
  points,
  seatsFrom,
  sign,
  stacked,
  stepOf,
  turnEnds,
  turnTicks,
  upTo,
} from '$lib/table/review';

const point = (line: number, turn: number, chances: number[]) => ({
  line,
  told: [line, line - 1, line - 2, line],
  turn,
  chances,
});
const curve = [
  point(3, 0, [5000, 5000]),
  point(4, 1, [5200, 4800]),
  point(6, 1, [5600, 4400]),
  point(8, 2, [4000, 6000]),
  point(9, 3, [0, 10_000]),
];

describe('a moment of the game', () => {
  test('stands where each viewer saw it', () => {
    const moment = { told: [8, 7, 6, 9] };
    expect([0, 1, 'spectator', 'referee'].map((viewer) => stepOf(moment, viewer as 0))).toEqual([
      7, 6, 5, 8,
    ]);
  });

  test('is never before the beginning', () => {
    expect(stepOf({ told: [0, 0, 0, 0] }, 1)).toBe(0);
    expect(stepOf({ told: [] }, 'referee')).toBe(0);
  });

  test('has the chances of the last point before it', () => {
    expect(pointAt(curve, 0, 'referee')).toBe(curve[0]);
    expect(pointAt(curve, 4, 'referee')).toBe(curve[1]);
    expect(pointAt(curve, 5, 'referee')).toBe(curve[2]);
    expect(pointAt(curve, 99, 'referee')).toBe(curve[4]);
    expect(pointAt([], 3, 'referee')).toBeUndefined();
  });
});

describe('the curve', () => {
  test('has one point for each step, and goes on to the end of the game', () => {
    const again = [...curve, point(9, 3, [100, 9900])];
    const steps = upTo(again, 12, 'referee');
    expect(steps.map(({ at }) => at)).toEqual([2, 3, 5, 7, 8, 12]);
    expect(steps.at(-2)?.point.chances).toEqual([100, 9900]);
    expect(steps.at(-1)?.point).toBe(steps.at(-2)?.point);
    expect(upTo(curve, 8, 'referee')).toHaveLength(5);
    expect(upTo([], 8, 'referee')).toEqual([]);
  });
});

describe('the ground of the sides', () => {
  test('lies on each other up to the whole, whoever looks at the bottom', () => {
    expect(seatsFrom(1, 2)).toEqual([1, 0]);
    expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
    const allies = (seat: number) => (seat === 0 ? [] : [3 - seat]);
    expect(seatsFrom(2, 3, allies), 'who wins together').toEqual([2, 0]);
    expect(stacked(point(1, 1, [2500, 7500]), [1, 0])).toEqual([
      { from: 0, to: 0.75 },
      { from: 0.75, to: 1 },
    ]);
  });

  test('fills the chart when seats win together, or nobody can', () => {
    expect(stacked(point(1, 1, [5000, 5000, 10_000]), [0, 1, 2]).at(-1)?.to).toBe(1);
    expect(stacked(point(1, 1, [0, 0]), [0, 1])).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
  });
});

describe('turns', () => {
  test('are marked where they begin, as many as there is room for', () => {
    expect(turnTicks(curve, 10).map(({ line }) => line)).toEqual([4, 8, 9]);
    expect(turnTicks(curve, 2).map(({ turn }) => turn)).toEqual([2]);
  });

  test('are read by how they ended', () => {
    expect(turnEnds(curve).map(({ line }) => line)).toEqual([3, 6, 8, 9]);
  });
});

describe('marks', () => {
  test('do not lie on each other', () => {
    const spots = apart(
      [
        { x: 50, y: 40 },
        { x: 52, y: 41 },
        { x: 54, y: 42 },
        { x: 90, y: 0 },
      ],
      24,
      92,
    );
    for (const [at, one] of spots.entries())
      for (const two of spots.slice(at + 1))
        expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(
          24,
        );
    for (const { y } of spots) expect(y >= 12 && y <= 80).toBe(true);
    expect(spots.map(({ x }) => x)).toEqual([50, 52, 54, 90]);
  });
});

describe('points', () => {
  test('are whole hundredths of the chance to win', () => {
    expect([points(-1240), points(1250), points(49)]).toEqual([12, 13, 0]);
    expect([sign(-1240), sign(1240), sign(-30)]).toEqual(['less', 'more', 'none']);
  });

  test('are drawn on one scale', () => {
    const seats = [
      { seat: 0, play: -3120, luck: 1200, decisions: 9, best: 8 },
      { seat: 1, play: -10, luck: -4000, decisions: 9, best: 9 },
    ];
    expect(longest({ level: 'sergeant', curve, costly: [], seats } as Review)).toBe(4000);
    expect(longest({ level: 'sergeant', curve, costly: [], seats: [] })).toBe(100);
  });
});
