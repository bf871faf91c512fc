import { describe, expect, it } from 'vitest';
import type { Hex } from '$types/ccn';
import { BOARD, everyHex, isOnBoard, middle, place } from '../src/games/ccn/geometry';
import { miniature } from '../src/games/ccn/miniature';
import { sectionLines } from '../src/games/ccn/sections';
import { bends, courses, joins, streamIn } from '$lib/board/paint/courses';
import { inset, loops } from '$lib/board/paint/outline';
import { fieldOf, seenSide, turnHex } from '../src/games/ccn/terrain/field';
import { GRID } from '../src/games/ccn/terrain/grid';
import { paint } from '../src/games/ccn/terrain/painting';
import { mapOf, scenery, view } from './samples';

/** The Côa as it runs from edge to edge. */
const COA: Hex[] = [
  [7, 1],
  [7, 2],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
];

describe('rivers', () => {
  it('run through neighbouring hexes as one ribbon', () => {
    const found = courses(GRID, COA);
    expect(found).toHaveLength(1);
    expect(found[0]?.hexes.map(place).sort()).toEqual(COA.map(place).sort());
  });

  it('leave the board where a hex lies at the edge, and rise where it does not', () => {
    const [river] = courses(GRID, COA);
    const ends = [river?.before, river?.after].map((point) => point?.x ?? NaN);
    expect(Math.min(...ends)).toBeLessThan(0);
    const spring = Math.max(...ends);
    expect(Math.abs(spring - middle([8, 5]).x)).toBeLessThan(30);
  });

  it('join three hexes that lie together by two sides', () => {
    const three: Hex[] = [
      [4, 6],
      [5, 6],
      [5, 7],
    ];
    const sides = [...joins(GRID, three).values()].reduce((sum, others) => sum + others.size, 0);
    expect(sides).toBe(4);
  });

  it('stay together where many water hexes lie together', () => {
    const pool: Hex[] = [
      [5, 7],
      [5, 8],
      [6, 7],
      [6, 8],
      [7, 8],
      [7, 9],
    ];
    const water = joins(GRID, pool);
    const reached = new Set<string>(['5,7']);
    for (const name of reached) for (const next of water.get(name)!) reached.add(next);
    expect(reached.size).toBe(pool.length);
    const sides = [...water.values()].reduce((sum, others) => sum + others.size, 0) / 2;
    expect(sides).toBeLessThanOrEqual(pool.length);
  });

  it('fork in a hex that three others touch', () => {
    const fork: Hex[] = [
      [5, 5],
      [5, 6],
      [5, 7],
      [4, 6],
      [6, 7],
    ];
    const all = courses(GRID, fork);
    const steps = all.reduce((sum, { hexes }) => sum + hexes.length - 1, 0);
    expect(steps).toBe(4);
    for (const hex of fork) expect(streamIn(GRID, all, hex)).not.toBeNull();
  });

  it('pass through the middle of the side between two hexes', () => {
    const [river] = courses(GRID, COA);
    const [one, other] = [middle([7, 1]), middle([7, 2])];
    const side = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const near = bends(GRID, river!).some(
      ({ x, y }) => Math.abs(x - side.x) < 0.01 && Math.abs(y - side.y) < 0.01,
    );
    expect(near).toBe(true);
  });
});

describe('hills', () => {
  const ring = ([row, column]: Hex): Hex[] => [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row - 1, column + 1],
    [row + 1, column],
    [row + 1, column + 1],
  ];

  it('are one body where they touch', () => {
    expect(loops(GRID, [[4, 4]])[0]).toHaveLength(6);
    const two = loops(GRID, [
      [4, 4],
      [4, 5],
    ]);
    expect(two).toHaveLength(1);
    expect(two[0]).toHaveLength(10);
  });

  it('are two bodies where they do not', () => {
    expect(
      loops(GRID, [
        [2, 2],
        [8, 8],
      ]),
    ).toHaveLength(2);
  });

  it('have a second line around a hollow', () => {
    const found = loops(GRID, ring([4, 4]));
    expect(found.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  it('draw their slope inwards, and that of a hollow outwards', () => {
    const [hexagon] = loops(GRID, [[4, 4]]);
    const centre = middle([4, 4]);
    const far = (points: { x: number; y: number }[]) =>
      Math.hypot(points[0]!.x - centre.x, points[0]!.y - centre.y);
    expect(far(inset(hexagon!, 10))).toBeLessThan(far(hexagon!));
    const hollow = loops(GRID, ring([4, 4])).find((loop) => loop.length === 6)!;
    expect(far(inset(hollow, 10))).toBeGreaterThan(far(hollow));
  });
});

describe('the board seen from the other edge', () => {
  it('is the same board', () => {
    expect(everyHex().every((hex) => isOnBoard(turnHex(hex)))).toBe(true);
    expect(everyHex().every((hex) => place(turnHex(turnHex(hex))) === place(hex))).toBe(true);
    const [one, other] = [middle([3, 4]), middle(turnHex([3, 4]))];
    expect(one.x + other.x).toBeCloseTo(BOARD.width);
    expect(one.y + other.y).toBeCloseTo(BOARD.height);
  });

  it('has its works on the opposite sides', () => {
    expect(seenSide('NE', true)).toBe('SW');
    expect(seenSide('E', true)).toBe('W');
    expect(fieldOf(scenery(), [], true).works[0]).toEqual({
      hex: turnHex([5, 5]),
      sides: ['SE', 'SW'],
    });
  });
});

describe('section lines', () => {
  it('cut the fourth and the ninth hex of the even rows in two', () => {
    const [west, east] = sectionLines();
    expect(west?.from.x).toBeCloseTo(middle([2, 4]).x);
    expect(east?.from.x).toBeCloseTo(middle([8, 9]).x);
  });

  it('stand in the same places from either edge', () => {
    const [west, east] = sectionLines();
    expect(west!.from.x + east!.from.x).toBeCloseTo(BOARD.width);
  });
});

describe('the painting', () => {
  const every = scenery({
    map: mapOf([
      'r . h h X . f f . t w q .',
      'r . h . . . f . . t . .',
      'd b . . . . . . . . . . .',
    ]),
  });

  it('is the same every time', () => {
    const field = fieldOf(every, [], false);
    expect(paint(field)).toEqual(paint(field));
  });

  it('has sound numbers only, and every ground', () => {
    const strokes = paint(fieldOf(every, [], true));
    expect(strokes.filter(({ d }) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
    const brushes = new Set(strokes.map(({ brush }) => brush));
    for (const brush of [
      'hachure',
      'crag',
      'tree',
      'water',
      'shoal',
      'deck',
      'roof',
      'sail',
      'pit',
    ])
      expect(brushes).toContain(brush);
  });

  it('changes with the ground', () => {
    const wooded = scenery({ map: mapOf(['', '', '', '. . . f']) });
    const brushes = (changed: number[]) =>
      paint(fieldOf(wooded, changed, false)).map(({ brush }) => brush);
    expect(brushes([])).toContain('tree');
    expect(brushes([0])).not.toContain('tree');
  });

  it('is light as a miniature', () => {
    const strokes = miniature(every, view());
    expect(strokes.length).toBeLessThan(25);
    expect(new Set(strokes.map(({ brush }) => brush)).size).toBe(strokes.length);
    expect(strokes.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(30000);
  });
});
