// The symbols of arms that were at the Moskva alone.

import { HORSE, MUSKET, within } from '$lib/board/blocks/arms';
import type { Part } from '$lib/board/symbol';

/** A heavier barrel, and the shot piled up beside the wheel. */
export const HEAVY_GUN: readonly Part[] = [
  { d: 'M-15 -5.6L12.6 -13.4C16 -13 16.6 -7.6 13.8 -6L-13 2.4Z' },
  { d: 'M-3 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-3 -2.4v13.2M-9.6 4.2h13.2', line: true },
  { d: 'M-5 4.4L-17 10.4', line: true },
  {
    d: 'M7 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M14 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M10.5 3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0',
  },
];

/** The bugle horn of light foot, on its cord; */
export const JAEGERS: readonly Part[] = [
  {
    d: 'M-16 -4.6C-14.6 8.4 6 12.6 12.4 .6L18 4.4L17.2 -10.4L5.6 -4.6L9.2 -1.8C4.4 5.4 -10 3.6 -12.4 -5.6Z',
  },
  { d: 'M-13.6 -6.6Q-2 -16 11 -7', line: true },
];

/** a single musket behind a smaller one. */
export const VOLTIGEURS: readonly Part[] = [
  { d: MUSKET, turn: 'translate(1 -1) rotate(-48) scale(1.08)' },
  ...within(JAEGERS, 'translate(3 5) scale(.8)'),
];

/** A pike and an axe: those who were called up with what they had. */
export const PIKES: readonly Part[] = [
  { d: 'M-14 13L9 -9', line: true },
  { d: 'M15.4 -15L12.4 -4.6L5 -12Z' },
  { d: 'M14 13L-7 -8.2', line: true },
  { d: 'M-5.4 -15.4C-13.6 -13.8 -17.6 -9 -17 -.6C-13.4 -4.4 -9.6 -5.6 -4.6 -4.6L-1.6 -7.8Z' },
];

/** Cossacks hold two bare lances crosswise over the horse. */
export const COSSACK: readonly Part[] = [
  { d: HORSE, turn: 'translate(1 3) scale(.74)' },
  { d: 'M-17 13L15 -10M17 13L-15 -10', line: true },
  { d: 'M20 -13.6L16.4 -6L11.6 -11.8ZM-20 -13.6L-16.4 -6L-11.6 -11.8Z' },
];
