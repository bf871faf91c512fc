// The symbols of arms that stand on blocks, in a field of about thirty by twenty. Foot has muskets,
// cavalry a horse and guns a gun.

import type { Part } from '../symbol';

/** A musket that lies on its side, its bayonet to the right. */
const MUSKET = 'M-15 -1.4L-15 2.9L-9.5 2.1L-6 1.4L8.5 1L9 .5L15.5 .1L9 -.5L8 -1L-5.5 -1.2L-9 -1.9Z';

/** A horse's head that looks to the left, with its eye left open. */
const HORSE =
  'M9.4 11.4C10.4 5 10.6 -1.4 7.4 -6.4C6 -8.6 4 -10.2 1.6 -10.8L1.2 -13.8L-1.8 -11.2C-6.4 -9.6 -9 -4.6 -12.6 .4C-14 2.4 -13.4 4.8 -11.6 5.6C-10 6.2 -8.8 5 -7 4.2C-4.6 3.4 -2.4 3.4 -.2 1.8C-1 5.6 -5.2 7 -5.8 11.4ZM-4.6 -5.4a1.25 1.25 0 1 1 .1 0Z';

/** A gun: its barrel, the wheel with its spokes, and the trail. */
export const GUN: readonly Part[] = [
  { d: 'M-13.4 -3.2L9.6 -9.4C11.8 -9.4 12.4 -6 10.6 -5.2L-11.6 1.8Z' },
  { d: 'M-1 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-1 -2.4v13.2M-7.6 4.2h13.2', line: true },
  { d: 'M-3 4.4L-15 9.6', line: true },
];

const within = (parts: readonly Part[], turn: string): Part[] =>
  parts.map((part) => ({ ...part, turn: `${turn} ${part.turn ?? ''}`.trim() }));

/** A heavier barrel, and the shot piled up beside the wheel. */
export const HEAVY_GUN: readonly Part[] = [
  { d: 'M-15 -5.6L12.6 -13.4C16 -13 16.6 -7.6 13.8 -6L-13 2.4Z' },
  { d: 'M-3 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-3 -2.4v13.2M-9.6 4.2h13.2', line: true },
  { d: 'M-5 4.4L-17 10.4', line: true },
  {
    d: 'M7 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M14 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M10.5 3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0',
  },
];

/** The guns that ride have a horse before them. */
export const HORSE_GUN: readonly Part[] = [
  { d: HORSE, turn: 'translate(-10 -2) scale(.72)' },
  ...within(GUN, 'translate(8 4) scale(.66)'),
];

/** The bicorne of a leader, worn crosswise, with its cockade left open and a loop down to the brim. */
export const BICORNE: readonly Part[] = [
  {
    d: 'M-20 6.4C-16.6 1.2 -12.6 -2.2 -9.8 -6.4C-5.6 -12.8 5.6 -12.8 9.8 -6.4C12.6 -2.2 16.6 1.2 20 6.4C12.6 3.4 6.4 2.2 0 2.2C-6.4 2.2 -12.6 3.4 -20 6.4ZM2.2 -5.4a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z',
  },
  { d: 'M-11.6 6.9Q0 3.6 11.6 6.9', line: true },
];

export const MUSKETS: readonly Part[] = [
  { d: MUSKET, turn: 'rotate(-37)' },
  { d: MUSKET, turn: 'scale(-1 1) rotate(-37)' },
];

/** The bugle horn of light foot, on its cord. */
const HORN: readonly Part[] = [
  {
    d: 'M-16 -4.6C-14.6 8.4 6 12.6 12.4 .6L18 4.4L17.2 -10.4L5.6 -4.6L9.2 -1.8C4.4 5.4 -10 3.6 -12.4 -5.6Z',
  },
  { d: 'M-13.6 -6.6Q-2 -16 11 -7', line: true },
];

export const JAEGERS: readonly Part[] = HORN;

/** A single musket behind a smaller horn. */
export const VOLTIGEURS: readonly Part[] = [
  { d: MUSKET, turn: 'translate(1 -1) rotate(-48) scale(1.08)' },
  ...within(HORN, 'translate(3 5) scale(.8)'),
];

/** A pike and an axe: those who were called up with what they had. */
export const PIKES: readonly Part[] = [
  { d: 'M-14 13L9 -9', line: true },
  { d: 'M15.4 -15L12.4 -4.6L5 -12Z' },
  { d: 'M14 13L-7 -8.2', line: true },
  { d: 'M-5.4 -15.4C-13.6 -13.8 -17.6 -9 -17 -.6C-13.4 -4.4 -9.6 -5.6 -4.6 -4.6L-1.6 -7.8Z' },
];

/** Light horse carries a lance with its pennon, */
export const LANCER: readonly Part[] = [
  { d: HORSE, turn: 'translate(-4 1) scale(.92)' },
  { d: 'M8.5 12.4L11 -13', line: true },
  { d: 'M11 -13.6L20 -11.4L16.4 -8.8L19.2 -5.8L10.2 -5.6Z' },
];

/** heavy horse is cut out of a plate, */
export const CUIRASSIER: readonly Part[] = [
  { d: `M-17 -13Q0 -17 17 -13V9Q12 15 0 16Q-12 15 -17 9Z${HORSE}`, turn: 'scale(.92)' },
];

/** and Cossacks hold two bare lances crosswise over the horse. */
export const COSSACK: readonly Part[] = [
  { d: HORSE, turn: 'translate(1 3) scale(.74)' },
  { d: 'M-17 13L15 -10M17 13L-15 -10', line: true },
  { d: 'M20 -13.6L16.4 -6L11.6 -11.8ZM-20 -13.6L-16.4 -6L-11.6 -11.8Z' },
];

/** Two sabres that cross. */
const SABRE = 'M-12.6 8.4C-3 6 5 -1 9.4 -11.6C11.6 -2.4 1.4 9.4 -10.4 11.4Z';
const HILT = 'M-9.4 4.4C-12.4 7 -12.4 11 -8.2 13.2M-11.4 9.8L-14.6 12.4';

export const SABRES: readonly Part[] = [
  { d: SABRE },
  { d: HILT, line: true },
  { d: SABRE, turn: 'scale(-1 1)' },
  { d: HILT, turn: 'scale(-1 1)', line: true },
];
