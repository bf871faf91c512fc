// Forests: a floor, and crowns that lean over the borders of their hexes and close ranks with the
// next forest. Shadows fall flat to the lower right.

import type { Point } from '../viewport';
import type { Grid } from './grid';
import { body } from './outline';
import { between, ellipse, plus } from './path';
import { numbersOf, wobble } from './seed';
import { stroke, type Stroke } from './stroke';

export interface Tree {
  foot: Point;
  radius: number;
}

export function forests<Hex>(grid: Grid<Hex>, hexes: readonly Hex[]): Stroke[] {
  const floor = stroke('forest-floor', body(grid, hexes, 3, 3.5, 7));
  return [...floor, ...planted(grove(grid, hexes))];
}

/** Trees with their shadows, the farther ones first. */
export function planted(all: readonly Tree[]): Stroke[] {
  const trees = [...all].sort((a, b) => a.foot.y - b.foot.y);
  return [
    ...stroke(
      'tree-shadow',
      trees.map(({ foot, radius }) =>
        ellipse(plus(foot, { x: radius * 0.42, y: radius * 0.5 }), radius * 1.02, radius * 0.86),
      ),
    ),
    ...trees.flatMap(crown),
  ];
}

/** Trees in a ring around each hex, and one where two forests meet. */
export function grove<Hex>(grid: Grid<Hex>, hexes: readonly Hex[]): Tree[] {
  const inside = new Set(hexes.map(grid.name));
  return hexes.flatMap((hex) => {
    const next = numbersOf(grid, hex, 17);
    const centre = grid.middle(hex);
    const start = next() * Math.PI;
    const ring = Array.from({ length: 9 }, (_, number) => {
      const angle = start + ((number + (next() - 0.5) * 0.6) / 9) * Math.PI * 2;
      const far = 24 + next() * 7;
      return {
        foot: plus(centre, { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 1.08 }),
        radius: 7.4 + next() * 4,
      };
    });
    const heart = [0, 1, 2].map(() => ({
      foot: plus(centre, { x: (next() - 0.5) * 26, y: (next() - 0.5) * 26 }),
      radius: 8 + next() * 3.5,
    }));
    // Each pair of forests shares one tree, planted by the upper or left one.
    const joints = grid
      .around(hex)
      .slice(1, 4)
      .filter((other) => inside.has(grid.name(other)))
      .map((other) => {
        const foot = between(centre, grid.middle(other));
        return { foot, radius: 8.5 + wobble(foot.x, foot.y, 2) * 2 };
      });
    return [...ring, ...heart, ...joints];
  });
}

/** A crown of three or four lobes with its lit side. */
function crown({ foot, radius }: Tree, number: number): Stroke[] {
  const top = plus(foot, { x: 0, y: -radius * 0.35 });
  const turn = wobble(foot.x, foot.y, number % 5);
  const lobe = (angle: number, share: number, away: number) =>
    ellipse(
      plus(top, { x: Math.cos(angle) * radius * away, y: Math.sin(angle) * radius * away }),
      radius * share,
      radius * share,
    );
  const lobes = [0, 1, 2, 3].map((index) => lobe(turn + index * 1.57, 0.66, 0.42));
  const light = lobe(-2.3 + turn * 0.3, 0.42, 0.36);
  const glint = lobe(-2.3 + turn * 0.3, 0.18, 0.52);
  return [
    { brush: 'tree', d: lobes.join('') },
    { brush: 'tree-light', d: light + glint },
  ];
}
