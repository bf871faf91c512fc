// A field that never was: areas and borders of every kind, blocks of every kind in every state, and a
// battle in its second round, so that all of it can be looked at.

import type {
  AreaFacts,
  BlockFacts,
  BlockView,
  BorderFacts,
  Kind,
  Letter,
  Mark,
  Scenery,
  View,
} from '$types/borodino';
import { STILL, type Marks, type Motion } from '$lib/table/kit';

/** Nine areas in three rows share the corners of a crooked net. */
const CORNERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [310, 0],
    [640, 0],
    [960, 0],
  ],
  [
    [0, 230],
    [290, 265],
    [625, 215],
    [960, 250],
  ],
  [
    [0, 490],
    [335, 455],
    [650, 500],
    [960, 470],
  ],
  [
    [0, 720],
    [300, 720],
    [620, 720],
    [960, 720],
  ],
];

const corner = (row: number, column: number): [number, number] => {
  const [x, y] = CORNERS[row]![column]!;
  return [x, y];
};

function area(name: string, place: number, more: Partial<AreaFacts> = {}): AreaFacts {
  const [row, column] = [Math.floor(place / 3), place % 3];
  const outline = [
    corner(row, column),
    corner(row, column + 1),
    corner(row + 1, column + 1),
    corner(row + 1, column),
  ];
  const mean = (axis: 0 | 1) => Math.round(outline.reduce((sum, at) => sum + at[axis], 0) / 4);
  return {
    id: name.toLowerCase().replaceAll(' ', '_'),
    name,
    ground: 'clear',
    stacking: 4,
    has_village: false,
    is_hill: false,
    shows_redoubt: false,
    redoubt_from: null,
    edge: null,
    x: mean(0),
    y: mean(1),
    outline,
    ...more,
  };
}

const REDOUBT = { is_hill: true, shows_redoubt: true, redoubt_from: 1 };

const AREAS: AreaFacts[] = [
  area('Golovino', 0, { has_village: true, edge: 'west' }),
  area('Borodino', 1, { has_village: true }),
  area('Uspenskoye', 2, { has_village: true, edge: 'east' }),
  area('Shevardino', 3, { ...REDOUBT, has_village: true }),
  area('Bagration Fleches', 4, REDOUBT),
  area('Semenovskoye', 5, { has_village: true, is_hill: true }),
  area('Old Road Wood', 6, { ground: 'woods', stacking: 3 }),
  area('Mishino Marsh', 7, { ground: 'marsh', stacking: 2 }),
  area('Maslovo', 8, { ground: 'woods', stacking: 3, has_village: true, shows_redoubt: true }),
];

const border = (
  ends: [number, number],
  limits: [number, number],
  more: Partial<BorderFacts> = {},
): BorderFacts => ({
  ends,
  ground: 'clear',
  water: null,
  crossing: null,
  uphill_to: null,
  has_road: false,
  limits,
  is_open_to_guns: true,
  ...more,
});

const BORDERS: BorderFacts[] = [
  border([0, 1], [3, 3], { has_road: true }),
  border([1, 2], [2, 2], { has_road: true, water: 'stream', crossing: 'dam' }),
  border([0, 3], [1, 2], { water: 'river', crossing: 'bridge', has_road: true, uphill_to: 3 }),
  border([1, 4], [1, 2], { water: 'river', crossing: 'ford', uphill_to: 4 }),
  border([2, 5], [0, 0], { water: 'river', is_open_to_guns: false }),
  border([3, 4], [3, 3], { has_road: true }),
  border([4, 5], [1, 1], { water: 'stream', is_open_to_guns: false }),
  border([3, 6], [2, 1], { ground: 'woods', uphill_to: 3, has_road: true }),
  border([4, 7], [1, 1], { ground: 'marsh', uphill_to: 4, is_open_to_guns: false }),
  border([5, 8], [2, 1], { ground: 'woods', uphill_to: 5, has_road: true }),
  border([6, 7], [1, 1], { ground: 'marsh', is_open_to_guns: false }),
  border([7, 8], [1, 1], { ground: 'marsh', is_open_to_guns: false }),
];

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
  rivers: [{ name: 'Kolocha', water: 'river', course: CORNERS[1]!.map(([x, y]) => [x, y]) }],
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
