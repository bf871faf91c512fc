// A small battle for tests: every ground once, a few units, nothing hidden.

import type { Ground, Scenery, UnitFacts, UnitView, View } from '$types/ccn';
import { LETTERS } from '$games/ccn/design/battle';

/** Nine rows as scenario files draw them; rows that are left out are clear. */
export const mapOf = (rows: readonly string[] = []): Ground[][] =>
  Array.from({ length: 9 }, (_, index) => {
    const letters = (rows[index] ?? '').split(' ').filter((letter) => letter !== '');
    const width = index % 2 === 0 ? 13 : 12;
    return Array.from({ length: width }, (_, column) => LETTERS[letters[column] ?? '.'] ?? 'clear');
  });

const unit = (name: string, nation: UnitFacts['nation'], kind: UnitFacts['kind']): UnitFacts => ({
  name,
  nation,
  kind,
  arm: kind === 'FA' ? 'artillery' : kind === 'LC' ? 'cavalry' : 'infantry',
  blocks: 4,
  enters: null,
});

export const scenery = (change: Partial<Scenery> = {}): Scenery => ({
  top: 'french',
  map: mapOf(),
  labels: [{ hex: [4, 4], text: 'Roliça' }],
  legend: [],
  works: [{ hex: [5, 5], sides: ['NW', 'NE'] }],
  units: [
    unit('70e Ligne', 'french', 'LN'),
    unit('Hussars', 'french', 'LC'),
    unit('5th Foot', 'british', 'LN'),
    unit('Guns', 'british', 'FA'),
  ],
  leaders: [
    { name: 'Delaborde', nation: 'french', enters: null },
    { name: 'Hill', nation: 'british', enters: null },
  ],
  objectives: [
    {
      name: 'the village',
      side: 'allied',
      hexes: [[4, 4]],
      banners: 1,
      counts: 'while-held',
      needs: 'each',
    },
  ],
  exits: [],
  changes: [{ name: 'fire', hexes: [[4, 4]], ground: 'clear', when: { turn: 3 } }],
  sudden_deaths: [],
  turn_limit: null,
  french: { cards: 5, banners: 5 },
  allied: { cards: 5, banners: 5 },
  deck: 'full',
  ...change,
});

const onBoard = (number: number, hex: UnitView['hex'], blocks = 4): UnitView => ({
  unit: number,
  hex,
  blocks,
  moved: 0,
  marks: [],
  square: null,
  waits: false,
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

export const view = (change: Partial<View> = {}): View => ({
  turn: 1,
  active: 'french',
  winner: null,
  is_drawn: false,
  agenda: ['play-card'],
  played: null,
  units: [onBoard(0, [4, 4]), onBoard(1, [3, 3]), onBoard(2, [5, 4], 2), onBoard(3, [7, 7])],
  leaders: [
    { leader: 0, hex: [4, 4], fate: 'present', marks: [] },
    { leader: 1, hex: [8, 8], fate: 'present', marks: [] },
  ],
  french: { ...hand },
  allied: { ...hand },
  draw_pile: 50,
  discard_pile: [],
  held: [],
  joined: [],
  strikes: 0,
  exited: [],
  changed: [],
  ...change,
});
