// Rivers as ribbons, with ripples, fords of stones, and bridges that stand across the stream.

import type { Point } from '../geometry';
import { bends, courses, flow, type Course } from './courses';
import { hexesOf, type Field } from './field';
import { aside, at, between, ellipse, line, plus, polygon, swinging, towards } from './path';
import { numbers, numbersOf } from './seed';
import { stroke, type Stroke } from './stroke';

export function rivers(field: Field): Stroke[] {
  const all = courses(hexesOf(field, 'river', 'ford', 'bridge'));
  const ribbons = all.map((course) => swinging(bends(course)));
  return [
    ...stroke('bank-shadow', ribbons),
    ...stroke('bank', ribbons),
    ...stroke('water', ribbons),
    ...stroke('ripple', all.flatMap(ripples)),
    ...hexesOf(field, 'ford').flatMap((hex) => ford(flow(all, hex), numbersOf(hex, 61))),
    ...hexesOf(field, 'bridge').flatMap((hex) => bridge(flow(all, hex))),
  ];
}

/** Short curved strokes along the stream. */
function ripples(course: Course): string[] {
  const points = bends(course);
  const next = numbers(points.length * 97 + course.hexes[0]![0] * 13);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const way = towards(from, to);
    return [0.2, 0.62].map((share) => {
      const here = plus(between(from, to, share + next() * 0.2), aside(way), (next() - 0.5) * 9);
      const length = 6 + next() * 5;
      const swell = plus({ x: way.x * length * 0.5, y: way.y * length * 0.5 }, aside(way), 1.6);
      return `M${at(here)}q${at(swell)} ${at({ x: way.x * length, y: way.y * length })}`;
    });
  });
}

interface Stream {
  centre: Point;
  way: Point;
}

/** A ford: the stream is broad and pale, and stones lead across. */
function ford({ centre, way }: Stream, next: () => number): Stroke[] {
  const across = aside(way);
  const spot = (along: number, over: number) => plus(plus(centre, way, along), across, over);
  const shoal = `M${at(spot(-31, 0))}C${at(spot(-15, -17))} ${at(spot(15, -17))} ${at(spot(31, 0))}C${at(spot(15, 17))} ${at(spot(-15, 17))} ${at(spot(-31, 0))}Z`;
  const stones: string[] = [];
  const shades: string[] = [];
  for (const row of [-27, -21, 21, 27]) {
    for (const over of [-8, -1, 6]) {
      const stone = spot(row + (next() - 0.5) * 4, over + (next() - 0.5) * 4);
      const size = 1.9 + next() * 1.5;
      shades.push(ellipse(plus(stone, { x: 0.8, y: 1.2 }), size * 1.15, size * 0.85));
      stones.push(ellipse(stone, size * 1.1, size * 0.8));
    }
  }
  const banks = [-1, 1].map((hand) =>
    line([
      spot(-20, hand * 15.5),
      spot(-6, hand * 17.5),
      spot(8, hand * 16.8),
      spot(20, hand * 15),
    ]),
  );
  return [
    ...stroke('shoal', shoal),
    ...stroke('ford-track', banks),
    ...stroke('stone-shadow', shades),
    ...stroke('stone', stones),
  ];
}

/** A bridge: arches below, a deck with its parapets, and the road that leads to it. */
function bridge({ centre, way }: Stream): Stroke[] {
  const across = aside(way);
  const spot = (along: number, over: number) => plus(plus(centre, way, along), across, over);
  const deck = (half: number, long: number, drop: Point = { x: 0, y: 0 }) =>
    polygon(
      [
        spot(-half, -long),
        spot(-half - 3, 0),
        spot(-half, long),
        spot(half, long),
        spot(half + 3, 0),
        spot(half, -long),
      ].map((point) => plus(point, drop)),
    );
  const planks = [-20, -15, -10, -5, 0, 5, 10, 15, 20].map((over) =>
    line([spot(-8.5, over), spot(8.5, over)]),
  );
  const parapet = (side: number) =>
    line([spot(side * 9, -23), spot(side * 12, 0), spot(side * 9, 23)]);
  return [
    ...stroke('road', [line([spot(0, -38), spot(0, 38)])]),
    ...stroke('bridge-shadow', deck(9.5, 23, { x: 3, y: 4.5 })),
    ...stroke('deck', deck(9, 23)),
    ...stroke('plank', planks),
    ...stroke('parapet', [parapet(-1), parapet(1)]),
  ];
}

/** The ribbons alone, for those who draw less. */
export const ribbonsOf = (field: Field): string =>
  courses(hexesOf(field, 'river', 'ford', 'bridge'))
    .map((course) => swinging(bends(course)))
    .join('');
