// Towns, windmills and quarries: where people live and dig. No two towns are alike.

import type { Hex } from '$types/ccn';
import { middle } from '../geometry';
import { hexesOf, type Field } from './field';
import { GRID } from './grid';
import { house } from '$lib/board/paint/houses';
import { church, windmill } from './houses';
import { body } from '$lib/board/paint/outline';
import { at, plus, polygon } from '$lib/board/paint/path';
import { numbersOf } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';

export function places(field: Field): Stroke[] {
  const towns = hexesOf(field, 'town');
  return [
    ...stroke('town-ground', body(GRID, towns, 5, 3, 51)),
    ...stroke('lane', towns.map(lanes)),
    ...towns.flatMap(town),
    ...hexesOf(field, 'windmill').flatMap(mill),
    ...hexesOf(field, 'quarry').flatMap(quarry),
  ];
}

/** Two lanes that cross in the town. */
function lanes(hex: Hex): string {
  const next = numbersOf(GRID, hex, 53);
  const centre = middle(hex);
  const [left, right] = [(next() - 0.5) * 24, (next() - 0.5) * 24];
  return (
    `M${at(plus(centre, { x: -36, y: left }))}Q${at(centre)} ${at(plus(centre, { x: 36, y: right }))}` +
    `M${at(plus(centre, { x: left, y: -34 }))}Q${at(centre)} ${at(plus(centre, { x: right, y: 36 }))}`
  );
}

/** Houses around the middle, which is left to the troops, the farther ones first. */
function town(hex: Hex): Stroke[] {
  const next = numbersOf(GRID, hex, 57);
  const centre = middle(hex);
  const spots = [
    [-16, -22],
    [14, -21],
    [-34, -6],
    [21, -3],
    [-32, 16],
    [21, 17],
    [-13, 31],
    [6, 33],
  ] as const;
  const steeple = next() < 0.5 ? 0 : 1;
  const empty = 2 + Math.floor(next() * 6);
  return spots
    .map(([x, y], index) => {
      const foot = plus(centre, { x: x + (next() - 0.5) * 5, y: y + (next() - 0.5) * 4 });
      const size = { wide: 6 + next() * 2.5, deep: 6 + next() * 5, high: 4.5 + next() * 2.5 };
      return { foot, size, index };
    })
    .filter(({ index }) => index !== empty)
    .sort((a, b) => a.foot.y - b.foot.y)
    .flatMap(({ foot, size, index }) =>
      index === steeple ? church(plus(foot, { x: 0, y: 3 })) : house({ foot, ...size }),
    );
}

function mill(hex: Hex): Stroke[] {
  const centre = middle(hex);
  const next = numbersOf(GRID, hex, 59);
  const mound = `M${at(plus(centre, { x: -33, y: -6 }))}q17 -15 36 -1q-18 8 -36 1Z`;
  return [
    ...stroke('mound', mound),
    ...windmill(plus(centre, { x: -16, y: -10 }), 0.5 + next() * 0.6),
  ];
}

/** A pit with stepped faces. */
function quarry(hex: Hex): Stroke[] {
  const next = numbersOf(GRID, hex, 61);
  const centre = middle(hex);
  const ring = (far: number, drop: number) =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * Math.PI * 2;
      const radius = far * (0.9 + next() * 0.2);
      return plus(centre, {
        x: Math.cos(angle) * radius,
        y: Math.sin(angle) * radius * 0.86 + drop,
      });
    });
  const cuts = Array.from({ length: 16 }, (_, index) => {
    const angle = Math.PI + (index / 15) * Math.PI;
    const from = plus(centre, { x: Math.cos(angle) * 30, y: Math.sin(angle) * 26 });
    return `M${at(from)}l${at({ x: -Math.cos(angle) * 4, y: 6 + next() * 3 })}`;
  });
  return [
    ...stroke('pit', polygon(ring(34, 0))),
    ...stroke('pit-face', polygon(ring(30, 1))),
    ...stroke('pit-floor', polygon(ring(26, 5))),
    ...stroke('cut', cuts),
  ];
}
