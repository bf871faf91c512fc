// A field that never was: areas and borders of every kind, blocks of every kind in every state, and a
// battle in its second round, so that all of it can be looked at.

import type { BlockFacts, BlockView, Kind, Letter, Mark, Scenery, View } from '$types/borodino';
import { STILL, type Marks, type Motion } from '$lib/table/kit';
import { AREAS, BORDERS, RIVERS } from './ground';

/** Every kind of block: its letter, its steps and its fire value. */
const KINDS: readonly (readonly [Kind, Letter, number, number])[] = [
  ['headquarters', 'b', 3, 1],
  ['infantry', 'c', 4, 2],
  ['jaeger', 'c', 3, 3],
  ['voltigeur', 'c', 3, 3],
  ['militia', 'c', 3, 1],
  ['light-cavalry', 'b', 3, 2],
  ['heavy-cavalry', 'b', 3, 3],
  ['cossack', 'b', 2, 1],
  ['light-artillery', 'a', 3, 3],
  ['heavy-artillery', 'a', 3, 4],
  ['horse-artillery', 'a', 2, 3],
];

export const blocks: BlockFacts[] = (['french', 'russian'] as const).flatMap((side) =>
  KINDS.map(([kind, letter, steps, fire], number) => ({
    id: `${side[0]!.toUpperCase()}-${number}`,
    name: kind === 'headquarters' ? (side === 'french' ? 'Davout' : 'Bagration') : `No. ${number}`,
    side,
    army: side === 'french' ? ('french' as const) : ('second' as const),
    corps: kind === 'cossack' ? null : side === 'french' ? 'I' : 'VII',
    attached_to: null,
    kind,
    letter,
    fire,
    steps,
    is_guard: kind === 'heavy-cavalry',
    area: 0,
    arrival: null,
    headquarters:
      kind === 'headquarters'
        ? {
            level: 'corps' as const,
            range: 1,
            seniority: 1,
            can_be_promoted: false,
            post: null,
            right: null,
          }
        : null,
  })),
);

const RUSSIANS = KINDS.length;

export const scenery: Scenery = {
  width: 960,
  height: 720,
  map: null,
  areas: AREAS,
  borders: BORDERS,
  main_roads: [{ id: 'new', name: 'the new road', areas: [0, 1, 2] }],
  rivers: RIVERS,
  sources: [
    { area: 0, side: 'french', symbols: 2 },
    { area: 2, side: 'russian', symbols: 1 },
  ],
  blocks,
  track: [6, 8, 10, 12].map((hour) => ({
    date: '7 September',
    hour,
    is_last_of_day: hour === 12,
  })),
  first_army_held_until: 0,
};

const standing = (block: number, area: number, ...marks: readonly Mark[]): BlockView => ({
  block,
  steps: Math.max(1, blocks[block]!.steps - marks.length),
  shown: false,
  area,
  ...(marks.length === 0 ? {} : { marks: [...marks] }),
});

/** The French are about to attack the fleches. */
export const marching: View = {
  turn: 2,
  first: 'french',
  winner: null,
  is_drawn: false,
  points: [3, 2],
  standing: [3, 5],
  agenda: ['end-turn', { moves: { side: 'french' } }],
  acting: 'french',
  stage: 'orders',
  under_fire: null,
  blocks: [
    standing(0, 3, 'activated'),
    standing(1, 3),
    standing(6, 3, 'moved'),
    standing(9, 3, 'bombarded'),
    standing(5, 0),
    standing(2, 6),
    standing(10, 6),
  ],
  hidden: [
    { area: 2, side: 'russian', blocks: 2 },
    { area: 4, side: 'russian', blocks: 4 },
    { area: 5, side: 'russian', blocks: 3 },
    { area: 8, side: 'russian', blocks: 1 },
  ],
  waiting: [1, 2],
  destroyed: [3],
  withdrawn: [],
  posts: [],
  burnt: [2],
  captured: [],
  crossings: [],
  limits: [{ border: 5, side: 'french', to: 4, left: 2 }],
  holding: [],
  held: [],
  second_attacks: [],
  commands: [{ hq: 0, orders: 2 }],
  reaches: [{ hq: 0, areas: [0, 3, 4, 6], blocks: [1, 5, 2, 10] }],
  fired_over: [5],
  battle: null,
  supplied: [[], []],
  spent: [],
  lines: [
    { source: 0, side: 'french', left: 2, areas: [0, 1] },
    { source: 2, side: 'russian', left: 1, areas: [2] },
  ],
};

const fighter = (block: number, ...marks: readonly Mark[]): BlockView => ({
  ...standing(block, 4, ...marks),
  shown: true,
});

/** The same an hour later: the second round of the battle for the fleches. */
export const fighting: View = {
  ...marching,
  agenda: ['end-turn', 'battles', 'end-round', { turns: { letter: 'b', role: 'defender' } }],
  burnt: [],
  limits: [],
  blocks: [
    standing(0, 3),
    fighter(1),
    fighter(6, 'moved'),
    fighter(9),
    fighter(RUSSIANS + 1),
    fighter(RUSSIANS + 2),
    fighter(RUSSIANS + 8),
    fighter(RUSSIANS + 6, 'reserve'),
  ],
  hidden: marching.hidden.filter(({ area }) => area !== 4),
  battle: {
    area: 4,
    round: 2,
    attacker: 'french',
    over: false,
    acted: [9, RUSSIANS + 2],
    squares: [RUSSIANS + 1],
    shelters: [{ square: RUSSIANS + 1, guest: RUSSIANS + 8 }],
    flankers: [],
    flank_bonus: [],
    passages: [],
    withdrawals: 0,
    odd_hit: true,
  },
};

export const marks: Marks = {
  glow: new Map([
    ['Bagration Fleches', 'strike'],
    ['Golovino', 'go'],
    ['block:1', 'choose'],
  ]),
  picked: ['block:1'],
  armed: [],
  layers: [],
  pointed: [],
  recent: ['Old Road Wood'],
  cursor: null,
};

export const firing: Motion = {
  ...STILL,
  roll: {
    key: 1,
    place: 'Bagration Fleches',
    from: null,
    side: 'french',
    faces: ['1', '4', '2', '6'],
    counts: [true, false, true, false],
  },
};
