// A small field with both sides on it, asked about in every way: for what is touched and what is meant.

import { readFileSync } from 'node:fs';
import type { BlockView, Scenery, Step, View } from '$types/borodino';

export const [FOMKINO, DORONINO, SHEVARDINO, KAMENKA, GOLOVINO, FLECHES] = [0, 1, 2, 3, 4, 5];
export const [DAVOUT, FRIANT, GUNS, COMPANS, BOROZDIN, NEVEROVSKY, JAEGERS] = [0, 1, 2, 3, 4, 5, 6];
export const [FORD, BRIDGE] = [0, 2];

const area = (name: string) => ({
  id: name.toLowerCase(),
  name,
  ground: 'clear',
  // There is no room at all in Golovino.
  stacking: name === 'Golovino' ? 0 : 5,
});
const block = (side: string, kind: string) => ({ side, kind, arrival: null });
export const scenery = {
  areas: ['Fomkino', 'Doronino', 'Shevardino', 'Kamenka', 'Golovino', 'Fleches'].map(area),
  borders: [
    { ends: [FOMKINO, DORONINO], crossing: 'ford' },
    { ends: [DORONINO, SHEVARDINO], crossing: null },
    { ends: [SHEVARDINO, KAMENKA], crossing: 'bridge' },
    { ends: [KAMENKA, GOLOVINO], crossing: 'bridge' },
  ],
  sources: [
    { area: KAMENKA, side: 'russian', symbols: 1 },
    { area: GOLOVINO, side: 'french', symbols: 2 },
  ],
  blocks: [
    block('french', 'headquarters'),
    block('french', 'infantry'),
    block('french', 'heavy-artillery'),
    { ...block('french', 'infantry'), arrival: { turn: 5, at: [GOLOVINO, FOMKINO] } },
    block('russian', 'headquarters'),
    block('russian', 'infantry'),
    block('russian', 'jaeger'),
  ],
} as unknown as Scenery;

const seen = (block: number, area?: number): BlockView => ({
  block,
  steps: 3,
  shown: false,
  ...(area === undefined ? {} : { area }),
});

/** The French have two blocks in Fomkino and their guns in Doronino; one is to come. Russians hold Shevardino. */
const blocks = [seen(DAVOUT, FOMKINO), seen(FRIANT, FOMKINO), seen(GUNS, DORONINO), seen(COMPANS)];
/** Russians who fight in Doronino, one of them in square. */
const fighting = [...blocks, seen(NEVEROVSKY, DORONINO), seen(JAEGERS, DORONINO)];

export const view = (step: Step, more: Partial<View> = {}) =>
  ({
    first: 'russian',
    acting: 'french',
    agenda: ['end-turn', step],
    blocks,
    hidden: [{ area: SHEVARDINO, side: 'russian', blocks: 2 }],
    battle: null,
    under_fire: null,
    burnt: [],
    lines: [
      { source: KAMENKA, side: 'russian', left: 1, areas: [KAMENKA] },
      { source: GOLOVINO, side: 'french', left: 1, areas: [GOLOVINO, FOMKINO] },
    ],
    ...more,
  }) as unknown as View;

export const at = (step: Step, more: Partial<View> = {}) => ({
  scenery,
  orders: null,
  view: view(step, more),
});
export const battle = {
  area: DORONINO,
  attacker: 'russian',
  squares: [JAEGERS, GUNS],
  shelters: [{ square: GUNS, guest: DAVOUT }],
} as View['battle'];
export const inBattle = (step: Step) => at(step, { battle, blocks: fighting });

export const side = { side: 'french' } as const;
export const MOVES: Step = { moves: side };
export const MOVE: Step = { 'move-block': { block: FRIANT } };
export const STRAGGLE: Step = { straggle: { block: FRIANT } };
export const ACTIVATE: Step = { activate: side };
export const READY: Step = { 'activate-move': { hq: DAVOUT } };
export const BOMBARD: Step = { bombard: side };
export const TURNS: Step = { turns: { letter: 'a', role: 'defender' } };
export const SQUARES: Step = { squares: { role: 'defender' } };
export const HITS: Step = {
  hits: { side: 'french', area: DORONINO, shot: { battle: { aim: 'all' } }, left: 1 },
};
export const SHELLED: Step = {
  hits: { side: 'french', area: FOMKINO, shot: { bombardment: { asks: true } }, left: 1 },
};
export const SUPPLY: Step = { supply: { side: 'french', night: false } };

export type Situation = ReturnType<typeof at>;

/** The names of a type as the server wrote it down. */
export function named(type: string): string[] {
  const source = readFileSync(new URL('../../../types/borodino.ts', import.meta.url), 'utf8');
  const [, body] = new RegExp(`export type ${type} =\\n((?: .*\\n)+)`).exec(source) ?? [];
  return [...(body ?? '').matchAll(/^ {2}\| (?:\{ )?"([\w-]+)"/gm)].map(([, name]) => name!);
}
