// The field of a battle: open ground, and a wood in which it is fought.

import type { Box } from '../battle/box';
import type { Point, Size } from '../viewport';
import { planted, type Tree } from './forest';
import { at, line, plus, rounded } from './path';
import { numbers } from './seed';
import { stroke, type Stroke } from './stroke';

/** Numbers by chance, from 0 to 1. */
export type Chance = () => number;

const within = (box: Box, next: Chance): Point => ({
  x: box.x + next() * box.width,
  y: box.y + next() * box.height,
});

/** Open fields: brush marks, tufts of grass, and furrows here and there. */
export function field(size: Size, seed: number): Stroke[] {
  const next = numbers(seed * 7919 + 17);
  const all: Box = { x: 0, y: 0, ...size };
  const wash = () => {
    const { x, y } = within(all, next);
    return `M${at({ x, y })}q${Math.round(60 + next() * 70)} ${Math.round((next() - 0.5) * 26)} ${Math.round(130 + next() * 110)} ${Math.round((next() - 0.5) * 18)}`;
  };
  const tuft = () => `M${at(within(all, next))}l-1.6 -4.4m2.6 4.4l.4 -5.4m1.8 5.4l2 -4`;
  const furrows = () => {
    const { x, y } = within(all, next);
    const long = 46 + next() * 34;
    return [0, 7, 14, 21, 28]
      .map((off) =>
        line([
          { x: x + off, y: y + off * 0.5 },
          { x: x + off + long, y: y + off * 0.5 - 14 },
        ]),
      )
      .join('');
  };
  const many = (count: number, one: () => string) => Array.from({ length: count }, one);
  return [
    ...stroke('wash-dark', many(26, wash)),
    ...stroke('wash-light', many(30, wash)),
    ...stroke('furrow', many(9, furrows)),
    ...stroke('tuft', many(130, tuft)),
  ];
}

/** A wood that covers its whole ground: a floor, and trees around those who stand in it. */
export function wood(area: Box, next: Chance): Stroke[] {
  const floor = ring(area, -4, 22).map((point) =>
    plus(point, { x: (next() - 0.5) * 9, y: (next() - 0.5) * 9 }),
  );
  const edge = ring(area, 8, 34).map((foot): Tree => ({
    foot: plus(foot, { x: (next() - 0.5) * 12, y: (next() - 0.5) * 12 }),
    radius: 9 + next() * 5,
  }));
  const heart = Array.from({ length: 16 }, (): Tree => ({
    foot: within(
      { x: area.x + 20, y: area.y + 20, width: area.width - 40, height: area.height - 40 },
      next,
    ),
    radius: 8 + next() * 4,
  }));
  return [...stroke('forest-floor', rounded(floor)), ...planted([...edge, ...heart])];
}

/** Points along the edge of a box, so far inside of it. */
function ring(area: Box, inset: number, count: number): Point[] {
  const [wide, high] = [area.width - 2 * inset, area.height - 2 * inset];
  const length = 2 * (wide + high);
  return Array.from({ length: count }, (_, index) => {
    const far = (index / count) * length;
    const [x, y] = [area.x + inset, area.y + inset];
    if (far < wide) return { x: x + far, y };
    if (far < wide + high) return { x: x + wide, y: y + far - wide };
    if (far < 2 * wide + high) return { x: x + wide - (far - wide - high), y: y + high };
    return { x, y: y + high - (far - 2 * wide - high) };
  });
}
