// The ground on which a battle is fought, painted: a field, a wood or a marsh, and houses where there
// is a village.

import type { AreaFacts } from '$types/borodino';
import { field, wood } from '$lib/board/paint/field';
import { house } from '$lib/board/paint/houses';
import { at } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { fieldOf, LINE, WINDOW, type Box } from './geometry';

/** The ground of both sides with the line between them. */
const GROUND: Box = {
  ...fieldOf(false),
  height: 2 * fieldOf(false).height + LINE.height,
};

export function painted({ ground, has_village }: AreaFacts, seed: number): Stroke[] {
  const next = numbers(seed * 31 + 977);
  return [
    ...field(WINDOW, seed),
    ...(ground === 'woods' ? wood(GROUND, next) : []),
    ...(ground === 'marsh' ? marsh(next) : []),
    ...(has_village ? village(next) : []),
  ];
}

/** Pools with reeds around them. */
function marsh(next: () => number): Stroke[] {
  const spots = Array.from({ length: 26 }, () => ({
    x: GROUND.x + next() * GROUND.width,
    y: GROUND.y + next() * GROUND.height,
  }));
  const ripples = spots.map((spot) => `M${at(spot)}q7 -4 14 0t14 0t14 0`);
  const reeds = spots.map(
    ({ x, y }) => `M${at({ x: x + 10, y: y - 5 })}v-12m5 12l3 -10m-12 10l-2 -9`,
  );
  return [...stroke('ripple', ripples), ...stroke('tuft', reeds)];
}

/** A house at either end of the line. */
function village(next: () => number): Stroke[] {
  const ends = [LINE.x + 6, LINE.x + LINE.width - 46];
  return ends.flatMap((x) =>
    house({
      foot: { x: x + next() * 4, y: LINE.y + 36 },
      wide: 15 + next() * 3,
      deep: 17 + next() * 4,
      high: 11 + next() * 2,
    }),
  );
}
