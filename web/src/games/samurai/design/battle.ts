// A battle that never was: every ground and every slope, and units in every state, so that all of it can
// be looked at.

import type {
  CardFacts,
  HexFacts,
  Scenery,
  Terrain,
  UnitFacts,
  UnitView,
  View,
} from '$types/samurai';
import type { Marks, Motion, Tone } from '$lib/table/kit';
import { STILL } from '$lib/table/kit';
import { hexOf } from '../geometry';

/** The letters with which scenario files draw the ground. */
export const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  w: 'light-woods',
  F: 'forest',
  r: 'rice',
  k: 'rocky',
  v: 'village',
  o: 'ravine',
  '~': 'river',
  f: 'ford',
  b: 'bridge',
};

const digits = (number: number) => String(number).padStart(2, '0');

/** A board from rows of hexes, each a letter and perhaps a level. */
export function hexesOf(rows: readonly string[], open: Record<string, number[]> = {}): HexFacts[] {
  return rows.flatMap((text, row) =>
    text.split(/\s+/).map((drawn, column) => {
      const number = digits(column + 1) + digits(row + 1);
      return {
        number,
        terrain: LETTERS[drawn[0]!]!,
        level: Number(drawn[1] ?? 0),
        open: open[number] ?? [],
        label: null,
      };
    }),
  );
}

const card = (id: string, title: string, more: Partial<CardFacts> = {}): CardFacts => ({
  id,
  title,
  arm: id.startsWith('mounted') ? 'cavalry' : 'infantry',
  figures: id.startsWith('mounted') ? 2 : 5,
  attack: [5, 5],
  attack_dice: [1, 1],
  defence: 1,
  steadfastness: 12,
  shooting: [0, 0, 0, 0, 0],
  shooting_dice: 1,
  ammunition: null,
  orders: [],
  special: null,
  points: 12,
  ...more,
});

const shots: Partial<CardFacts> = { shooting: [5, 4, 3, 2, 1], ammunition: 7 };

export const CARDS: readonly CardFacts[] = [
  card('ashigaru_yari', 'Ashigaru with yari'),
  card('ashigaru_archers', 'Ashigaru archers', shots),
  card('ashigaru_arquebus', 'Ashigaru with arquebus', shots),
  card('samurai_naginata', 'Samurai with naginata'),
  card('samurai_yari', 'Samurai with yari'),
  card('samurai_nodachi', 'Samurai with no-dachi'),
  card('samurai_archers', 'Samurai archers', shots),
  card('warrior_monks', 'Warrior monks'),
  card('mounted_samurai', 'Mounted samurai'),
  card('mounted_archers', 'Mounted samurai archers', shots),
  card('ninja', 'Ninja', { special: 'ninja' }),
  card('peasants', 'Peasants with ammunition', { special: 'peasants', figures: 4 }),
  card('army_hq', 'HQ (general’s staff)', { special: 'headquarters', figures: 4 }),
];

const ROWS = [
  '.1 .2 .3 F3 F2 w1 . . . . k k1 .',
  '.1 .2 .3 F3 F1 w . v . . k . .',
  '. .1 .3 . F w . . v . . . .',
  '. . . . . . r r . . o . .',
  '~ ~ f ~ b ~ r r r . o o .',
  '. . . . . . ~ ~ f ~ ~ ~ ~',
  'w . .1 .1 . . . . . . . . .',
];

const side = (id: 'a' | 'b', title: string) => ({
  side: id,
  seats: [id === 'a' ? 0 : 1],
  id: title.toLowerCase(),
  title,
  leader: '',
  home: id === 'a' ? 'S' : 'N',
  army_points: 100,
  hiding: null,
});

const bare = (rows: readonly string[], units: UnitFacts[] = []): Scenery => ({
  columns: rows[0]!.split(/\s+/).length,
  rows: rows.length,
  hexes: hexesOf(rows, { '1104': [0, 3], '1105': [0, 2], '1205': [5, 2] }),
  level: 'expert',
  turns: 12,
  sides: [side('a', 'Oda'), side('b', 'Takeda')],
  third: null,
  cards: [...CARDS],
  units,
  points: [],
  exits: [],
  forced_orders: [],
  range_caps: [],
  sector_half_angle: 60,
  equal_points: 'draw',
});

const named = (scenery: Scenery, names: Record<string, string>): Scenery => ({
  ...scenery,
  hexes: scenery.hexes.map((hex) => ({ ...hex, label: names[hex.number] ?? null })),
});

const from = bare(ROWS);

export const ground: Scenery = {
  ...named(from, { '0301': 'Cliffs', '0805': 'Paddies', '1105': 'Ravine', '0803': 'Village' }),
  points: [
    { side: 'a', for: 'hold_hex_at_end', points: 4, hexes: [hexOf(from, '0802')!] },
    { side: 'b', for: 'hold_hex_at_end', points: 3, hexes: [hexOf(from, '0802')!] },
  ],
  exits: [{ side: 'a', hexes: [hexOf(from, '0701')!], from_turn: 5, orders: [], who: 'all' }],
};

export const empty: View = {
  now: { turn: 4, stage: 'planning', step: 0 },
  course: 'running',
  sides: [
    { side: 'a', points: 6, headquarters: 'alive' },
    { side: 'b', points: 3, headquarters: 'destroyed' },
  ],
  units: [],
  ambushes: [],
  waiting: [],
  destroyed: [],
  escaped: [],
};

export const facts = (force: UnitFacts['force'], number: number, card: number): UnitFacts => ({
  name: `${{ a: 'A', b: 'B', third: 'C' }[force]}${number}`,
  force,
  seat: force === 'b' ? 1 : 0,
  number,
  card,
  label: null,
  commander: number % 2 === 1,
  experience: 'experienced',
  in_pool: false,
  enters: null,
});

export const standing = (
  unit: number,
  facts: UnitFacts,
  hex: number,
  more: Partial<UnitView> = {},
): UnitView => ({
  unit,
  name: facts.name,
  ...(facts.force === 'third' ? {} : { side: facts.force }),
  card: facts.card,
  hex,
  facing: facts.force === 'a' ? 0 : 3,
  figures: CARDS[facts.card]!.figures + (facts.commander ? 1 : 0),
  commander: facts.commander ? 'present' : 'none',
  ammunition: CARDS[facts.card]!.ammunition ?? 0,
  markers: 0,
  honour: false,
  fatigue: 0,
  absorbed: 0,
  steadfastness: 12,
  engaged: [],
  ...more,
});

const PLAIN = ['. . . . . . . . . . .', ...Array<string>(6).fill('. . . . . . . . . . .')];
const army = [
  facts('a', 1, 0),
  facts('a', 2, 1),
  facts('b', 1, 3),
  facts('b', 2, 8),
  facts('third', 1, 4),
  facts('b', 3, 2),
];

/** A board on which every mark is to be seen. */
export const marked: Scenery = bare(PLAIN, army);

const at = (name: string) => hexOf(marked, name)!;

export const fighting: View = {
  ...empty,
  units: [
    standing(0, army[0]!, at('0405'), { engaged: [2], fatigue: 2 }),
    standing(1, army[1]!, at('0606'), {
      ammunition: 3,
      own: { commanded: true, guise: 'unknown' },
    }),
    standing(2, army[2]!, at('0404'), { engaged: [0], markers: 1, figures: 4 }),
    standing(3, army[3]!, at('0703'), { honour: true, facing: 4 }),
    standing(4, army[4]!, at('0902'), { facing: 2 }),
  ],
  ambushes: [
    {
      unit: 5,
      name: 'B3',
      side: 'b',
      card: 2,
      hex: at('1003'),
      figures: 5,
      commander: 'none',
      ammunition: 4,
      markers: 0,
      honour: false,
      fatigue: 0,
    },
  ],
};

const glow: [string, Tone][] = [
  ['0606', 'choose'],
  ['0605', 'go'],
  ['0705', 'go'],
  ['0703', 'strike'],
];

export const marks: Marks = {
  glow: new Map(glow),
  picked: ['0405'],
  armed: ['0703'],
  layers: [
    {
      id: 'range',
      text: '',
      places: ['0101', '0102', '0201'].map((place) => ({ place, text: '4' })),
    },
    { id: 'sight', text: '', places: ['0301', '0302'].map((place) => ({ place })) },
    { id: 'blocked', text: '', places: ['0401', '0501'].map((place) => ({ place })) },
  ],
  pointed: ['1005'],
  recent: ['0206', '0306'],
  cursor: '1006',
};

export const motion: Motion = {
  ...STILL,
  aim: { from: '0405', to: '0404' },
  roll: {
    key: 1,
    place: '0807',
    from: null,
    side: 'a',
    faces: ['3', '17', '8', '20'],
    counts: [true, false, true, false],
    text: '2',
  },
};
