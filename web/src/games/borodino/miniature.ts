// The strokes of a small map: a dozen paths at most, so that a page can show many of them.

import type { AreaFacts, Ground, Scenery, Side, View } from '$types/borodino';
import { circle, line, polygon, swinging } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { SIDES } from './sides';

export function miniature(scenery: Scenery, opening: View): Stroke[] {
  const { areas } = scenery;
  const of = (is: (area: AreaFacts) => boolean) => areas.filter(is).map(body);
  const grown = (ground: Ground) => of((area) => area.ground === ground);
  const water = (kind: string) =>
    scenery.rivers
      .filter((river) => river.water === kind)
      .map(({ course }) => swinging(course.map(([x, y]) => ({ x, y }))));
  const roads = scenery.main_roads.map((road) => swinging(road.areas.map((area) => areas[area]!)));
  return [
    ...stroke(
      'hill',
      of(({ is_hill }) => is_hill),
    ),
    ...stroke('woods', grown('woods')),
    ...stroke('marsh', grown('marsh')),
    ...stroke('border', areas.map(body)),
    ...stroke('stream', water('stream')),
    ...stroke('bank', water('river')),
    ...stroke('river', water('river')),
    ...stroke('case', roads),
    ...stroke('road', roads),
    ...stroke('works', areas.filter(({ redoubt_from }) => redoubt_from !== null).map(redoubt)),
    ...SIDES.flatMap((side) => stroke(`army ${side}`, blocks(scenery, opening, side))),
  ];
}

/** An area by its outline, or as a round patch where the map has none. */
const body = ({ outline, x, y }: AreaFacts): string =>
  outline.length > 2 ? polygon(outline.map(([x, y]) => ({ x, y }))) : circle({ x, y }, 70);

const redoubt = ({ x, y }: AreaFacts): string =>
  line([
    { x: x + 20, y: y - 62 },
    { x: x - 10, y: y - 58 },
    { x: x - 30, y: y - 36 },
    { x: x - 10, y: y - 14 },
    { x: x + 20, y: y - 10 },
  ]);

/** A block for each area in which a side stands: larger the more of it is there, in the side's shape. */
function blocks(scenery: Scenery, { blocks, hidden }: View, side: Side): string[] {
  return scenery.areas.flatMap((facts, area) => {
    const seen = blocks.filter(
      (one) => one.area === area && scenery.blocks[one.block]!.side === side,
    ).length;
    const others = hidden.filter((one) => one.area === area && one.side === side);
    const count = others.reduce((sum, one) => sum + one.blocks, seen);
    return count === 0 ? [] : [block(facts, side, 18 + Math.sqrt(count) * 9)];
  });
}

/** Cut corners for the French, round for the Russians. */
function block({ x, y }: AreaFacts, side: Side, half: number): string {
  if (side === 'russian') return circle({ x, y }, half);
  const near = half * 0.45;
  return polygon(
    [
      [-near, -half],
      [near, -half],
      [half, -near],
      [half, near],
      [near, half],
      [-near, half],
      [-half, near],
      [-half, -near],
    ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! })),
  );
}
