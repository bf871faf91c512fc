// What the signs in the middle of borders tell: how many blocks may pass in each direction, and where it
// counts now, how many of them still may.

import type { AreaId, BorderId, Scenery, Side, View } from '$types/borodino';
import { aside, plus, polygon } from '$lib/board/paint/path';
import type { Point } from '$lib/board/viewport';
import { sideAsked } from '../asked';
import type { BorderLine, Layout } from './layout';

/** One block that may pass, or has passed already. */
export interface Pip {
  d: string;
  isLeft: boolean;
}

/** The pips into one area over a border. */
export interface Passing {
  to: AreaId;
  pips: readonly Pip[];
  /** Whether they count now. */
  isCounted: boolean;
}

export interface BorderSign {
  border: BorderId;
  middle: Point;
  passings: readonly Passing[];
  isClosed: boolean;
  isBurnt: boolean;
  /** [BOR-7.1.4] Whether a gun has fired over it in this action phase. */
  isFiredOver: boolean;
  /** Whether others than guns may pass. */
  barsGuns: boolean;
}

export function signsOf(scenery: Scenery, view: View, layout: Layout): BorderSign[] {
  const burnt = new Set(view.burnt);
  const asked = sideAsked({ scenery, view });
  return layout.borders.map((line) => {
    const { border, middle } = line;
    const { limits, is_open_to_guns } = scenery.borders[border]!;
    const isBurnt = burnt.has(border);
    const isClosed = limits.every((limit) => limit === 0);
    return {
      border,
      middle,
      passings: [0, 1].map((way) => passing(scenery, view, asked, line, way as 0 | 1, isBurnt)),
      isClosed,
      isBurnt,
      isFiredOver: view.fired_over.includes(border),
      barsGuns: !is_open_to_guns && !isClosed,
    };
  });
}

/** What passes over a border in one of its two ways. A burnt bridge has only what the server counts. */
function passing(
  { borders }: Scenery,
  { limits }: View,
  asked: Side,
  line: BorderLine,
  way: 0 | 1,
  isBurnt: boolean,
): Passing {
  const facts = borders[line.border]!;
  const to = facts.ends[way === 0 ? 1 : 0];
  // In a battle it counts for both sides: whoever is asked wants to know how many of his may pass.
  const both = limits.filter((one) => one.border === line.border && one.to === to);
  const counted = both.find(({ side }) => side === asked) ?? both[0];
  const left = counted?.left ?? (isBurnt ? 0 : facts.limits[way]);
  const all = isBurnt ? left : Math.max(left, facts.limits[way]);
  const across = way === 0 ? line.across : { x: -line.across.x, y: -line.across.y };
  const off = facts.water === null ? 4 : facts.water === 'river' ? 10 : 7;
  const size = counted === undefined ? 1.5 : 1.9;
  const places = pipPlaces(
    plus(line.middle, across, off + (facts.crossing === null ? 0 : 2)),
    across,
    all,
    size,
  );
  return {
    to,
    pips: places.map((d, index) => ({ d, isLeft: index < left })),
    isCounted: counted !== undefined,
  };
}

/** Arrow heads side by side that point over the border. */
function pipPlaces(foot: Point, across: Point, count: number, size: number): string[] {
  const along = aside(across);
  return Array.from({ length: count }, (_, index) => {
    const middle = plus(foot, along, (index - (count - 1) / 2) * 7.6 * size);
    return polygon([
      plus(middle, along, -3.2 * size),
      plus(middle, across, 5.4 * size),
      plus(middle, along, 3.2 * size),
      plus(middle, across, 1.2 * size),
    ]);
  });
}
