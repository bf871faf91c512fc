// Villages: farmhouses under deep thatched roofs around a lane, and here and there the gate of a shrine.

import { body } from '$lib/board/paint/outline';
import { at, line, plus, polygon } from '$lib/board/paint/path';
import { numbersOf } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point, Spot } from '../geometry';
import { hexesOf, type Field } from './field';

export function villages(field: Field): Stroke[] {
  const hexes = hexesOf(field, 'village');
  return [
    ...stroke('village-ground', body(field.grid, hexes, 5, 3, 51)),
    ...stroke(
      'lane',
      hexes.map((spot) => lane(field.grid.middle(spot))),
    ),
    ...hexes.flatMap((spot) => village(field, spot)),
  ];
}

const lane = (centre: Point) =>
  `M${at(plus(centre, { x: -40, y: 12 }))}Q${at(plus(centre, { x: 0, y: -6 }))} ${at(plus(centre, { x: 40, y: 8 }))}`;

/** Houses around the middle, which is left to the troops, the farther ones first. */
function village(field: Field, spot: Spot): Stroke[] {
  const next = numbersOf(field.grid, spot, 57);
  const centre = field.grid.middle(spot);
  const feet: readonly (readonly [number, number])[] = [
    [-17, -22],
    [6, -27],
    [24, -17],
    [-36, 0],
    [34, 7],
    [-25, 24],
    [3, 35],
    [23, 27],
  ];
  const gate = Math.floor(next() * feet.length);
  return feet
    .map(([x, y], index) => {
      const foot = plus(centre, { x: x + (next() - 0.5) * 5, y: y + (next() - 0.5) * 4 });
      return { foot, wide: 8.4 + next() * 2.6, isGate: index === gate };
    })
    .sort((a, b) => a.foot.y - b.foot.y)
    .flatMap(({ foot, wide, isGate }) => (isGate ? torii(foot) : farmhouse(foot, wide)));
}

/** A house on the middle of its foot: low walls under a hipped roof of thatch with a ridge on it. */
function farmhouse(foot: Point, wide: number): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x: x * wide, y: y * wide });
  return [
    ...stroke(
      'house-shadow',
      polygon([spot(-0.7, 0.05), spot(0.9, 0.05), spot(1.55, 0.4), spot(0.1, 0.5)]),
    ),
    ...stroke('wall', polygon([spot(-0.8, 0), spot(-0.8, -0.5), spot(0.8, -0.5), spot(0.8, 0)])),
    ...stroke(
      'door',
      polygon([spot(-0.2, 0), spot(-0.2, -0.42), spot(0.25, -0.42), spot(0.25, 0)]),
    ),
    ...stroke(
      'thatch',
      polygon([spot(-1.15, -0.38), spot(-0.5, -1.3), spot(0.5, -1.3), spot(1.15, -0.38)]),
    ),
    ...stroke(
      'thatch-dark',
      polygon([spot(0.5, -1.3), spot(1.15, -0.38), spot(0.45, -0.38), spot(0.25, -1.3)]),
    ),
    ...stroke('ridge', line([spot(-0.6, -1.32), spot(0.6, -1.32)])),
  ];
}

/** The red gate of a shrine. */
function torii(foot: Point): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  return [
    ...stroke('house-shadow', polygon([spot(-5, 0), spot(6, 0), spot(11, 3), spot(0, 3)])),
    ...stroke(
      'torii',
      line([spot(-4.6, 0), spot(-4, -12)]) +
        line([spot(4.6, 0), spot(4, -12)]) +
        line([spot(-6, -8.4), spot(6, -8.4)]),
    ),
    ...stroke(
      'torii beam',
      `M${at(spot(-8.6, -13.4))}Q${at(spot(0, -10.6))} ${at(spot(8.6, -13.4))}`,
    ),
  ];
}
