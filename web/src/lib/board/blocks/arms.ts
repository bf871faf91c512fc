// The symbols of arms that stand on blocks, in a field of about thirty by twenty. Foot has muskets,
// cavalry a horse and guns a gun.

import type { Part } from '../symbol';

/** A musket that lies on its side, its bayonet to the right. */
export const MUSKET =
  'M-15 -1.4L-15 2.9L-9.5 2.1L-6 1.4L8.5 1L9 .5L15.5 .1L9 -.5L8 -1L-5.5 -1.2L-9 -1.9Z';

/** A horse's head that looks to the left, with its eye left open. */
export const HORSE =
  'M9.4 11.4C10.4 5 10.6 -1.4 7.4 -6.4C6 -8.6 4 -10.2 1.6 -10.8L1.2 -13.8L-1.8 -11.2C-6.4 -9.6 -9 -4.6 -12.6 .4C-14 2.4 -13.4 4.8 -11.6 5.6C-10 6.2 -8.8 5 -7 4.2C-4.6 3.4 -2.4 3.4 -.2 1.8C-1 5.6 -5.2 7 -5.8 11.4ZM-4.6 -5.4a1.25 1.25 0 1 1 .1 0Z';

/** A gun: its barrel, the wheel with its spokes, and the trail. */
export const GUN: readonly Part[] = [
  { d: 'M-13.4 -3.2L9.6 -9.4C11.8 -9.4 12.4 -6 10.6 -5.2L-11.6 1.8Z' },
  { d: 'M-1 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-1 -2.4v13.2M-7.6 4.2h13.2', line: true },
  { d: 'M-3 4.4L-15 9.6', line: true },
];

/** Parts that are turned or made smaller together. */
export const within = (parts: readonly Part[], turn: string): Part[] =>
  parts.map((part) => ({ ...part, turn: `${turn} ${part.turn ?? ''}`.trim() }));

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

/** Light horse carries a lance with its pennon, */
export const LANCER: readonly Part[] = [
  { d: HORSE, turn: 'translate(-4 1) scale(.92)' },
  { d: 'M8.5 12.4L11 -13', line: true },
  { d: 'M11 -13.6L20 -11.4L16.4 -8.8L19.2 -5.8L10.2 -5.6Z' },
];

/** and heavy horse is cut out of a plate. */
export const CUIRASSIER: readonly Part[] = [
  { d: `M-17 -13Q0 -17 17 -13V9Q12 15 0 16Q-12 15 -17 9Z${HORSE}`, turn: 'scale(.92)' },
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
