// What stands on high ground: wedges down its slopes, rises on its top, rocks.
//
// Slopes are hachured the way maps of the time were: the strokes run downhill and are heavier where the
// light, from the upper left, does not fall.

import type { Point } from '../viewport';
import type { Grid } from './grid';
import type { Along } from './outline';
import { at, plus, polygon } from './path';
import { numbersOf } from './seed';
import { stroke, type Stroke } from './stroke';

const LIGHT: Point = { x: -0.55, y: -0.83 };

/** A wedge down a slope: broad at the crest, gone at the foot. */
export function hachure({ point, inwards }: Along, next: () => number, long = 1): string {
  const shade = (inwards.x * LIGHT.x + inwards.y * LIGHT.y + 1) / 2;
  const length = (6.5 + next() * 3.5 + shade * 3) * long;
  const lean = (next() - 0.5) * 0.35;
  const way = { x: inwards.x - inwards.y * lean, y: inwards.y + inwards.x * lean };
  const crest = plus(point, way, length);
  const half = 0.35 + shade * 0.85;
  const across = { x: -way.y * half, y: way.x * half };
  return polygon([point, plus(crest, across), plus(crest, across, -1)]);
}

/** A few short strokes on top, so that broad heights do not look empty. */
export function rises<Hex>(grid: Grid<Hex>, hex: Hex): string[] {
  const next = numbersOf(grid, hex, 11);
  const centre = grid.middle(hex);
  return Array.from({ length: 4 }, () => {
    const from = { x: centre.x + (next() - 0.5) * 44, y: centre.y + (next() - 0.5) * 48 };
    const wide = 4 + next() * 6;
    return `M${at(from)}q${Math.round(wide / 2)} -2.4 ${Math.round(wide)} 0`;
  });
}

/** Rocks: each a lit face and a dark one. */
export function crags<Hex>(grid: Grid<Hex>, hex: Hex): Stroke[] {
  const next = numbersOf(grid, hex, 13);
  const centre = grid.middle(hex);
  const spots = [
    { x: -20, y: -20 },
    { x: 4, y: -26 },
    { x: 22, y: -12 },
    { x: -25, y: 8 },
    { x: 25, y: 16 },
    { x: -6, y: 28 },
  ];
  const lit: string[] = [];
  const dark: string[] = [];
  for (const spot of spots) {
    const foot = plus(centre, { x: spot.x + next() * 5, y: spot.y + next() * 4 });
    const [wide, high] = [8 + next() * 5, 10 + next() * 7];
    const peak = plus(foot, { x: (next() - 0.5) * 4, y: -high });
    const left = plus(foot, { x: -wide, y: 1 });
    const right = plus(foot, { x: wide * 0.9, y: 2 });
    const ridge = plus(foot, { x: wide * 0.15, y: 3 });
    const shoulder = plus(peak, { x: -wide * 0.5, y: high * 0.35 });
    lit.push(polygon([left, shoulder, peak, ridge]));
    dark.push(polygon([peak, plus(peak, { x: wide * 0.45, y: high * 0.4 }), right, ridge]));
  }
  return [...stroke('crag', lit), ...stroke('crag-dark', dark)];
}
