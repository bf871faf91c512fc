// What the stories begin with: a short fight, and moments in the middle of one. Positions are
// written as docs/positions.md has them. The French have seat 0, the Allies seat 1.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SetUp } from './person.ts';

/** Four units a side that touch already; two banners win. A game takes a few turns. */
export const SKIRMISH = readFileSync(
  resolve(import.meta.dirname, '../scenarios/skirmish.toml'),
  'utf8',
);

export const skirmish: SetUp = { file: SKIRMISH };

const unit = (nation: string, kind: string, hex: [number, number], more: object = {}) => ({
  nation,
  kind,
  hex,
  ...more,
});

/** The Allies give orders: one of two was given, and three pieces are left to choose from. */
export const givingOrders: SetUp = {
  position: {
    active: 'allied',
    decision: 'give-orders',
    played: { card: 'probe-center' },
    hands: { allied: ['forward', 'scout-center'], french: ['probe-center'] },
    units: [
      unit('british', 'LN', [6, 6], { marks: ['ordered'] }),
      unit('british', 'GR', [6, 7]),
      unit('british', 'LN', [8, 7]),
      unit('british', 'LN', [7, 2]),
      unit('french', 'LN', [3, 6]),
    ],
  },
};

/** The Allies can attack in melee, or fire. */
export const beforeAnAttack: SetUp = {
  position: {
    active: 'allied',
    decision: 'battles',
    played: { card: 'attack-center' },
    hands: { allied: ['forward'], french: ['probe-center'] },
    units: [
      unit('british', 'LN', [6, 6], { marks: ['ordered'], moved: 1 }),
      unit('british', 'FA', [7, 8], { marks: ['ordered'] }),
      unit('french', 'LN', [5, 6], { blocks: 3 }),
      unit('french', 'LN', [4, 7]),
      unit('french', 'LN', [2, 3]),
    ],
  },
};

/** In the middle of a melee: French cavalry has charged, and the Allied infantry answers. */
export const underCharge: SetUp = {
  position: {
    field: { deck: 'full' },
    active: 'french',
    decision: { react: { by: [4, 6], at: [5, 6] } },
    played: { card: 'attack-center' },
    hands: {
      allied: ['forward', 'probe-center', 'rally', 'scout-center'],
      french: ['probe-center'],
    },
    units: [
      unit('french', 'LC', [4, 6], { marks: ['ordered', 'battled'], moved: 1 }),
      unit('french', 'FA', [3, 4], { marks: ['ordered'] }),
      unit('french', 'LN', [2, 8]),
      unit('british', 'LN', [5, 6]),
      unit('british', 'LN', [8, 8]),
    ],
  },
};

/** Allied grenadiers with their leader have taken two flags, and may ignore both. */
export const underFlags: SetUp = {
  position: {
    active: 'french',
    decision: { flags: { unit: [5, 6], flags: 2, during: 'fire' } },
    played: { card: 'attack-center' },
    hands: { allied: ['probe-center', 'forward'], french: ['scout-center'] },
    units: [
      unit('french', 'FA', [2, 6], { marks: ['ordered', 'battled'] }),
      unit('french', 'LN', [2, 8]),
      unit('british', 'GR', [5, 6]),
      unit('british', 'LN', [7, 7]),
    ],
    leaders: [{ nation: 'british', hex: [5, 6], name: 'Hill' }],
  },
};
