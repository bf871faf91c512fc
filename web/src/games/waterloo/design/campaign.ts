// A campaign that never was: towns of every kind, blocks of every arm in every state, and a battle on
// all kinds of ground, so that all of it can be looked at.

import type {
  Army,
  BlockFacts,
  BlockView,
  Kind,
  Location,
  Mark,
  RoadFacts,
  Scenery,
  TownFacts,
  View,
} from '$types/waterloo';
import { STILL, type Marks, type Motion } from '$lib/table/kit';

const town = (
  id: string,
  name: string,
  zone: Army,
  [x, y]: readonly [number, number],
  supply: TownFacts['supply'] = null,
): TownFacts => ({ id, name, zone, x, y, supply });

const TOWNS: TownFacts[] = [
  town('brussels', 'Brussels', 'anglo-dutch', [330, 110], { army: 'anglo-dutch', loss: 1 }),
  town('liege', 'Liège', 'prussian', [860, 190], { army: 'prussian', loss: 2 }),
  town('ligny', 'Ligny', 'prussian', [560, 330]),
  town('charleroi', 'Charleroi', 'french', [380, 480]),
  town('beaumont', 'Beaumont', 'french', [620, 560]),
];

const road = (
  ends: [number, number],
  grade: RoadFacts['grade'],
  river: string | null = null,
): RoadFacts => ({
  id: ends.map((town) => TOWNS[town]!.id).join('-'),
  ends,
  grade,
  river,
  move_limit: grade === 'major' ? 8 : 6,
  attack_limit: river === null ? 8 : 4,
  battle_limit: grade === 'major' ? 4 : 3,
});

/** Every arm of every army: full steps, and the fire value. */
const KINDS: readonly (readonly [Kind, number, number])[] = [
  ['leader', 1, 1],
  ['infantry', 4, 2],
  ['light-cavalry', 2, 2],
  ['heavy-cavalry', 3, 3],
  ['foot-artillery', 3, 1],
  ['horse-artillery', 2, 1],
];
const ARMIES: readonly (readonly [Army, string, string])[] = [
  ['french', 'F', 'Napoleon'],
  ['anglo-dutch', 'A', 'Wellington'],
  ['prussian', 'P', 'Blücher'],
];

export const blocks: BlockFacts[] = ARMIES.flatMap(([army, letter, leader]) =>
  KINDS.map(([kind, steps, fire], number) => ({
    id: `${letter}-${number}`,
    name: kind === 'leader' ? leader : `${letter} ${number}`,
    army,
    corps: kind === 'leader' ? null : number === 1 && army === 'french' ? 'G' : 'II',
    kind,
    steps,
    fire,
    town: 0,
  })),
);

const turn = (date: string, index: number) => ({
  date,
  active: index % 2 === 0 ? ('french' as const) : ('allied' as const),
  is_night: index % 3 === 2,
  allies_may_talk: index % 3 === 2,
});

export const scenery: Scenery = {
  width: 1000,
  height: 660,
  map: null,
  towns: TOWNS,
  roads: [
    road([0, 2], 'major'),
    road([1, 2], 'minor'),
    road([2, 3], 'major', 'Sambre'),
    road([2, 4], 'minor', 'Sambre'),
    road([3, 4], 'major'),
    road([0, 3], 'minor', 'Sambre'),
  ],
  rivers: [
    {
      name: 'Sambre',
      course: [
        [180, 420],
        [420, 410],
        [640, 420],
        [900, 330],
      ],
    },
  ],
  borders: [],
  blocks,
  track: ['15 June', '16 June', '17 June', '18 June'].flatMap((date, day) =>
    [0, 1, 2].map((hour) => turn(date, day * 3 + hour)),
  ),
  first_turn: 1,
  last_turn: 11,
  armies: ARMIES.map(([army]) => ({ army, groups: 2, demoralised_at: army === 'french' ? 12 : 8 })),
  set_up_limits: [18, 8],
  supply_victory_from_turn: 10,
  battle_turn_cap: null,
};

const standing = (
  block: number,
  place: number,
  at?: Location,
  ...marks: readonly Mark[]
): BlockView => ({
  block,
  steps: Math.max(1, blocks[block]!.steps - (marks.length > 0 ? 1 : 0)),
  shown: at !== undefined,
  town: place,
  ...(at === undefined ? {} : { at }),
  ...(marks.length === 0 ? {} : { marks: [...marks] }),
});

/** The French attack the Prussians at Ligny. */
export const fighting: View = {
  turn: 5,
  active: 'french',
  winner: null,
  agenda: ['end-turn', 'battles', { 'battle-phase': { town: 2, role: 'attacker' } }],
  armies: [
    { army: 'french', lost: 3, demoralised_at: 12, demoralised: false },
    { army: 'anglo-dutch', lost: 8, demoralised_at: 8, demoralised: true },
    { army: 'prussian', lost: 6, demoralised_at: 8, demoralised: false },
  ],
  blocks: [
    standing(0, 2, 'a-res'),
    standing(1, 2, 'a-c', 'acted'),
    standing(2, 3),
    standing(3, 2, 'd-r', 'engaged', 'fresh'),
    standing(4, 2, 'a-l'),
    standing(5, 4, undefined, 'disrupted'),
    standing(13, 2, 'd-c', 'square'),
    standing(14, 2, 'd-r', 'engaged'),
  ],
  hidden: [
    { town: 0, army: 'anglo-dutch', blocks: 4, disrupted: 0 },
    { town: 1, army: 'prussian', blocks: 1, disrupted: 0 },
    { town: 2, at: 'd-l', army: 'prussian', blocks: 2, disrupted: 0 },
    { town: 2, at: 'd-res', army: 'prussian', blocks: 1, disrupted: 0 },
  ],
  lost: [],
  removed: [],
  roads: [],
  entries: [2, 3],
  groups: [],
  leaders: [],
  skirmishes: [],
  picks_shown: false,
  speaker: null,
  unordered: [],
  battles: [
    {
      town: 2,
      speaker: 'prussians',
      open: true,
      deployed: ['attacker', 'defender'],
      round: 2,
      stall: 0,
      withdrawing: false,
      routed: null,
      markers: [
        { at: 'd-l', marker: 'woods' },
        { at: 'd-c', marker: 'farm' },
        { at: 'a-l', marker: 'hill' },
        { at: 'a-c', marker: 'stream' },
      ],
      holders: [{ at: 'a-l', army: 'french', block: 4 }],
    },
  ],
  next_battle: 0,
  cycle: 'attacker',
  guests: [],
  places: [0, 0, 0, 0, 0, 0, 0, 0],
  arrivals: [0, 0, 0, 0, 0, 0, 0, 0],
  acting: 'attacker',
  crossings: [0, 0, 0],
  passed_on: [],
  pressed: true,
};

/** The same before anybody fought: two stacks face each other on the map. */
export const marching: View = {
  ...fighting,
  agenda: ['end-turn', { moves: { party: 'french' } }],
  blocks: fighting.blocks
    .filter(({ block }) => blocks[block]!.army === 'french')
    .map(({ block, steps }) => ({ block, steps, shown: false, town: block < 4 ? 3 : 4 })),
  hidden: [
    { town: 0, army: 'anglo-dutch', blocks: 4, disrupted: 0 },
    { town: 1, army: 'french', blocks: 1, disrupted: 0 },
    { town: 2, army: 'prussian', blocks: 5, disrupted: 1 },
  ],
  battles: [],
};

export const marks: Marks = {
  glow: new Map([
    ['Beaumont', 'choose'],
    ['Ligny', 'strike'],
    ['Brussels', 'go'],
  ]),
  picked: ['Charleroi'],
  armed: [],
  layers: [],
  pointed: [],
  recent: ['Liège'],
  cursor: null,
};

export const firing: Motion = {
  ...STILL,
  aim: { from: 'Ligny A-C', to: 'Ligny D-C' },
  roll: {
    key: 1,
    place: 'Ligny D-C',
    from: 'Ligny A-C',
    side: 'french',
    faces: ['1', '4', '2', '6'],
    counts: [true, false, true, false],
  },
};
