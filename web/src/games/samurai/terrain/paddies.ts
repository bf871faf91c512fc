// Rice: plots under water between low dykes, with rows of young plants.

import { body } from '$lib/board/paint/outline';
import { aside, at, plus, polygon } from '$lib/board/paint/path';
import { numbersOf } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { corners, type Point, type Spot } from '../geometry';
import { hexesOf, type Field } from './field';

export function paddies(field: Field): Stroke[] {
  const hexes = hexesOf(field, 'rice');
  const plots = hexes.flatMap((spot) => plotsOf(field, spot));
  const brush = (name: string, kind: number) =>
    stroke(
      name,
      plots.filter((plot) => plot.kind === kind).map(({ points }) => polygon(points)),
    );
  return [
    ...stroke('dykes', body(field.grid, hexes, 1.5, 1.5, 61)),
    ...brush('paddy', 0),
    ...brush('paddy wet', 1),
    ...brush('paddy ripe', 2),
    ...stroke(
      'sprout',
      plots.flatMap(({ points, along }) => sprouts(points, along)),
    ),
  ];
}

interface Plot {
  points: Point[];
  along: Point;
  kind: number;
}

/** A hex cut along one of its axes into three strips, and each strip across at another place. */
function plotsOf(field: Field, spot: Spot): Plot[] {
  const next = numbersOf(field.grid, spot, 67);
  const centre = field.grid.middle(spot);
  const angle = (Math.floor(next() * 3) * Math.PI) / 3 + (next() - 0.5) * 0.24;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const over = aside(along);
  const whole = corners(centre, 43.5);
  return [-1, 0, 1].flatMap((strip) => {
    const kept = cut(
      cut(whole, plus(centre, over, strip * 27 - 12.2), over),
      plus(centre, over, strip * 27 + 12.2),
      plus({ x: 0, y: 0 }, over, -1),
    );
    const split = plus(centre, along, (next() - 0.5) * 36);
    const back = plus({ x: 0, y: 0 }, along, -1);
    return [
      cut(kept, plus(split, along, 1.4), along),
      cut(kept, plus(split, along, -1.4), back),
    ].map((points) => ({ points, along, kind: Math.floor(next() * 3) }));
  });
}

/** The part of a polygon that lies ahead of a line through a point, as `ahead` looks. */
function cut(points: readonly Point[], from: Point, ahead: Point): Point[] {
  const far = ({ x, y }: Point) => (x - from.x) * ahead.x + (y - from.y) * ahead.y;
  return points.flatMap((point, index) => {
    const after = points[(index + 1) % points.length]!;
    const [here, there] = [far(point), far(after)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, plus(point, { x: after.x - point.x, y: after.y - point.y }, share)];
  });
}

/** Short strokes in rows, where they are inside a plot. */
function sprouts(points: readonly Point[], along: Point): string[] {
  if (points.length < 3) return [];
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const over = aside(along);
  return [-6, 0, 6].flatMap((row) =>
    [-21, -14, -7, 0, 7, 14, 21]
      .map((far) => plus(plus(middle, over, row), along, far))
      .filter((foot) => isInside(points, foot))
      .map((foot) => `M${at(foot)}l-1.2 -3.2M${at(foot)}l1.4 -3`),
  );
}

/** Whether a point lies well inside a polygon that bulges everywhere. */
const isInside = (points: readonly Point[], { x, y }: Point): boolean =>
  points.every((from, index) => {
    const to = points[(index + 1) % points.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length > 2.6;
  });
