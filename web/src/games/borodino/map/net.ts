// The net of areas: their outlines, and for every border the one line that both its areas share. A map
// without outlines is parted evenly between the middles of its areas.

import type { AreaId, BorderId, Scenery } from '$types/borodino';
import { aside, between, far, plus, towards } from '$lib/board/paint/path';
import { wobble } from '$lib/board/paint/seed';
import type { Point } from '$lib/board/viewport';

export interface Net {
  /** The corners of each area. */
  corners: readonly (readonly Point[])[];
  /** The same outlines as they are drawn, with many points. */
  outlines: readonly (readonly Point[])[];
  /** The line of each border, as it is drawn. */
  lines: readonly (readonly Point[])[];
  /** Whether the areas of a border lie beside each other, so that the line is one of their outlines. */
  isShared: readonly boolean[];
}

export function netOf(scenery: Scenery): Net {
  const corners = cornersOf(scenery);
  const outlines = corners.map((points) =>
    points.flatMap((from, index) => drawn(scenery, from, points[(index + 1) % points.length]!)),
  );
  const shared = scenery.borders.map(({ ends: [one, other] }) =>
    sharedLine(corners[one]!, corners[other]!),
  );
  const lines = shared.map((points, border) =>
    points === null ? apart(scenery, border) : whole(scenery, points),
  );
  return { corners, outlines, lines, isShared: shared.map((points) => points !== null) };
}

function cornersOf(scenery: Scenery): Point[][] {
  const { areas } = scenery;
  if (areas.some(({ outline }) => outline.length < 3))
    return areas.map((_, area) => cell(scenery, area));
  return areas.map(({ outline }) => outline.map(([x, y]) => ({ x, y })));
}

/** What of the map is nearer to the middle of an area than to any other. */
function cell({ areas, width, height }: Scenery, area: AreaId): Point[] {
  const own = areas[area]!;
  let points: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  for (const other of areas) {
    if (other === own || far(own, other) === 0) continue;
    const [middle, way] = [between(own, other), towards(own, other)];
    const beyond = ({ x, y }: Point) => (x - middle.x) * way.x + (y - middle.y) * way.y;
    points = points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length]!;
      const [here, there] = [beyond(point), beyond(next)];
      const cut = here < 0 !== there < 0 ? [between(point, next, here / (here - there))] : [];
      return here < 0 ? [point, ...cut] : cut;
    });
  }
  return points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })).filter(isNew);
}

const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
const isNew = (point: Point, index: number, all: readonly Point[]) =>
  index === 0 || !same(point, all[index - 1]!);

/** The corners that two areas share one after the other; null if they do not lie beside each other. */
function sharedLine(one: readonly Point[], other: readonly Point[]): Point[] | null {
  const isEdge = (a: Point, b: Point) =>
    other.some((point, index) => {
      const next = other[(index + 1) % other.length]!;
      return (same(point, a) && same(next, b)) || (same(point, b) && same(next, a));
    });
  const edges = one.map((point, index) => isEdge(point, one[(index + 1) % one.length]!));
  const first = edges.findIndex((is, index) => is && !edges.at(index - 1));
  if (first < 0) return null;
  const found = [one[first]!];
  for (let index = first; edges[index % one.length]; index += 1) {
    found.push(one[(index + 1) % one.length]!);
    if (found.length > one.length) break;
  }
  return found;
}

/** The border of two areas that do not lie beside each other: a short line across the way between them. */
function apart({ areas, borders }: Scenery, border: BorderId): Point[] {
  const { ends } = borders[border]!;
  const [one, other] = [areas[ends[0]]!, areas[ends[1]]!];
  const [middle, along] = [between(one, other), aside(towards(one, other))];
  return [-24, 0, 24].map((by) => plus(middle, along, by));
}

const whole = (scenery: Scenery, points: readonly Point[]): Point[] => [
  ...points.slice(1).flatMap((to, index) => drawn(scenery, points[index]!, to)),
  points.at(-1)!,
];

/** How far apart the points of a line are, and how far it strays. */
const STEP = 11;
const ASTRAY = 5.5;

/** A side of an outline as it is drawn, without its end: the same line from both its ends. */
function drawn({ width, height }: Scenery, from: Point, to: Point): Point[] {
  const isEdge =
    [from, to].every(({ x }) => x <= 0) ||
    [from, to].every(({ x }) => x >= width) ||
    [from, to].every(({ y }) => y <= 0) ||
    [from, to].every(({ y }) => y >= height);
  if (isEdge) return [from];
  const isForth = from.x < to.x || (from.x === to.x && from.y < to.y);
  const line = isForth ? strayed(from, to) : strayed(to, from).reverse();
  return line.slice(0, -1);
}

/** A line that bows a little and trembles, and keeps its ends. */
function strayed(from: Point, to: Point): Point[] {
  const long = far(from, to);
  const count = Math.max(2, Math.round(long / STEP));
  const across = aside(towards(from, to));
  const most = Math.min(ASTRAY, long / 16);
  const bow = wobble(from.x + to.x, from.y + to.y, 3);
  const swing = wobble(from.x + to.x, from.y + to.y, 4);
  const inner = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const point = between(from, to, share);
    const by =
      bow * Math.sin(share * Math.PI) +
      swing * 0.7 * Math.sin(share * Math.PI * 2) +
      wobble(point.x, point.y, 5) * 0.22;
    return plus(point, across, by * most);
  });
  return [from, ...inner, to];
}
