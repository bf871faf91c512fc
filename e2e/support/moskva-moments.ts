// Moments of the battle of Borodino, as docs/positions.md writes them.

import type { SetUp } from './person.ts';

type Block = Record<string, unknown>;

/** Blocks in an area, each with all its steps if nothing else is said. */
const at = (area: string, ...ids: string[]): Block[] => ids.map((id) => ({ id, area }));

/** A block that came over a border into a battle this turn. */
const came = (from: string, area: string, id: string, more: Block = {}): Block => ({
  id,
  area,
  from,
  moved: true,
  ...more,
});

const crossing = (side: string, from: string, to: string, blocks: number) => ({
  from,
  to,
  side,
  blocks,
});

const position = (document: Record<string, unknown>): SetUp => ({
  position: { turn: 3, first: 'french', ...document },
});

/** Ney stands before the flèches with foot and guns, Davout behind; the Russians hold them and what is beyond. */
const BEFORE_THE_FLECHES = [
  ...at('kamenka', 'F-HQ-NEY', 'F-3-10', 'F-3-11', 'F-3-LA'),
  ...at('shevardino', 'F-HQ-NAP', 'F-G-HA', 'F-G-OG'),
  ...at('utitsa_forest', 'F-1-5', 'F-1-4'),
  ...at('doronino', 'F-HQ-DAV'),
  ...at('fleches', 'R-HQ-BOR', 'R-8-27', 'R-8-CG'),
  ...at('semenovskoye', 'R-HQ-BAG', 'R-7-12'),
  ...at('raevsky', 'R-7-26'),
];

/** The French say who is activated. */
export const activation = position({ ask: { activate: 'french' }, blocks: BEFORE_THE_FLECHES });

/** Ney can give orders to his guns, and Napoleon to anybody. */
export const bombardment = position({
  ask: { bombard: 'french' },
  active: [{ hq: 'F-HQ-NEY' }, { hq: 'F-HQ-NAP', post: 'french' }],
  blocks: BEFORE_THE_FLECHES,
});

/** Ney's men are to move: one of them may go up to the flèches over the stream. */
export const orders = position({
  ask: { moves: 'french' },
  active: [{ hq: 'F-HQ-NEY' }, { hq: 'F-HQ-NAP', post: 'french', orders: 1 }],
  blocks: BEFORE_THE_FLECHES,
});

/** Nobody is active: whoever moves, moves without orders. */
export const stragglers = position({ ask: { straggles: 'french' }, blocks: BEFORE_THE_FLECHES });

/** Cuirassiers and foot have come into the valley, where Russian foot and a battery stand. */
export const squares = position({
  ask: { squares: 'defender' },
  battle: { area: 'kamenka', round: 1, attacker: 'french' },
  crossings: [crossing('french', 'shevardino', 'kamenka', 2)],
  blocks: [
    came('shevardino', 'kamenka', 'F-C1-H'),
    came('shevardino', 'kamenka', 'F-1-2'),
    ...at('shevardino', 'F-HQ-DAV'),
    ...at('aleksinki', 'F-HQ-JUN'),
    ...at('utitsa_forest', 'F-1-5'),
    ...at('kamenka', 'R-8-27', 'R-8-G', 'R-8-HA'),
    ...at('semenovskoye', 'R-HQ-BAG'),
  ],
});

/** Horse has come into the valley and to Gorki, and acts before foot; other Russians stand where nobody sees them. */
export const raids = position({
  ask: 'battles',
  crossings: [
    crossing('french', 'shevardino', 'kamenka', 1),
    crossing('french', 'borodino', 'gorki', 1),
  ],
  blocks: [
    came('shevardino', 'kamenka', 'F-C1-H'),
    came('borodino', 'gorki', 'F-C2-H'),
    ...at('shevardino', 'F-HQ-MUR'),
    ...at('borodino', 'F-HQ-EUG'),
    ...at('kamenka', 'R-8-27'),
    ...at('gorki', 'R-6-7'),
    ...at('semenovskoye', 'R-HQ-BAG', 'R-7-12'),
    ...at('psarevo', 'R-5-G1'),
  ],
});

/** The redoubt is attacked; a first hit on it waits for a second one. */
export const redoubt = position({
  ask: { turns: { letter: 'c', role: 'attacker' } },
  battle: { area: 'raevsky', round: 2, attacker: 'french', acted: ['R-7-26'], odd_hit: true },
  crossings: [crossing('french', 'borodino', 'raevsky', 1)],
  reserves: ['R-4-23'],
  blocks: [
    came('borodino', 'raevsky', 'F-1-1'),
    ...at('borodino', 'F-HQ-EUG', 'F-4-13'),
    ...at('raevsky', 'R-7-26'),
    came('knyazkovo', 'raevsky', 'R-4-23'),
    ...at('knyazkovo', 'R-HQ-LAV'),
  ],
});

/** After the battles: the French spend what their wagons bring. */
export const supply = position({
  ask: { supply: 'french' },
  blocks: [
    { id: 'F-HQ-DAV', area: 'shevardino', steps: 1 },
    { id: 'F-1-2', area: 'doronino', steps: 2 },
    { id: 'F-4-13', area: 'valuevo', steps: 2 },
    { id: 'F-5-16', area: 'zakharyino', steps: 1 },
    ...at('semenovskoye', 'R-7-12'),
    ...at('gorki', 'R-6-7'),
  ],
});

/** Nobody has anything to win back, and the French stand beside bridges. */
export const bridges = position({
  turn: 14,
  ask: { bridge: 'french' },
  blocks: [
    ...at('kamenka', 'F-1-5'),
    ...at('semenovskoye', 'R-7-12'),
    ...at('borodino', 'F-4-13'),
    ...at('gorki', 'R-6-7'),
  ],
});

/** Two pairs of Russians that nobody sees; `first` says who of them stand at Gorki. */
export const unseen = (first: [string, string], second: [string, string]): SetUp =>
  position({
    ask: { moves: 'french' },
    active: [{ hq: 'F-HQ-NEY' }],
    blocks: [
      ...at('kamenka', 'F-HQ-NEY', 'F-3-10'),
      ...at('gorki', ...first),
      ...at('psarevo', ...second),
    ],
  });
