// What people have built: villages beside their roads, and the ramparts of redoubts, which look west.

import type { AreaFacts, Scenery } from '$types/borodino';
import { house } from '$lib/board/paint/houses';
import { aside, line, plus, polygon, towards } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { merged, stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '$lib/board/viewport';
import { evenly } from './hills';
import type { Places } from './places';

/** Where the houses of a village stand around its middle, the farther ones first. */
const HOUSES: readonly (readonly [x: number, y: number])[] = [
  [-7, -4],
  [9, -5],
  [-20, 3],
  [-2, 9],
  [14, 8],
];

export function villages({ areas }: Scenery, { villages }: Places): Stroke[] {
  const all = [...villages].flatMap(([area, middle]) => {
    const next = numbers(area * 104729 + 7);
    return middlesOf(areas[area]!, middle).flatMap((at) => {
      const count = 4 + Math.floor(next() * 2);
      return HOUSES.slice(0, count).flatMap(([x, y]) =>
        house({
          foot: plus(at, { x: x + next() * 2, y: y + next() * 2 }),
          wide: 5.6 + next(),
          deep: 6.5 + next() * 2.5,
          high: 4.4 + next(),
        }),
      );
    });
  });
  return merged(all);
}

/** How far out the other villages of an area lie, from its middle to one of its corners. */
const OUT = 0.55;

/** The first village has a place of its own; others lie towards corners of their area. */
function middlesOf({ x, y, villages, outline }: AreaFacts, first: Point): Point[] {
  const others = Array.from({ length: Math.max(0, villages - 1) }, (_, index): Point => {
    const [cornerX, cornerY] = outline[(index * 2) % Math.max(1, outline.length)] ?? [x, y];
    return { x: x + OUT * (cornerX - x), y: y + OUT * (cornerY - y) };
  });
  return [first, ...others];
}

/** A lunette that is open behind, and the three arrows of a row of fleches. */
const LUNETTE: readonly (readonly Point[])[] = [
  [
    { x: 12, y: -13 },
    { x: -3, y: -12 },
    { x: -13, y: 0 },
    { x: -3, y: 12 },
    { x: 12, y: 13 },
  ],
];
const FLECHES: readonly (readonly Point[])[] = [-12, 2, 13].map((y, index) => {
  const x = index === 1 ? -9 : 2;
  return [
    { x: x + 9, y: y - 6 },
    { x: x - 3, y },
    { x: x + 9, y: y + 6 },
  ];
});

/** A redoubt that never stands in this scenario leaves but a trace. */
export function redoubts({ areas }: Scenery, { redoubts }: Places): Stroke[] {
  const all = [...redoubts].flatMap(([area, middle]) => {
    const { name, redoubt_from } = areas[area]!;
    const shape = /fl[eè]ches/i.test(name) ? FLECHES : LUNETTE;
    const ramparts = shape.map((points) => points.map((point) => plus(middle, point)));
    if (redoubt_from === null)
      return stroke(
        'trace',
        ramparts.map((points) => line(points)),
      );
    return ramparts.flatMap(rampart);
  });
  return merged(all);
}

function rampart(points: readonly Point[]): Stroke[] {
  const d = line(points);
  return [
    ...stroke('scarp', scarps(points)),
    ...stroke('rampart-shade', d),
    ...stroke('rampart-case', d),
    ...stroke('rampart', d),
    ...stroke('parapet-crest', d),
  ];
}

/** Short wedges down the outer side. */
const scarps = (points: readonly Point[]): string[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const outwards = aside(towards(to, from));
    return evenly([from, to], 3.4).map(({ point, way }) => {
      const head = plus(point, outwards, 2);
      return polygon([plus(head, way, -0.8), plus(head, way, 0.8), plus(head, outwards, 5)]);
    });
  });
