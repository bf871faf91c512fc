// Woods and marshes. Trees close ranks all over a wood, a little lower where blocks stand; the marsh
// has pools, reeds and strokes of standing water.

import type { AreaId, Scenery } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import { at, ellipse, plus } from '$lib/board/paint/path';
import { numbers, wobble } from '$lib/board/paint/seed';
import { merged, stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '$lib/board/viewport';
import type { Cover } from './cover';
import type { Layout, Spot } from './layout';
import { boundsOf, depthIn, isInside } from './room';

/** Points all over a frame, a little astray from rows that are set off against each other. */
function scattered({ x, y, width, height }: Frame, gap: number, salt: number): Point[] {
  const next = numbers(Math.round(x * 31 + y * 17) + salt * 7919);
  const found: Point[] = [];
  for (let row = 0; row * gap * 0.82 < height; row += 1)
    for (let column = 0; column * gap < width + gap; column += 1)
      found.push({
        x: x + (column + (row % 2) / 2 + (next() - 0.5) * 0.7) * gap,
        y: y + (row + (next() - 0.5) * 0.6) * gap * 0.82,
      });
  return found;
}

const inArea = (
  layout: Layout,
  area: AreaId,
  gap: number,
  salt: number,
  margin: number,
): Point[] => {
  const corners = layout.net.corners[area]!;
  return scattered(boundsOf(corners), gap, salt).filter(
    (point) => isInside(point, corners) && depthIn(point, corners) > margin,
  );
};

const areasOf = ({ areas }: Scenery, ground: string): AreaId[] =>
  areas.flatMap((facts, area) => (facts.ground === ground ? [area] : []));

export function floors(scenery: Scenery, { outlines }: Layout): Stroke[] {
  const of = (ground: string) => areasOf(scenery, ground).map((area) => outlines[area]!);
  return [...stroke('wood-floor', of('woods')), ...stroke('marsh-floor', of('marsh'))];
}

/** How far apart trees stand, and how deep a row of them is. */
const GAP = 14;
const ROW = 15;

export function woods(scenery: Scenery, layout: Layout, cover: Cover): Stroke[] {
  const all = areasOf(scenery, 'woods').flatMap((area) =>
    inArea(layout, area, GAP, 41, 5)
      .filter((foot) => !cover.has(foot) && !cover.has(plus(foot, { x: 0, y: -6 })))
      .map((foot) => ({ foot, isLow: isAmid(layout.spots[area]!, foot) })),
  );
  const [low, tall] = [true, false].map((is) =>
    all.filter(({ isLow }) => isLow === is).map(({ foot }) => foot),
  );
  return [...undergrowth(low!), ...stand(tall!)];
}

/** Whether a tree stands where blocks will; the edge of that is round. */
const isAmid = ({ x, y, width, height }: Spot, foot: Point) =>
  Math.abs((foot.x - x) / (width * 0.5)) ** 3 + Math.abs((foot.y - y) / (height * 0.56)) ** 3 <
  0.9 + wobble(foot.x, foot.y, 44) * 0.25;

/** Trees without a pen around them, so that blocks stand out. */
function undergrowth(feet: readonly Point[]): Stroke[] {
  const strokes = feet.flatMap((foot) => {
    const r = radius(foot) * 0.95;
    return [
      { brush: 'brush-wood', d: round(foot, r) },
      { brush: 'brush-wood-light', d: round(plus(foot, { x: -1.4, y: -1.6 }), r * 0.55) },
    ];
  });
  return merged(strokes);
}

/** Single trees along streams and by the fields. */
export function singles(scenery: Scenery, layout: Layout, cover: Cover): Stroke[] {
  const feet = areasOf(scenery, 'clear').flatMap((area) =>
    inArea(layout, area, 46, 47, 9).filter(
      (foot) =>
        wobble(foot.x, foot.y, 48) > 0.35 && !cover.has(foot) && !isAmid(layout.spots[area]!, foot),
    ),
  );
  return stand(
    feet.flatMap((foot) => [foot, plus(foot, { x: 9 + wobble(foot.x, foot.y, 49) * 3, y: 4 })]),
  );
}

const radius = ({ x, y }: Point) => 6.3 + wobble(x, y, 43) * 1.5;
const isFir = ({ x, y }: Point) => wobble(x, y, 45) > 0.5;

/** Trees row by row, the farther rows first, so that each leans over the one behind. */
function stand(feet: readonly Point[]): Stroke[] {
  const rows = new Map<number, Point[]>();
  for (const foot of feet) {
    const row = Math.floor(foot.y / ROW);
    rows.set(row, [...(rows.get(row) ?? []), foot]);
  }
  const shadows = feet.map((foot) => round(plus(foot, { x: 2.6, y: 2.6 }), radius(foot)));
  const ranked = [...rows].sort(([one], [other]) => one - other);
  return [
    ...stroke('tree-shadow', shadows),
    ...ranked.flatMap(([, row]) =>
      merged(row.flatMap((foot) => (isFir(foot) ? fir(foot) : crown(foot)))),
    ),
  ];
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A circle in few letters. */
const round = ({ x, y }: Point, r: number) => {
  const wide = r.toFixed(1);
  return `M${at({ x: x - r, y })}a${wide} ${wide} 0 1 1 0 .1z`;
};

/** Three lobes, each said from where the last one ended. */
function crown(foot: Point): Stroke[] {
  const r = radius(foot);
  const lean = wobble(foot.x, foot.y, 46) * 2;
  const lobe = (share: number) => `a${short(r * share)} ${short(r * share)} 0 1 1 0 .1z`;
  const start = plus(foot, { x: -2.2 - r * 0.78, y: 0.8 - r * 0.35 });
  const d = `M${at(start)}${lobe(0.78)}m4.7 ${short(lean * 0.3 - 0.8)}${lobe(0.74)}m${short(lean * 0.5 - 2.3)} -2.6${lobe(0.72)}`;
  return [
    { brush: 'tree', d },
    {
      brush: 'tree-light',
      d: round(plus(foot, { x: -2.2 + lean * 0.3, y: -2 - r * 0.35 }), r * 0.42),
    },
  ];
}

function fir(foot: Point): Stroke[] {
  const r = radius(foot);
  const top = plus(foot, { x: 0, y: -r * 1.9 });
  const wide = r * 0.86;
  const tier = `l${at({ x: wide * 0.72, y: r * 1.15 })}h${(-wide * 0.34).toFixed(1)}l${at({ x: wide * 0.6, y: r * 1.15 })}h${(-wide * 1.96).toFixed(1)}l${at({ x: wide * 0.6, y: -r * 1.15 })}h${(-wide * 0.34).toFixed(1)}z`;
  return [
    { brush: 'fir', d: `M${at(top)}${tier}` },
    {
      brush: 'fir-light',
      d: `M${at(top)}l${at({ x: -wide * 0.5, y: r * 2 })}l${at({ x: wide * 0.34, y: -r * 0.3 })}z`,
    },
  ];
}

export function marshes(scenery: Scenery, layout: Layout, cover: Cover): Stroke[] {
  const spots = areasOf(scenery, 'marsh')
    .flatMap((area) => inArea(layout, area, 19, 71, 10))
    .filter((spot) => !cover.has(spot));
  const kind = ({ x, y }: Point) => wobble(x, y, 72);
  const pools = spots.filter((spot) => kind(spot) > 0.72);
  const reeds = spots.filter((spot) => kind(spot) < 0.1);
  return [
    ...stroke(
      'pool',
      pools.map((spot) =>
        ellipse(spot, 9 + kind(spot) * 5, 2.6 + wobble(spot.x, spot.y, 73) * 0.8),
      ),
    ),
    ...stroke(
      'wet',
      spots.filter((spot) => kind(spot) >= 0.1).map((spot) => wet(spot)),
    ),
    ...stroke('reed', reeds.map(reed)),
  ];
}

function wet({ x, y }: Point): string {
  const long = 9 + wobble(x, y, 74) * 4;
  const [half, third] = [(long * 0.5).toFixed(1), (long * 0.3).toFixed(1)];
  return `M${at({ x: x - long / 2, y })}q${half} 1.4 ${long.toFixed(1)} 0m-${half} 3.4h${third}`;
}

const reed = (foot: Point): string =>
  [-1, -0.35, 0.3, 1]
    .map((lean) => {
      const tall = 6.5 - Math.abs(lean) * 2 + wobble(foot.x, foot.y, 75);
      return `M${at(plus(foot, { x: lean * 2.2, y: 0 }))}q${at({ x: lean * 0.4, y: -tall * 0.6 })} ${at({ x: lean * 2, y: -tall })}`;
    })
    .join('');
