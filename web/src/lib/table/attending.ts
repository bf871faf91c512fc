// What is to be seen on a board of which a small screen shows only a part.

import type { Desk } from './desk.svelte';
import type { Motion } from './kit';

/** What a finger is asked to hit, in pixels. */
const FINGER = 44;

interface Spot {
  x: number;
  y: number;
}

const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** The scale at which a place is as large as a finger: nine of ten are that far from the next at least. */
export function fingerScale(places: readonly Spot[]): number {
  if (places.length < 2) return 0;
  const gaps = places.map((place) =>
    Math.min(...places.filter((other) => other !== place).map((other) => far(place, other))),
  );
  return FINGER / gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 10)]!;
}

/** The places where something is happening before everybody's eyes. */
export function happening({ stage: { motion } }: { stage: { motion: Motion } }): string[] {
  if (motion.at.length > 0) return [...motion.at];
  if (motion.roll !== null) return [motion.roll.place];
  if (motion.aim !== null) return [motion.aim.to];
  return Object.values(motion.places);
}

/** The places that can be touched. */
export const glowing = (desk: Pick<Desk, 'marks' | 'centre'>): string[] =>
  [...desk.marks.glow.keys()].filter((target) => desk.centre(target) !== null);

/** Where places are on the part of the board that is seen. */
export const spots = ({ regions }: Pick<Desk, 'regions'>, places: readonly string[]): Spot[] =>
  places.flatMap((place) => (regions.has(place) && regions.centre(place)) || []);
