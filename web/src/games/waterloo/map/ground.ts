// The painting under the pieces: relief with its hachures, woods, rivers, borders, roads and bridges.

import type { Scenery } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { aside, at, circle, far, line, plus } from '$lib/board/paint/path';
import { numbers, wobble } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { swing } from '$lib/board/paint/swing';
import { coursed, crossings, samples, type Crossing, type Road } from './curves';
import { legendFrames } from './legend';
import type { Frame } from '$lib/board/paint/frame';
import { noise, reliefOf, smooth, type Relief } from './relief';

/** Where nothing has been drawn yet, so that woods and hills keep off roads, towns, rivers and names. */
class Room {
  readonly #taken = new Set<number>();

  static cell = (value: number) => Math.round(value / 4);

  take({ x, y }: Point, around: number) {
    const reach = Math.ceil(around / 4);
    const [i, j] = [Room.cell(x), Room.cell(y)];
    for (let dx = -reach; dx <= reach; dx += 1)
      for (let dy = -reach; dy <= reach; dy += 1) this.#taken.add((j + dy) * 4096 + i + dx);
  }

  takeFrame({ x, y, width, height }: Frame) {
    for (let u = 0; u <= width; u += 4)
      for (let v = 0; v <= height; v += 4) this.take({ x: x + u, y: y + v }, 3);
  }

  isFree({ x, y }: Point): boolean {
    return !this.#taken.has(Room.cell(y) * 4096 + Room.cell(x));
  }
}

export function paint(scenery: Scenery, roads: readonly Road[], names: readonly Frame[]): Stroke[] {
  const room = new Room();
  for (const road of roads) for (const point of samples(road)) room.take(point, 5);
  for (const river of scenery.rivers) for (const point of swing(river)) room.take(point, 7);
  for (const border of scenery.borders) for (const point of swing(border)) room.take(point, 4);
  for (const town of scenery.towns) room.take(town, town.supply === null ? 13 : 20);
  for (const name of [...names, ...legendFrames(scenery)]) room.takeFrame(name);
  const relief = reliefOf(scenery);
  return [
    ...hills(relief, room),
    ...fields(scenery, relief, room),
    ...woods(scenery, relief, room),
    ...borders(scenery),
    ...rivers(scenery, roads),
    ...highways(roads),
    ...crossings(scenery, roads).flatMap(bridge),
  ];
}

/** From how high land is painted darker, and with which brush. */
const LEVELS = [0.52, 0.64, 0.76] as const;

function hills(relief: Relief, room: Room): Stroke[] {
  return LEVELS.flatMap((level, index) => {
    const lines = relief.contours(level);
    const land = lines.map(smooth);
    return [
      ...stroke('slope', land),
      ...stroke(`land-${index + 1}`, land),
      ...stroke(
        'hachure',
        lines.flatMap((points) => hachures(points, relief, room)),
      ),
    ];
  });
}

/** Short strokes downhill, longer where it is steep. */
function hachures(points: readonly Point[], relief: Relief, room: Room): string[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]!;
    const count = Math.max(1, Math.round(far(point, next) / 4.2));
    return Array.from({ length: count }, (_, step) => {
      const share = step / count;
      const start = {
        x: point.x + (next.x - point.x) * share,
        y: point.y + (next.y - point.y) * share,
      };
      const up = relief.slope(start);
      const steep = Math.hypot(up.x, up.y);
      if (steep < 0.0016 || !room.isFree(start)) return '';
      const long = Math.min(9, 2.5 + steep * 900) * (0.75 + 0.35 * wobble(start.x, start.y, 17));
      const end = plus(start, { x: -up.x / steep, y: -up.y / steep }, long);
      return room.isFree(end) ? line([start, end]) : '';
    });
  });
}

/** Loose tufts and furrows on the open land. */
function fields(scenery: Scenery, relief: Relief, room: Room): Stroke[] {
  const tufts = scattered(scenery, 34, 23).filter(
    (spot) => room.isFree(spot) && relief.height(spot) < LEVELS[0] - 0.02,
  );
  return stroke(
    'tuft',
    tufts.map(({ x, y }) => {
      const long = 5 + wobble(x, y, 29) * 2;
      return `M${at({ x, y })}h${long.toFixed(1)}m${(-long * 0.7).toFixed(1)} 2.6h${(long * 0.8).toFixed(1)}`;
    }),
  );
}

/** Points all over the map, a little astray from a grid. */
function scattered({ width, height }: Scenery, gap: number, salt: number): Point[] {
  const next = numbers(salt * 7919 + gap);
  const found: Point[] = [];
  for (let y = gap; y < height - 10; y += gap)
    for (let x = gap; x < width - 10; x += gap)
      found.push({ x: x + (next() - 0.5) * gap, y: y + (next() - 0.5) * gap });
  return found;
}

/** Woods stand where the map is empty: on high ground, and in patches of the plain. */
function woods(scenery: Scenery, relief: Relief, room: Room): Stroke[] {
  const patch = noise(74, 11);
  const isWood = (spot: Point) => patch(spot) + relief.height(spot) * 0.42 > 0.86;
  const trees = scattered(scenery, 9.5, 41)
    .filter((spot) => isWood(spot) && room.isFree(spot) && room.isFree(plus(spot, { x: 0, y: -4 })))
    .sort((a, b) => a.y - b.y);
  const size = ({ x, y }: Point) => 2.7 + wobble(x, y, 43) * 0.7;
  return [
    ...stroke(
      'tree-shade',
      trees.map((tree) => circle(plus(tree, { x: 1.3, y: 1.5 }), size(tree))),
    ),
    ...stroke(
      'tree',
      trees.map((tree) => circle(tree, size(tree))),
    ),
    ...stroke(
      'tree-light',
      trees.map((tree) => circle(plus(tree, { x: -0.7, y: -0.8 }), size(tree) * 0.45)),
    ),
  ];
}

function rivers(scenery: Scenery, roads: readonly Road[]): Stroke[] {
  const courses = scenery.rivers.map((river) => coursed(scenery, river, roads));
  const ribbons = courses.map((points) => line(points));
  return [
    ...stroke('bank-shade', ribbons),
    ...stroke('bank', ribbons),
    ...stroke('water', ribbons),
    ...stroke('ripple', courses.flatMap(ripples)),
  ];
}

/** Short strokes along the stream, by turns at its left and at its right. */
const ripples = (points: readonly Point[]): string[] =>
  points.flatMap((point, index) => {
    if (index % 4 !== 2 || index + 2 >= points.length) return [];
    const way = { x: points[index + 2]!.x - point.x, y: points[index + 2]!.y - point.y };
    const long = Math.hypot(way.x, way.y) || 1;
    const side = plus(
      point,
      aside({ x: way.x / long, y: way.y / long }),
      wobble(point.x, point.y, 5) * 1.5,
    );
    return [line([side, plus(side, way, 0.6)])];
  });

function borders(scenery: Scenery): Stroke[] {
  return scenery.borders.flatMap((border, index) => {
    const d = line(swing(border));
    return [...stroke('border-wash', d), ...stroke(index === 0 ? 'frontier' : 'quarters', d)];
  });
}

function highways(roads: readonly Road[]): Stroke[] {
  const of = (grade: string) =>
    roads.filter(({ facts }) => facts.grade === grade).map(({ d }) => d);
  return [
    ...stroke('minor-halo', of('minor')),
    ...stroke('minor', of('minor')),
    ...stroke('major-case', of('major')),
    ...stroke('major', of('major')),
  ];
}

/** Two parapets with water between them. */
function bridge({ at: middle, way }: Crossing): Stroke[] {
  const across = aside(way);
  const spot = (along: number, over: number) => plus(plus(middle, way, along), across, over);
  const parapet = (side: number) =>
    line([
      spot(-5.6, side * 5),
      spot(-3.6, side * 3.3),
      spot(3.6, side * 3.3),
      spot(5.6, side * 5),
    ]);
  return [
    ...stroke('ford', line([spot(0, -5.6), spot(0, 5.6)])),
    ...stroke('deck', line([spot(-4.6, 0), spot(4.6, 0)])),
    ...stroke('parapet', [parapet(-1), parapet(1)]),
  ];
}
