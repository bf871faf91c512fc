// Heights as steps: one body for each level, each on the one below. What lies between two levels is
// drawn by how steep it is: a few strokes on a gentle slope, two close rows of them on a steep one,
// bare rock on a sheer one.

import { hachure, rises } from '$lib/board/paint/heights';
import { along, inset, loops } from '$lib/board/paint/outline';
import { line, plus, polygon, rounded } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point, Spot } from '../geometry';
import { landOf, type Field } from './field';
import { slopeOf, type Slope } from './slopes';

const FOOT = 2.5;
/** How far each further step of one slope stands back from the one below it. */
const STEP = 7;

/** A side between two levels: how steep it is, and which of its steps a line is. */
interface Side {
  slope: Slope;
  step: number;
}

/** The bodies of all levels, and what is drawn on their slopes. */
export interface Heights {
  bodies: Stroke[];
  slopes: Stroke[];
}

export function heights(field: Field): Heights {
  const land = landOf(field);
  const highest = Math.max(0, ...land.map(field.level));
  const steps = Array.from({ length: highest }, (_, index) => step(field, land, index + 1));
  return {
    bodies: steps.flatMap(({ bodies }) => bodies),
    slopes: steps.flatMap(({ slopes }) => slopes),
  };
}

/** The body of a level, with everything higher in it. */
function step(field: Field, land: readonly Spot[], level: number): Heights {
  const high = land.filter((spot) => field.level(spot) >= level);
  const sides = sidesOf(field, high, level);
  const around = loops(field.grid, high).map((loop) => ({ loop, sides: loop.map(sides(loop)) }));
  const shape = (deeper: number, loose: number) =>
    around
      .map(({ loop, sides }) => rounded(inset(loop, depthOf(sides, deeper), loose, level * 3)))
      .join('');
  const shade = Math.min(level, 3);
  const onTop = high.filter((spot) => field.level(spot) === level && field.grid.isOnBoard(spot));
  return {
    bodies: [
      ...stroke('height-shadow', shape(0, 1.2)),
      ...stroke(`height-slope height-${shade}`, shape(0, 1.2)),
      ...stroke(`height-top height-${shade}`, shape(8, 2)),
      ...stroke(
        'height-rise',
        onTop.flatMap((spot) => rises(field.grid, spot)),
      ),
    ],
    slopes: around.flatMap(({ loop, sides }) => edges(loop, sides, level)),
  };
}

const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The sides of the body of a level, found by the point that they begin at. */
function sidesOf(field: Field, high: readonly Spot[], level: number) {
  const known = new Map<string, Side>();
  for (const spot of high) {
    const points = field.grid.corners(spot);
    field.grid.around(spot).forEach((other, index) => {
      const low = field.level(other);
      if (low >= level) return;
      const side = { slope: slopeOf(field.level(spot), low), step: level - low - 1 };
      known.set(`${key(points[index]!)} ${key(points[(index + 1) % 6]!)}`, side);
    });
  }
  const flat: Side = { slope: 'flat', step: 0 };
  return (loop: readonly Point[]) => (from: Point, index: number) =>
    known.get(`${key(from)} ${key(loop[(index + 1) % loop.length]!)}`) ?? flat;
}

/** How far the line of a level stands back at each of its points: between those of the two sides there. */
const depthOf = (sides: readonly Side[], deeper: number) => (index: number) =>
  FOOT + deeper + ((sides.at(index - 1)!.step + sides[index]!.step) / 2) * STEP;

function edges(loop: readonly Point[], sides: readonly Side[], level: number): Stroke[] {
  const next = numbers(level * 131 + loop.length * 31);
  const lineAt = inset(loop, depthOf(sides, 0.5), 1.2, level * 3);
  const found: Record<Exclude<Slope, 'flat'>, string[]> = { gentle: [], steep: [], sheer: [] };
  along(lineAt, 4.2).forEach((spot, number) => {
    const { slope, step } = sides[spot.side]!;
    if (slope === 'gentle' && number % 2 === 0) found.gentle.push(hachure(spot, next, 0.72));
    if (slope === 'steep') found.steep.push(hachure(spot, next, step === 0 ? 0.72 : 1.15));
    if (slope === 'sheer') found.sheer.push(rock(spot.point, spot.inwards, next));
  });
  return [
    ...stroke('hachure gentle', found.gentle),
    ...stroke('hachure', found.steep),
    ...stroke('crest', crests(lineAt, sides, 'steep')),
    ...stroke('cliff', found.sheer),
    ...stroke('crest cliff-crest', crests(lineAt, sides, 'sheer')),
  ];
}

/** A slab of rock that stands on a sheer slope. */
function rock(foot: Point, inwards: Point, next: () => number): string {
  const across = { x: -inwards.y, y: inwards.x };
  const [wide, high] = [2 + next() * 0.8, 7 + next() * 2.5];
  return polygon([
    plus(foot, across, -wide),
    plus(plus(foot, across, -wide * 0.8), inwards, high * (0.75 + next() * 0.25)),
    plus(plus(foot, across, wide * 0.5), inwards, high),
    plus(foot, across, wide),
  ]);
}

/** The line along the sides of a slope, from the middle of each to the next. */
const crests = (points: readonly Point[], sides: readonly Side[], slope: Slope): string[] =>
  points.flatMap((from, index) =>
    sides[index]!.slope === slope ? [line([from, points[(index + 1) % points.length]!])] : [],
  );
