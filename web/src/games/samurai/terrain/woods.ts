// Light woods, a few broad crowns with room between them, and forests of cedars that close ranks.

import { planted, type Tree } from '$lib/board/paint/forest';
import { body } from '$lib/board/paint/outline';
import { aside, between, ellipse, plus, polygon, towards } from '$lib/board/paint/path';
import { numbersOf } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point, Spot } from '../geometry';
import { hexesOf, landOf, type Field } from './field';

const CLEARANCE = 13;

/** What lies under the trees. */
export const floors = (field: Field): Stroke[] => [
  ...stroke('woods-floor', body(field.grid, hexesOf(field, 'light-woods'), 5, 3.5, 7)),
  ...stroke('forest-floor', body(field.grid, forested(field), 3, 3, 9)),
];

export const trees = (field: Field): Stroke[] => [
  ...planted(copse(field, hexesOf(field, 'light-woods'))),
  ...cedars(grove(field, forested(field))),
];

/** Hexes with forest; it goes on beyond the edge of the board where all hexes next to it have some. */
function forested(field: Field): Spot[] {
  const { grid, facts } = field;
  return landOf(field).filter((spot) => {
    const inside = grid.isOnBoard(spot) ? [spot] : grid.around(spot).filter(grid.isOnBoard);
    return inside.every((other) => facts(other)?.terrain === 'forest');
  });
}

/** Whether a slope runs so near to a point in a hex that a tree would hide it. */
function isOnSlope(field: Field, spot: Spot, { x, y }: Point): boolean {
  const points = field.grid.corners(spot);
  const level = field.level(spot);
  return field.grid.around(spot).some((other, side) => {
    if (field.level(other) === level) return false;
    const [from, to] = [points[side]!, points[(side + 1) % 6]!];
    const inwards = aside(towards(from, to));
    const far = (x - from.x) * inwards.x + (y - from.y) * inwards.y;
    return far < (field.level(other) < level ? CLEARANCE : 5);
  });
}

/** The trees of light woods: around the middle, which is left to whoever stands there. */
export const copse = (field: Field, hexes: readonly Spot[]): Tree[] =>
  hexes.flatMap((spot) => {
    const next = numbersOf(field.grid, spot, 17);
    const centre = field.grid.middle(spot);
    const start = next() * Math.PI * 2;
    return Array.from({ length: 7 }, (_, number) => {
      const angle = start + ((number + (next() - 0.5) * 0.5) / 7) * Math.PI * 2;
      const far = 26 + next() * 7;
      const foot = { x: Math.cos(angle) * far * 1.08, y: Math.sin(angle) * far * 0.98 };
      return { foot: plus(centre, foot), radius: 6.2 + next() * 3 };
    }).filter(({ foot }) => !isOnSlope(field, spot, foot));
  });

/** The trees of a forest, with one on each border between two of its hexes. */
export function grove(field: Field, hexes: readonly Spot[]): Tree[] {
  const { grid } = field;
  const inside = new Set(hexes.map(grid.name));
  return hexes.flatMap((spot) => {
    const next = numbersOf(grid, spot, 19);
    const centre = grid.middle(spot);
    const ring = (count: number, far: number) =>
      Array.from({ length: count }, (_, number) => {
        const angle = ((number + next() * 0.7) / count) * Math.PI * 2;
        const away = far * (0.88 + next() * 0.24);
        const foot = { x: Math.cos(angle) * away * 1.06, y: Math.sin(angle) * away * 0.94 + 4 };
        return { foot: plus(centre, foot), radius: 7.6 + next() * 2.6 };
      });
    const joints = grid
      .around(spot)
      .slice(1, 4)
      .filter((other) => inside.has(grid.name(other)) && field.level(other) === field.level(spot))
      .map((other) => ({ foot: between(centre, grid.middle(other)), radius: 8.6 }));
    const own = [...ring(8, 32), ...ring(4, 15)];
    return [...own.filter(({ foot }) => !isOnSlope(field, spot, foot)), ...joints];
  });
}

/** Cedars with their shadows, the farther ones first. */
function cedars(all: readonly Tree[]): Stroke[] {
  const trees = [...all].sort((a, b) => a.foot.y - b.foot.y);
  const shadows = trees.map(({ foot, radius }) =>
    ellipse(plus(foot, { x: radius * 0.5, y: radius * 0.4 }), radius, radius * 0.6),
  );
  return [...stroke('tree-shadow', shadows), ...trees.flatMap(cedar)];
}

/** Two skirts of branches, one over the other, with their lit sides to the left. */
function cedar({ foot, radius }: Tree): Stroke[] {
  const skirt = (low: number, wide: number, high: number, from: number, to: number) =>
    polygon([
      plus(foot, { x: from * wide * radius, y: low * radius }),
      plus(foot, { x: 0, y: (low - high) * radius }),
      plus(foot, { x: to * wide * radius, y: low * radius }),
      plus(foot, { x: ((from + to) / 2) * wide * radius, y: (low + 0.18) * radius }),
    ]);
  return [
    { brush: 'cedar', d: skirt(0.5, 0.92, 1.5, -1, 1) + skirt(-0.35, 0.72, 1.5, -1, 1) },
    { brush: 'cedar-light', d: skirt(0.5, 0.92, 1.5, -1, -0.1) + skirt(-0.35, 0.72, 1.5, -1, 0) },
  ];
}
