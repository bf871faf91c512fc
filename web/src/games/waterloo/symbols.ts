// What blocks are drawn with: the outline and the emblem of each army, the symbol of each arm, and
// the small signs of what has happened to a block.

import type { Army, Kind, Mark } from '$types/waterloo';
import { BICORNE, CUIRASSIER, GUN, HORSE_GUN, LANCER, MUSKETS } from '$lib/board/blocks/arms';
import { CROSS, CROWN, STAR } from '$lib/board/blocks/emblems';
import { CUT, outline as drawn, ROUND, STRAIGHT, type Corners } from '$lib/board/blocks/outline';
import type { Sign } from '$lib/board/blocks/signs';
import type { Part } from '$lib/board/symbol';

/** The symbols of the arms. */
export const ARMS: Readonly<Record<Kind, readonly Part[]>> = {
  leader: BICORNE,
  infantry: MUSKETS,
  'light-cavalry': LANCER,
  'heavy-cavalry': CUIRASSIER,
  'foot-artillery': GUN,
  'horse-artillery': HORSE_GUN,
};

/** What is on the back of a block: the star of the Legion, the crown, the cross of 1813. */
export const EMBLEMS: Readonly<Record<Army, string>> = {
  french: STAR,
  'anglo-dutch': CROWN,
  prussian: CROSS,
};

export const CORNERS: Readonly<Record<Army, Corners>> = {
  french: CUT,
  'anglo-dutch': ROUND,
  prussian: STRAIGHT,
};

/** The outline of a block around its middle: cut corners, round, or square. */
export const outline = (army: Army, size: number, inset = 0): string =>
  drawn(CORNERS[army], size, inset);

/** A mark that is drawn as a small sign on the edge of a block; the others change the block itself. */
export interface MarkSign extends Omit<Sign, 'key'> {
  mark: Mark;
}

/** In the order in which they are worth knowing. */
export const SIGNS: readonly MarkSign[] = [
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

/** The signs of a block with these marks. */
export const signsOf = (marks: readonly Mark[]): Sign[] =>
  SIGNS.filter(({ mark }) => marks.includes(mark)).map(({ mark, d, tint }) => ({
    key: mark,
    d,
    tint,
  }));
