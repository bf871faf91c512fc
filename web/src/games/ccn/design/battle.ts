// A battle that never was: every ground, and pieces in every state, so that all of it can be looked at.

import type { Ground, Kind, Mark, Scenery, UnitFacts, UnitView, View } from '$types/ccn';
import type { Marks, Motion, Tone } from '$lib/table/kit';
import { STILL } from '$lib/table/kit';

/** The letters with which scenario files draw the ground. */
export const LETTERS: Readonly<Record<string, Ground>> = {
  '.': 'clear',
  f: 'forest',
  h: 'hill',
  X: 'rugged-hill',
  t: 'town',
  w: 'windmill',
  r: 'river',
  d: 'ford',
  b: 'bridge',
  q: 'quarry',
};

const read = (rows: readonly string[]): Ground[][] =>
  rows.map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((letter) => LETTERS[letter]!),
  );

const GROUND = read([
  '. . h h h . . X X . . f f',
  ' . h h h . . . X X . f f',
  '. . h h . w . . X . f f f',
  ' r r . . . . . . . . . .',
  '. . d r b r d . . t t . .',
  ' . . . . . . r r t . . .',
  '. f . . q . . . r r d r r',
  ' f f . . . . h . . . . .',
  'f f f . t . h h . . . . .',
]);

const PLAIN = read(
  ['', '', '', '', '', '', '', '', ''].map((_, row) => '. '.repeat(row % 2 ? 12 : 13)),
);

const bare = (map: Ground[][]): Scenery => ({
  top: 'french',
  map,
  labels: [],
  legend: [],
  works: [],
  units: [],
  leaders: [],
  objectives: [],
  exits: [],
  changes: [],
  sudden_deaths: [],
  turn_limit: null,
  french: { cards: 5, banners: 5 },
  allied: { cards: 5, banners: 5 },
  deck: 'full',
});

const hand = {
  size: 5,
  cards: null,
  scouted: 0,
  scouted_cards: null,
  track: [],
  last: null,
  banners: 0,
  trophies: 0,
};

const start: View = {
  turn: 6,
  active: 'french',
  winner: null,
  is_drawn: false,
  agenda: ['movement'],
  played: null,
  units: [],
  leaders: [],
  french: hand,
  allied: hand,
  draw_pile: 41,
  discard_pile: [],
  held: [],
  joined: [],
  strikes: 0,
  exited: [],
  changed: [],
};

export const ground: Scenery = {
  ...bare(GROUND),
  labels: [
    { hex: [2, 3], text: 'the heights' },
    { hex: [3, 6], text: 'the mill' },
    { hex: [5, 5], text: 'the old bridge' },
    { hex: [5, 10], text: 'Vila Nova' },
    { hex: [7, 5], text: 'sandpit' },
    { hex: [9, 5], text: 'Santa Maria' },
  ],
  works: [
    { hex: [8, 7], sides: ['NW', 'NE'] },
    { hex: [4, 6], sides: ['SW', 'SE'] },
  ],
  objectives: [
    {
      name: 'Vila Nova',
      side: 'french',
      hexes: [[5, 10]],
      banners: 2,
      counts: 'while-held',
      needs: 'each',
    },
    {
      name: 'Vila Nova',
      side: 'allied',
      hexes: [[5, 10]],
      banners: 1,
      counts: 'while-held',
      needs: 'each',
    },
    {
      name: 'Santa Maria',
      side: 'allied',
      hexes: [[9, 5]],
      banners: 1,
      counts: 'permanently',
      needs: 'each',
    },
  ],
  exits: [{ name: 'the road', side: 'allied', hexes: [[1, 7]], banners: 1 }],
};

export const empty: View = { ...start, held: [0] };

const ARMS: Record<string, UnitFacts['arm']> = { A: 'artillery', C: 'cavalry' };

export const factsOf = (kind: Kind, nation: UnitFacts['nation'], blocks = 4): UnitFacts => ({
  name: kind,
  nation,
  kind,
  arm: kind === 'LL' ? 'cavalry' : (ARMS[kind.at(-1)!] ?? 'infantry'),
  blocks,
  enters: null,
});

const place = (unit: number, hex: UnitView['hex'], blocks = 4, marks: Mark[] = []): UnitView => ({
  unit,
  hex,
  blocks,
  moved: 0,
  marks,
  square: null,
  waits: false,
});

/** A board on which every mark is to be seen. */
export const marked: Scenery = {
  ...bare(
    PLAIN.map((row, index) => (index === 2 || index === 3 ? GROUND[index === 2 ? 0 : 1]! : row)),
  ),
  units: [
    factsOf('LN', 'british'),
    factsOf('LC', 'british', 3),
    factsOf('LN', 'french'),
    factsOf('FA', 'french', 3),
    factsOf('LT', 'portuguese'),
  ],
};

export const fighting: View = {
  ...start,
  units: [
    place(0, [7, 4], 4, ['ordered']),
    place(1, [8, 6], 3, ['ordered', 'moved']),
    place(2, [5, 4], 3),
    place(3, [5, 7], 3),
    place(4, [8, 2], 4),
  ],
};

const glow: [string, Tone][] = [
  ['7,4', 'choose'],
  ['8,6', 'choose'],
  ['6,3', 'go'],
  ['6,4', 'go'],
  ['7,3', 'go'],
  ['5,4', 'strike'],
  ['5,7', 'strike'],
];

export const marks: Marks = {
  glow: new Map(glow),
  picked: ['7,4'],
  armed: ['5,7'],
  layers: [
    { id: 'reach', text: '', places: ['2,2', '2,3', '1,3'].map((place) => ({ place })) },
    {
      id: 'range',
      text: '',
      places: [
        { place: '1,6', text: '4' },
        { place: '2,6', text: '3' },
        { place: '1,7', text: '2' },
      ],
    },
    { id: 'sight', text: '', places: ['1,9', '2,9'].map((place) => ({ place })) },
    { id: 'blocked', text: '', places: ['1,11', '2,11'].map((place) => ({ place })) },
  ],
  pointed: ['6,10'],
  recent: ['7,8', '8,8'],
  cursor: '7,12',
};

export const motion: Motion = {
  ...STILL,
  aim: { from: '7,4', to: '5,4' },
  roll: {
    key: 1,
    place: '9,9',
    from: null,
    side: 'allied',
    faces: ['infantry', 'infantry', 'flag', 'saber'],
    counts: [true, true, true, false],
  },
};
