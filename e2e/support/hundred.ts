// What the stories of The Hundred Days begin with. The French have seat 0, the Allies or the Anglo-Dutch
// seat 1, the Prussians seat 2 where three play.

import { fileOf, tablesOf } from './sitting.ts';

export const { open, sit } = tablesOf('waterloo');

/** Six towns, six blocks a side and four turns. */
export const bridges = fileOf('hundred-bridges');

/** The numbers of its blocks. */
export const NEY = 'block:0';
export const FOY = 'block:1';
export const BACHELU = 'block:2';
export const PIRE = 'block:3';
export const KELLERMANN = 'block:4';

/** Whoever plays here goes on with what he could as well end. */
export const ZEAL = {
  'choose-end-moves': 0.9,
  'choose-end-marches': 0.6,
  'choose-end-battle-phase': 0.9,
};
