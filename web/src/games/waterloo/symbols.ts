// What blocks are drawn with: the outline and the emblem of each army, the symbol of each arm, and
// the small signs of what has happened to a block. Symbols stand in a field of about thirty by twenty.

import type { Army, Kind, Mark } from '$types/waterloo';
import type { Part } from '$lib/board/symbol';

/** A musket that lies on its side, its bayonet to the right. */
const MUSKET = 'M-15 -1.4L-15 2.9L-9.5 2.1L-6 1.4L8.5 1L9 .5L15.5 .1L9 -.5L8 -1L-5.5 -1.2L-9 -1.9Z';

/** A horse's head that looks to the left, with its eye left open. */
const HORSE =
  'M9.4 11.4C10.4 5 10.6 -1.4 7.4 -6.4C6 -8.6 4 -10.2 1.6 -10.8L1.2 -13.8L-1.8 -11.2C-6.4 -9.6 -9 -4.6 -12.6 .4C-14 2.4 -13.4 4.8 -11.6 5.6C-10 6.2 -8.8 5 -7 4.2C-4.6 3.4 -2.4 3.4 -.2 1.8C-1 5.6 -5.2 7 -5.8 11.4ZM-4.6 -5.4a1.25 1.25 0 1 1 .1 0Z';

/** A gun: its barrel, the wheel with its spokes, and the trail. */
const GUN: readonly Part[] = [
  { d: 'M-13.4 -3.2L9.6 -9.4C11.8 -9.4 12.4 -6 10.6 -5.2L-11.6 1.8Z' },
  { d: 'M-1 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-1 -2.4v13.2M-7.6 4.2h13.2', line: true },
  { d: 'M-3 4.4L-15 9.6', line: true },
];

/** The bicorne of a leader, worn crosswise, with its cockade left open and a loop down to the brim. */
const BICORNE: readonly Part[] = [
  {
    d: 'M-20 6.4C-16.6 1.2 -12.6 -2.2 -9.8 -6.4C-5.6 -12.8 5.6 -12.8 9.8 -6.4C12.6 -2.2 16.6 1.2 20 6.4C12.6 3.4 6.4 2.2 0 2.2C-6.4 2.2 -12.6 3.4 -20 6.4ZM2.2 -5.4a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z',
  },
  { d: 'M-11.6 6.9Q0 3.6 11.6 6.9', line: true },
];

const within = (parts: readonly Part[], turn: string): Part[] =>
  parts.map((part) => ({ ...part, turn: `${turn} ${part.turn ?? ''}`.trim() }));

/**
 * Foot has muskets, cavalry a horse and guns a gun. Light horse carries a lance with its pennon, heavy
 * horse is cut out of a plate; the guns that ride have a horse before them.
 */
export const ARMS: Readonly<Record<Kind, readonly Part[]>> = {
  leader: BICORNE,
  infantry: [
    { d: MUSKET, turn: 'rotate(-37)' },
    { d: MUSKET, turn: 'scale(-1 1) rotate(-37)' },
  ],
  'light-cavalry': [
    { d: HORSE, turn: 'translate(-4 1) scale(.92)' },
    { d: 'M8.5 12.4L11 -13', line: true },
    { d: 'M11 -13.6L20 -11.4L16.4 -8.8L19.2 -5.8L10.2 -5.6Z' },
  ],
  'heavy-cavalry': [
    {
      d: `M-17 -13Q0 -17 17 -13V9Q12 15 0 16Q-12 15 -17 9Z${HORSE}`,
      turn: 'scale(.92)',
    },
  ],
  'foot-artillery': GUN,
  'horse-artillery': [
    { d: HORSE, turn: 'translate(-10 -2) scale(.72)' },
    ...within(GUN, 'translate(8 4) scale(.66)'),
  ],
};

/** What is on the back of a block: the star of the Legion, the crown, the cross of 1813. */
export const EMBLEMS: Readonly<Record<Army, string>> = {
  french:
    'M0 -15L3.6 -5.8L13.4 -6.4L5.9 .2L9.2 9.6L0 4.6L-9.2 9.6L-5.9 .2L-13.4 -6.4L-3.6 -5.8ZM-2.6 -1.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
  'anglo-dutch':
    'M-12 9.6L-14 -7.6L-7.2 -1.4L0 -11.6L7.2 -1.4L14 -7.6L12 9.6ZM-10 12H10V14.4H-10ZM-1.6 -13.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z',
  prussian:
    'M-6 -14H6Q2.6 -7 2.4 -2.4Q7 -2.6 14 -6V6Q7 2.6 2.4 2.4Q2.6 7 6 14H-6Q-2.6 7 -2.4 2.4Q-7 2.6 -14 6V-6Q-7 -2.6 -2.4 -2.4Q-2.6 -7 -6 -14Z',
};

/** How much is taken from each corner of a block of sixty, and whether it is cut or rounded. */
const CORNERS: Readonly<Record<Army, { by: number; round: boolean }>> = {
  french: { by: 14, round: false },
  'anglo-dutch': { by: 24, round: true },
  prussian: { by: 1, round: false },
};

/** The outline of a block around its middle: cut corners, round, or square. */
export function outline(army: Army, size: number, inset = 0): string {
  const { by, round } = CORNERS[army];
  const far = size / 2 - inset;
  const cut = Math.max(0.4, (by * size) / 60 - inset * (round ? 1 : 0.6));
  const turn = (x: number, y: number) => (round ? `a${cut} ${cut} 0 0 1 ${x} ${y}` : `l${x} ${y}`);
  return (
    `M${cut - far} ${-far}H${far - cut}${turn(cut, cut)}V${far - cut}${turn(-cut, cut)}` +
    `H${cut - far}${turn(-cut, -cut)}V${cut - far}${turn(cut, -cut)}Z`
  );
}

/** Two sabres that cross. */
const SABRE = 'M-12.6 8.4C-3 6 5 -1 9.4 -11.6C11.6 -2.4 1.4 9.4 -10.4 11.4Z';
const HILT = 'M-9.4 4.4C-12.4 7 -12.4 11 -8.2 13.2M-11.4 9.8L-14.6 12.4';

export const SABRES: readonly Part[] = [
  { d: SABRE },
  { d: HILT, line: true },
  { d: SABRE, turn: 'scale(-1 1)' },
  { d: HILT, turn: 'scale(-1 1)', line: true },
];

/** A mark that is drawn as a small sign on the edge of a block; the others change the block itself. */
export interface Sign {
  mark: Mark;
  /** In a field of ten by ten. */
  d: string;
  tint: 'plain' | 'alarm' | 'gold';
}

/** In the order in which they are worth knowing. */
export const SIGNS: readonly Sign[] = [
  {
    mark: 'untested',
    d: 'M-2.6 -2.4Q-2.4 -4.8 0 -4.8Q2.8 -4.8 2.8 -2.4Q2.8 -.8 0 .6V1.8M0 4.2V4.6',
    tint: 'alarm',
  },
  { mark: 'disrupted', d: 'M-4.6 2.4L-1.8 -3.4L.8 2.8L4.4 -3', tint: 'alarm' },
  { mark: 'engaged', d: 'M-4 4L4 -4M-4 -4L4 4M-4.4 1.2L-1.2 4.4M4.4 1.2L1.2 4.4', tint: 'alarm' },
  { mark: 'fresh', d: 'M0 -4.6V4.6M-4.6 0H4.6M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2', tint: 'gold' },
  { mark: 'given-away', d: 'M-5 0Q0 -4.8 5 0Q0 4.8 -5 0ZM-.6 0H.6', tint: 'plain' },
  { mark: 'joined', d: 'M-4.4 0H2.4M-.6 -3L2.4 0L-.6 3M4.4 -4V4', tint: 'plain' },
  { mark: 'left', d: 'M4.4 0H-2.4M.6 -3L-2.4 0L.6 3M4.4 -4V4', tint: 'plain' },
  { mark: 'stepped', d: 'M-4.4 0H4M1 -3L4 0L1 3', tint: 'plain' },
  {
    mark: 'fired',
    d: 'M-4.6 1.8H-1.4M1 -3.4a2 2 0 1 1 .1 0M1.6 3.2a1.6 1.6 0 1 1 .1 0',
    tint: 'plain',
  },
];
