// Open land: fields under the plough here and there, and tufts of grass.

import type { AreaId, Scenery } from '$types/borodino';
import { line, plus, polygon } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '$lib/board/viewport';
import type { Cover } from './cover';
import type { Layout } from './layout';
import { boundsOf, depthIn, isInside } from './room';

interface Field {
  outline: string;
  furrows: string[];
  isRipe: boolean;
}

export function fields(scenery: Scenery, layout: Layout, cover: Cover): Stroke[] {
  const found = scenery.areas.flatMap(({ ground }, area) =>
    ground === 'clear' ? fieldsIn(layout, area, cover) : [],
  );
  const of = (isRipe: boolean) =>
    found.filter((field) => field.isRipe === isRipe).map(({ outline }) => outline);
  return [
    ...stroke('field', of(false)),
    ...stroke('field-ripe', of(true)),
    ...stroke(
      'furrow',
      found.flatMap(({ furrows }) => furrows),
    ),
  ];
}

/** A few fields that lie the same way, where there is room. */
function fieldsIn(layout: Layout, area: AreaId, cover: Cover): Field[] {
  const corners = layout.net.corners[area]!;
  const bounds = boundsOf(corners);
  const next = numbers(area * 7919 + 101);
  const turn = (next() - 0.5) * 1.2;
  const found: Field[] = [];
  for (let tried = 0; tried < 26 && found.length < 6; tried += 1) {
    const middle = { x: bounds.x + next() * bounds.width, y: bounds.y + next() * bounds.height };
    const [long, wide] = [13 + next() * 9, 9 + next() * 6];
    const at = placedAt(middle, turn + (next() - 0.5) * 0.2);
    const ends = [
      at(-long, -wide),
      at(long, -wide + 1.5),
      at(long - 2, wide),
      at(-long + 1, wide - 1),
    ];
    const isFree = [...ends, middle].every(
      (point) => isInside(point, corners) && depthIn(point, corners) > 9 && !cover.has(point),
    );
    if (!isFree) continue;
    cover.points(ends, 6).points([middle], Math.max(long, wide));
    const rows = Array.from({ length: Math.floor((2 * wide) / 3.6) - 1 }, (_, row) => {
      const over = -wide + 3.6 * (row + 1);
      return line([at(-long + 2.5, over), at(long - 3, over + 0.6)]);
    });
    found.push({ outline: polygon(ends), furrows: rows, isRipe: next() > 0.55 });
  }
  return found;
}

const placedAt =
  (middle: Point, turn: number) =>
  (along: number, over: number): Point =>
    plus(middle, {
      x: along * Math.cos(turn) - over * Math.sin(turn),
      y: along * Math.sin(turn) + over * Math.cos(turn),
    });
