// What people have built: houses seen from the front and the right, churches, windmills.

import type { Point } from '../geometry';
import { at, circle, line, plus, polygon } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';

/** Where a house stands and how large it is; `foot` is its lower left corner. */
export interface House {
  foot: Point;
  wide: number;
  deep: number;
  high: number;
}

/** A gabled house: the gable to the left, the long roof to the right. */
export function house({ foot, wide, deep, high }: House): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const rise = wide * 0.62;
  const slant = deep * 0.22;
  const gable = [
    spot(0, 0),
    spot(0, -high),
    spot(wide / 2, -high - rise),
    spot(wide, -high),
    spot(wide, 0),
  ];
  const flank = [
    spot(wide, 0),
    spot(wide, -high),
    spot(wide + deep, -high - slant),
    spot(wide + deep, -slant),
  ];
  const roof = [
    spot(wide / 2 - 0.6, -high - rise - 0.8),
    spot(wide / 2 + deep - 0.6, -high - rise - slant - 0.8),
    spot(wide + deep + 1.2, -high - slant + 0.9),
    spot(wide + 1, -high + 1),
  ];
  const eave = [spot(wide / 2, -high - rise - 1.2), spot(-1.2, -high + 0.8)];
  const shadow = [
    spot(1, 0.5),
    spot(wide + 1, 0.5),
    spot(wide + deep + 4, 1.5 - slant),
    spot(wide + deep + 7, 4.5 - slant),
    spot(wide + 4, 5),
  ];
  const door = [
    spot(wide * 0.36, 0),
    spot(wide * 0.36, -high * 0.62),
    spot(wide * 0.64, -high * 0.62),
    spot(wide * 0.64, 0),
  ];
  const windows = [0.28, 0.66].map((share) =>
    line([
      spot(wide + deep * share, -slant * share - high * 0.35),
      spot(wide + deep * share, -slant * share - high * 0.68),
    ]),
  );
  return [
    ...stroke('house-shadow', polygon(shadow)),
    ...stroke('wall', polygon(gable)),
    ...stroke('wall-dark', polygon(flank)),
    ...stroke('roof', polygon(roof)),
    ...stroke('eave', line(eave)),
    ...stroke('door', polygon(door)),
    ...stroke('window', windows),
  ];
}

/** A church: a nave as a house, and a tower with a pointed roof before it. */
export function church(foot: Point): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const [wide, high, spire] = [7.5, 17, 12];
  const top = spot(wide / 2, -high - spire);
  return [
    ...house({ foot: spot(4, 0), wide: 8, deep: 11, high: 7 }),
    ...stroke(
      'wall',
      polygon([spot(0, 1), spot(0, -high), spot(wide * 0.6, -high), spot(wide * 0.6, 1)]),
    ),
    ...stroke(
      'wall-dark',
      polygon([
        spot(wide * 0.6, 1),
        spot(wide * 0.6, -high),
        spot(wide, -high - 0.5),
        spot(wide, 0.4),
      ]),
    ),
    ...stroke('roof', polygon([spot(-0.8, -high), top, spot(wide * 0.6, -high + 0.4)])),
    ...stroke(
      'roof-dark',
      polygon([spot(wide * 0.6, -high + 0.4), top, spot(wide + 0.8, -high - 0.6)]),
    ),
    ...stroke('cross', `M${at(top)}v-5m-2 1.6h4`),
    ...stroke('window', line([spot(wide * 0.3, -high + 3), spot(wide * 0.3, -high + 6.4)])),
  ];
}

/** A tower mill with four sails. */
export function windmill(foot: Point, turn: number): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const hub = spot(0, -22);
  const sails = [0, 1, 2, 3].map((index) => {
    const angle = turn + (index * Math.PI) / 2;
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    const across = { x: -way.y, y: way.x };
    const [near, far] = [plus(hub, way, 5), plus(hub, way, 21)];
    return {
      sail: polygon([near, far, plus(far, across, 5), plus(near, across, 4)]),
      arm: line([hub, far]),
    };
  });
  return [
    ...stroke(
      'house-shadow',
      polygon([spot(-8, 1), spot(10, 1), spot(19, 4), spot(14, 7), spot(0, 5)]),
    ),
    ...stroke('wall', polygon([spot(-9, 2), spot(-6, -20), spot(1, -20), spot(2, 3)])),
    ...stroke('wall-dark', polygon([spot(2, 3), spot(1, -20), spot(6, -20), spot(9, 2)])),
    ...stroke(
      'roof',
      `M${at(spot(-7, -19.5))}Q${at(spot(-5, -29))} ${at(spot(0, -30))}Q${at(spot(5, -29))} ${at(spot(7, -19.5))}Z`,
    ),
    ...stroke('door', polygon([spot(-4.5, 2), spot(-4.2, -5), spot(-1.4, -5), spot(-1.2, 2.4)])),
    ...stroke(
      'sail',
      sails.map(({ sail }) => sail),
    ),
    ...stroke(
      'sail-arm',
      sails.map(({ arm }) => arm),
    ),
    ...stroke('hub', circle(hub, 1.8)),
  ];
}
