// The ground of a battle, painted: a field with its tracks, and on it woods, farms, hills and streams
// where their markers lie.

import type { MarkerView, Role } from '$types/waterloo';
import { hachure } from '$lib/board/paint/heights';
import { wood, type Chance } from '$lib/board/paint/field';
import { at, ellipse, line, plus, polygon, swinging } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import {
  areaOf,
  BOARD,
  columnOf,
  LINE,
  lineOf,
  roleAt,
  spotAt,
  type Box,
  type Point,
} from './geometry';

/** Tracks that lead to the front from each rear, through the middle. */
export function tracks(near: Role): Stroke[] {
  const centre = spotAt('a-c', near).x;
  const way = [-40, 150, 290, LINE.y, 540, 690, BOARD.height + 40].map((y, index) => ({
    x: centre + (index % 2 === 0 ? 18 : -16),
    y,
  }));
  return [...stroke('track', swinging(way)), ...stroke('track-rut', swinging(way))];
}

/** Everything that lies on the board, what is far behind what is near. */
export function grounds(markers: readonly MarkerView[], near: Role, seed: number): Stroke[] {
  const streams = markers.filter(({ marker }) => marker === 'stream');
  const others = markers.filter(({ marker }) => marker !== 'stream');
  return [
    ...streamsOf(
      streams.map(({ at }) => columnOf(at, near)),
      seed,
    ),
    ...others.flatMap(({ at, marker }, index) => {
      const area = areaOf(at, near);
      const next = numbers(seed * 31 + index * 977 + at.charCodeAt(2));
      if (marker === 'woods') return wood(area, next);
      if (marker === 'hill') return hill(area, next);
      return farm(area, roleAt(at) === near);
    }),
  ];
}

/** A broad height with its slopes hachured all around. */
function hill(area: Box, next: Chance): Stroke[] {
  const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const [wide, high] = [area.width * 0.46, area.height * 0.45];
  const along = (count: number, share: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const point = { x: centre.x + x * wide * share, y: centre.y + y * high * share };
      return { point, inwards: { x: -x, y: -y }, side: 0 };
    });
  return [
    ...stroke('hill-shadow', ellipse(plus(centre, { x: 4, y: 7 }), wide, high)),
    ...stroke('hill-slope', ellipse(centre, wide, high)),
    ...stroke('hill-top', ellipse(centre, wide * 0.8, high * 0.74)),
    ...stroke(
      'hachure',
      along(74, 1).map((one) => hachure(one, next, 1.7)),
    ),
    ...stroke(
      'hachure faint',
      along(46, 0.8).map((one) => hachure(one, next, 0.9)),
    ),
  ];
}

/** A walled farm around its court, in the corner that lies at the rear. */
function farm(area: Box, isNear: boolean): Stroke[] {
  const foot = { x: area.x + 16, y: isNear ? area.y + area.height - 26 : area.y + 66 };
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const court = [spot(-4, 4), spot(-4, -34), spot(62, -38), spot(66, 2)];
  return [
    ...stroke('court-shadow', polygon(court.map((point) => plus(point, { x: 4, y: 5 })))),
    ...stroke('court', polygon(court)),
    ...barn(spot(0, -20), 20, 34),
    ...barn(spot(34, -16), 13, 22),
    ...barn(spot(2, 4), 15, 26),
    ...stroke('court-wall', line([spot(46, 2), spot(66, 2), spot(63, -22)])),
  ];
}

/** A house: its gable to the left, the long roof to the right. */
function barn(foot: Point, wide: number, deep: number): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const [high, rise, slant] = [wide * 0.5, wide * 0.56, deep * 0.12];
  const top = spot(wide / 2, -high - rise);
  const gable = [spot(0, 0), spot(0, -high), top, spot(wide, -high), spot(wide, 0)];
  const flank = [
    spot(wide, 0),
    spot(wide, -high),
    spot(wide + deep, -high - slant),
    spot(wide + deep, -slant),
  ];
  const roof = [
    top,
    plus(top, { x: deep, y: -slant }),
    spot(wide + deep + 1, -high - slant + 1),
    spot(wide + 1, -high + 1),
  ];
  return [
    ...stroke('wall', polygon(gable)),
    ...stroke('wall-dark', polygon(flank)),
    ...stroke('roof', polygon(roof)),
    ...stroke('eave', line([top, spot(-1, -high + 1)])),
    ...stroke(
      'door',
      polygon([
        spot(wide * 0.36, 0),
        spot(wide * 0.36, -high * 0.7),
        spot(wide * 0.64, -high * 0.7),
        spot(wide * 0.64, 0),
      ]),
    ),
  ];
}

/** Streams on the line between facing positions: neighbours run into each other, others rise in a pond. */
function streamsOf(columns: readonly number[], seed: number): Stroke[] {
  const next = numbers(seed * 53 + 5);
  const lying = new Set(columns);
  const courses = [...lying].sort().map((column) => {
    const { x, width } = lineOf(column);
    const left = column === 0 ? -20 : x - 6;
    const right = column === 2 ? BOARD.width + 20 : x + width + 6;
    return Array.from({ length: 7 }, (_, index) => ({
      x: left + (index / 6) * (right - left),
      y: LINE.y + (index === 0 || index === 6 ? 0 : (next() - 0.5) * 16),
    }));
  });
  const ends = [...lying].flatMap((column) => {
    const { x, width } = lineOf(column);
    const left = column > 0 && !lying.has(column - 1) ? [{ x, y: LINE.y }] : [];
    const right = column < 2 && !lying.has(column + 1) ? [{ x: x + width, y: LINE.y }] : [];
    return [...left, ...right];
  });
  const paths = courses.map((course) => swinging(course));
  const ripples = courses.flatMap((course) =>
    course
      .slice(1, -1)
      .map((point) => `M${at(plus(point, { x: -9, y: (next() - 0.5) * 7 }))}q5 -2.6 10 0t9 0`),
  );
  return [
    ...stroke('bank-shadow', paths),
    ...stroke(
      'pond-bank',
      ends.map((end) => ellipse(end, 23, 16)),
    ),
    ...stroke('bank', paths),
    ...stroke(
      'pond',
      ends.map((end) => ellipse(end, 21, 14)),
    ),
    ...stroke('water', paths),
    ...stroke('ripple', ripples),
  ];
}

/** A few houses along the road, behind those who skirmish for them. */
export function village(size: { width: number; height: number }, seed: number): Stroke[] {
  const next = numbers(seed * 71 + 9);
  const middle = size.height * 0.55;
  const road = [-20, 130, 300, 480, 660, size.width + 20].map((x) => ({
    x,
    y: middle + (next() - 0.5) * 26,
  }));
  const houses = [34, 84, size.width - 118, size.width - 66].flatMap((x, index) =>
    barn(
      { x, y: middle + (index % 2 === 0 ? -22 : 40) + next() * 8 },
      16 + next() * 5,
      24 + next() * 8,
    ),
  );
  return [...stroke('track', swinging(road)), ...stroke('track-rut', swinging(road)), ...houses];
}
