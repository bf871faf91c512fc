// What blocks are drawn with: the outline and the emblem of each side, the symbol of each kind, and the
// small signs of what has happened to a block.

import { BICORNE, CUIRASSIER, GUN, HORSE_GUN, LANCER, MUSKETS } from '$lib/board/blocks/arms';
import { CROSS, STAR } from '$lib/board/blocks/emblems';
import { CUT, ROUND, type Corners } from '$lib/board/blocks/outline';
import type { Sign } from '$lib/board/blocks/signs';
import type { Part } from '$lib/board/symbol';
import type { Kind, Mark, Side } from '$types/borodino';
import { COSSACK, HEAVY_GUN, JAEGERS, PIKES, VOLTIGEURS } from './arms';

export const KINDS: Readonly<Record<Kind, readonly Part[]>> = {
  headquarters: BICORNE,
  infantry: MUSKETS,
  jaeger: JAEGERS,
  voltigeur: VOLTIGEURS,
  militia: PIKES,
  'light-cavalry': LANCER,
  'heavy-cavalry': CUIRASSIER,
  cossack: COSSACK,
  'light-artillery': GUN,
  'heavy-artillery': HEAVY_GUN,
  'horse-artillery': HORSE_GUN,
};

export const CORNERS: Readonly<Record<Side, Corners>> = { french: CUT, russian: ROUND };

/** What is on the back of a block: the star of the Legion, the cross of Saint George. */
export const EMBLEMS: Readonly<Record<Side, string>> = { french: STAR, russian: CROSS };

/** What is told of a block by a small sign on its edge; whoever has moved steps back instead. */
export type Told = Exclude<Mark, 'moved' | 'activated'> | 'held' | 'sheltered';

/** In the order in which they are worth knowing. */
const SIGNS: readonly (Omit<Sign, 'key'> & { told: Told })[] = [
  {
    told: 'held',
    d: 'M-.6 -1.6L1.4 -3.6A2.1 2.1 0 0 1 4.4 -.6L2.4 1.4A2.1 2.1 0 0 1 -.2 1.6M.6 1.6L-1.4 3.6A2.1 2.1 0 0 1 -4.4 .6L-2.4 -1.4A2.1 2.1 0 0 1 .2 -1.6',
    tint: 'alarm',
  },
  { told: 'reserve', d: 'M-2.6 4.6V-4.4H.6A2.6 2.6 0 0 1 .6 .8H-2.6M.2 .8L3.2 4.6', tint: 'gold' },
  {
    told: 'bombarded',
    d: 'M-4.2 2.6A2 2 0 0 1 -3.6 -1.2A2.7 2.7 0 0 1 .8 -3A2.4 2.4 0 0 1 4 -.4A1.8 1.8 0 0 1 3.6 2.8Z',
    tint: 'plain',
  },
  { told: 'sheltered', d: 'M-4.4 .4L0 -4.2L4.4 .4M-3 -.4V4.2H3V-.4', tint: 'gold' },
];

/** The signs of a block of which this is told. */
export const signsOf = (told: ReadonlySet<string>): Sign[] =>
  SIGNS.flatMap(({ told: key, d, tint }) => (told.has(key) ? [{ key, d, tint }] : []));
