// What people have built besides houses: churches and windmills.

import type { Point } from '../geometry';
import { house } from '$lib/board/paint/houses';
import { at, circle, line, plus, polygon } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';

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
