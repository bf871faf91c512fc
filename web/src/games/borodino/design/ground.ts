// The ground of a field that never was: areas and borders of every kind.

import type { AreaFacts, BorderFacts, River } from '$types/borodino';

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
    villages: more.has_village === true ? 1 : 0,
    is_hill: false,
    shows_redoubt: false,
    redoubt_from: null,
    edge: null,
    edge_is_river: false,
    x: mean(0),
    y: mean(1),
    outline,
    ...more,
  };
}

const REDOUBT = { is_hill: true, shows_redoubt: true, redoubt_from: 1 };

export const AREAS: AreaFacts[] = [
  area('Golovino', 0, { has_village: true, edge: 'west' }),
  area('Borodino', 1, { has_village: true }),
  area('Uspenskoye', 2, { has_village: true, edge: 'east' }),
  area('Shevardino', 3, { ...REDOUBT, has_village: true }),
  area('Bagration Fleches', 4, REDOUBT),
  area('Semenovskoye', 5, { has_village: true, is_hill: true }),
  area('Old Road Wood', 6, { ground: 'woods', stacking: 3 }),
  area('Mishino Marsh', 7, { ground: 'marsh', stacking: 2 }),
  area('Maslovo', 8, { ground: 'woods', stacking: 4, has_village: true, shows_redoubt: true }),
];

const border = (
  ends: [number, number],
  limits: [number, number],
  more: Partial<BorderFacts> = {},
): BorderFacts => ({
  id: ends.map((end) => AREAS[end]!.id).join('-'),
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

export const BORDERS: BorderFacts[] = [
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

export const RIVERS: River[] = [
  { name: 'Kolocha', water: 'river', course: CORNERS[1]!.map(([x, y]) => [x, y]) },
];
