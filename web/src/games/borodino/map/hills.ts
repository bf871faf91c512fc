// Hills: bodies that stand out from the plain, and hachures down their slopes where a border says so.

import type { Scenery } from '$types/borodino';
import { inset } from '$lib/board/paint/outline';
import { aside, line, plus, polygon, rounded, towards } from '$lib/board/paint/path';
import { wobble } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '$lib/board/viewport';
import type { Cover } from './cover';
import type { BorderLine, Layout } from './layout';
import { depthIn, isInside } from './room';

export function hills(scenery: Scenery, layout: Layout): Stroke[] {
  const high = scenery.areas.flatMap(({ is_hill }, area) => (is_hill ? [area] : []));
  const bodies = high.map((area) => layout.outlines[area]!);
  return [
    ...stroke(
      'hill-shade',
      slopesOf(scenery, layout).map(({ points }) => line(points)),
    ),
    ...stroke('hill-body', bodies),
    ...stroke(
      'hill-top',
      high.map((area) => knoll(layout.net.corners[area]!, 20, 51)),
    ),
    ...stroke(
      'hill-crown',
      high.map((area) => knoll(layout.net.corners[area]!, 40, 57)),
    ),
  ];
}

const slopesOf = ({ borders }: Scenery, layout: Layout): BorderLine[] =>
  layout.borders.filter(({ border, isShared }) => isShared && borders[border]!.uphill_to !== null);

/** The corners drawn in, where that leaves anything, as a round body. */
function knoll(corners: readonly Point[], depth: number, salt: number): string {
  const points = inset(clockwise(corners), depth, 7, salt);
  const isWithin = points.every(
    (point) => isInside(point, corners) && depthIn(point, corners) > depth * 0.5,
  );
  return isWithin ? rounded(points) : '';
}

function clockwise(points: readonly Point[]): readonly Point[] {
  const turn = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return turn > 0 ? points : points.toReversed();
}

/** Hachures fall from the border to the lower side; above water they fall to its bank. */
export function slopes(scenery: Scenery, layout: Layout, cover: Cover): Stroke[] {
  const strokes = slopesOf(scenery, layout).flatMap((one) => {
    const { ends, uphill_to, water } = scenery.borders[one.border]!;
    const down = uphill_to === ends[0] ? one.across : { x: -one.across.x, y: -one.across.y };
    const from = water === null ? -1 : water === 'river' ? -20 : -17;
    return fall(one.points, down, from).filter(({ foot }) => !cover.has(foot));
  });
  return stroke(
    'hachure',
    strokes.map(({ d }) => d),
  );
}

interface Hachure {
  foot: Point;
  d: string;
}

/** Wedges across a line, thick where it is high. */
function fall(points: readonly Point[], down: Point, from: number): Hachure[] {
  return evenly(points, 4.6)
    .slice(1, -1)
    .map(({ point, way }, index) => {
      const right = aside(way);
      const isRight = right.x * down.x + right.y * down.y > 0;
      const fallen = isRight ? right : { x: -right.x, y: -right.y };
      const long = (index % 2 === 0 ? 11.5 : 7.5) + wobble(point.x, point.y, 61) * 1.8;
      const head = plus(point, fallen, from);
      const foot = plus(plus(head, fallen, long), way, wobble(point.x, point.y, 62) * 1.4);
      return { foot, d: polygon([plus(head, way, -0.9), plus(head, way, 0.9), foot]) };
    });
}

/** Points of a line so far apart, each with the way on. */
export function evenly(points: readonly Point[], step: number): { point: Point; way: Point }[] {
  const found: { point: Point; way: Point }[] = [];
  let rest = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index]!;
    const way = towards(from, to);
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    for (; rest <= long; rest += step) found.push({ point: plus(from, way, rest), way });
    rest -= long;
  });
  return found;
}
