// What is touched for a decision of The Moskva, what it does, and what was meant by a touch on something
// that does not glow.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Action, BlockView, Scenery, Step, View } from '$types/borodino';
import { alike, instead, isWeighty, meant, targets, tone } from '$games/borodino/decisions';
import { isFought, sideAsked } from '$games/borodino/asked';
import { region } from '$games/borodino/geometry';
import type { Target, Tone } from '$lib/table/kit';
import type { NameOf } from '$lib/table/naming';

const [FOMKINO, DORONINO, SHEVARDINO, KAMENKA, GOLOVINO, FLECHES] = [0, 1, 2, 3, 4, 5];
const [DAVOUT, FRIANT, GUNS, COMPANS, BOROZDIN, NEVEROVSKY, JAEGERS] = [0, 1, 2, 3, 4, 5, 6];
const [FORD, BRIDGE] = [0, 2];

const area = (name: string) => ({ id: name.toLowerCase(), name, ground: 'clear' });
const block = (side: string, kind: string) => ({ side, kind, arrival: null });
const scenery = {
  areas: ['Fomkino', 'Doronino', 'Shevardino', 'Kamenka', 'Golovino', 'Fleches'].map(area),
  borders: [
    { ends: [FOMKINO, DORONINO], crossing: 'ford' },
    { ends: [DORONINO, SHEVARDINO], crossing: null },
    { ends: [SHEVARDINO, KAMENKA], crossing: 'bridge' },
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

const view = (step: Step, more: Partial<View> = {}) =>
  ({
    first: 'russian',
    acting: 'french',
    agenda: ['end-turn', step],
    blocks,
    hidden: [{ area: SHEVARDINO, side: 'russian', blocks: 2 }],
    battle: null,
    lines: [
      { source: KAMENKA, side: 'russian', left: 1, areas: [KAMENKA] },
      { source: GOLOVINO, side: 'french', left: 1, areas: [GOLOVINO, FOMKINO] },
    ],
    ...more,
  }) as unknown as View;

const at = (step: Step, more: Partial<View> = {}) => ({
  scenery,
  orders: null,
  view: view(step, more),
});
const battle = { area: DORONINO, attacker: 'russian', squares: [JAEGERS, GUNS] } as View['battle'];
const inBattle = (step: Step) => at(step, { battle, blocks: fighting });

const side = { side: 'french' } as const;
const MOVES: Step = { moves: side };
const MOVE: Step = { 'move-block': { block: FRIANT } };
const STRAGGLE: Step = { straggle: { block: FRIANT } };
const ACTIVATE: Step = { activate: side };
const READY: Step = { 'activate-move': { hq: DAVOUT } };
const BOMBARD: Step = { bombard: side };
const TURNS: Step = { turns: { letter: 'a', role: 'defender' } };
const SQUARES: Step = { squares: { role: 'defender' } };
const HITS: Step = {
  hits: { side: 'french', area: DORONINO, shot: { battle: { aim: 'all' } }, left: 1 },
};
const SHELLED: Step = {
  hits: { side: 'french', area: FOMKINO, shot: { bombardment: { asks: true } }, left: 1 },
};
const SUPPLY: Step = { supply: { side: 'french', night: false } };

type Situation = ReturnType<typeof at>;

/** Every decision: where it is taken, what is touched for it, and how that looks; `!` if it is asked for again. */
const DECISIONS: Record<NameOf<Action>, [Action, Situation, Target[], Tone | `${Tone}!`][]> = {
  take: [
    [{ take: FRIANT }, at(MOVES), ['Fomkino', 'block:1'], 'choose'],
    [{ take: GUNS }, at(MOVES), ['Doronino'], 'choose'],
    [{ take: COMPANS }, at({ place: side }), ['block:3'], 'choose'],
  ],
  place: [[{ place: DORONINO }, at({ 'place-block': { block: COMPANS } }), ['Doronino'], 'go']],
  arrive: [
    [
      { arrive: { block: COMPANS, at: GOLOVINO } },
      at({ arrive: side }),
      ['block:3', 'Golovino'],
      'go',
    ],
  ],
  activate: [[{ activate: DAVOUT }, at(ACTIVATE), ['Fomkino', 'block:0'], 'choose']],
  stay: [['stay', at(READY), ['Fomkino'], 'go']],
  move: [
    [{ move: DORONINO }, at(MOVE), ['Doronino'], 'go'],
    [{ move: SHEVARDINO }, at(MOVE), ['Shevardino'], 'strike'],
    [{ move: DORONINO }, at(STRAGGLE), ['Doronino'], 'go!'],
    [{ move: SHEVARDINO }, at(STRAGGLE), ['Shevardino'], 'strike!'],
    [{ move: DORONINO }, at(READY), ['Doronino'], 'go'],
  ],
  'act-as': [[{ 'act-as': 'army' }, at({ 'activate-role': { hq: DAVOUT } }), [], 'choose']],
  bombard: [
    [
      { bombard: { gun: GUNS, at: SHEVARDINO } },
      at(BOMBARD),
      ['Doronino', 'Shevardino'],
      'strike!',
    ],
  ],
  pay: [
    [
      { pay: DAVOUT },
      at({ 'pay-move': { block: FRIANT, to: DORONINO } }),
      ['Fomkino', 'block:0'],
      'choose',
    ],
  ],
  'take-hit': [
    [{ 'take-hit': GUNS }, inBattle(HITS), ['block:2'], 'choose'],
    [{ 'take-hit': FRIANT }, at(SHELLED), ['block:1'], 'choose'],
  ],
  fight: [[{ fight: DORONINO }, at('battles'), ['Doronino'], 'strike']],
  'main-attack': [
    [{ 'main-attack': SHEVARDINO }, inBattle('main-attack'), ['Shevardino'], 'choose'],
  ],
  'form-square': [[{ 'form-square': FRIANT }, inBattle(SQUARES), ['block:1'], 'choose']],
  'leave-square': [[{ 'leave-square': FRIANT }, inBattle(SQUARES), ['block:1'], 'choose']],
  shelter: [
    [
      { shelter: { square: FRIANT, guest: DAVOUT } },
      inBattle(SQUARES),
      ['block:1', 'block:0'],
      'choose',
    ],
  ],
  fire: [
    [
      { fire: { block: FRIANT, aim: 'others', arms: 'bayonet' } },
      inBattle(TURNS),
      ['block:1'],
      'strike!',
    ],
  ],
  retreat: [
    [{ retreat: { block: FRIANT, to: FOMKINO } }, inBattle(TURNS), ['block:1', 'Fomkino'], 'go'],
    [{ retreat: { block: GUNS, to: FOMKINO } }, inBattle(TURNS), ['block:2', 'Fomkino'], 'go!'],
  ],
  withdraw: [[{ withdraw: FRIANT }, inBattle(TURNS), ['block:1'], 'go!']],
  pass: [[{ pass: FRIANT }, inBattle(TURNS), ['block:1'], 'choose']],
  'go-on': [[{ 'go-on': FOMKINO }, inBattle({ 'go-on': { block: FRIANT } }), ['Fomkino'], 'go']],
  regroup: [
    [
      { regroup: { block: GUNS, to: FOMKINO } },
      at({ regroup: side }, { battle }),
      ['Doronino', 'Fomkino'],
      'go',
    ],
  ],
  supply: [
    [{ supply: { source: GOLOVINO, block: FRIANT } }, at(SUPPLY), ['Fomkino', 'block:1'], 'choose'],
  ],
  burn: [[{ burn: BRIDGE }, at({ bridge: side }), ['border:2'], 'strike!']],
  done: [['done', at(MOVES), [], 'choose']],
};

/** Every step: what was meant by touching something there, after what was picked. */
const STEPS: Record<NameOf<Step>, [Situation, Target[], Target, Action | null][]> = {
  place: [[at({ place: side }), [], 'block:1', { take: FRIANT }]],
  'place-block': [
    [at({ 'place-block': { block: COMPANS } }), [], 'Kamenka', { place: KAMENKA }],
    [at({ 'place-block': { block: COMPANS } }), [], 'border:1', null],
  ],
  'open-turn': [[at('open-turn'), [], 'Fomkino', null]],
  'action-phase': [[at({ 'action-phase': side }), [], 'Fomkino', null]],
  stage: [[at({ stage: { side: 'french', stage: 'orders' } }), [], 'Fomkino', null]],
  arrive: [
    [at({ arrive: side }), ['block:3'], 'Kamenka', { arrive: { block: COMPANS, at: KAMENKA } }],
    [at({ arrive: side }), [], 'block:3', { arrive: { block: COMPANS, at: GOLOVINO } }],
    [at({ arrive: side }), [], 'Kamenka', null],
  ],
  activate: [
    [at(ACTIVATE), [], 'Fomkino', { activate: DAVOUT }],
    [at(ACTIVATE), [], 'block:1', { activate: FRIANT }],
    [at(ACTIVATE), [], 'Golovino', null],
  ],
  'activate-move': [[at(READY), [], 'Kamenka', { move: KAMENKA }]],
  'activate-role': [[at({ 'activate-role': { hq: DAVOUT } }), [], 'Fomkino', null]],
  bombard: [
    [at(BOMBARD), ['Doronino'], 'Kamenka', { bombard: { gun: GUNS, at: KAMENKA } }],
    [at(BOMBARD), [], 'block:1', { bombard: { gun: FRIANT, at: SHEVARDINO } }],
    [at(BOMBARD), [], 'Doronino', { bombard: { gun: GUNS, at: SHEVARDINO } }],
    [at(BOMBARD), [], 'Kamenka', { bombard: { gun: GUNS, at: KAMENKA } }],
  ],
  'pay-fire': [[at({ 'pay-fire': { gun: GUNS, at: 2 } }), [], 'Fomkino', { pay: DAVOUT }]],
  'pay-move': [[at({ 'pay-move': { block: 1, to: 1 } }), [], 'block:1', { pay: FRIANT }]],
  hits: [
    [inBattle(HITS), [], 'block:5', { 'take-hit': NEVEROVSKY }],
    [at(SHELLED), [], 'Doronino', { 'take-hit': GUNS }],
  ],
  'own-hits': [
    [
      at({ 'own-hits': { side: 'french', area: DORONINO, left: 1 } }),
      [],
      'block:1',
      { 'take-hit': FRIANT },
    ],
  ],
  moves: [
    [at(MOVES), [], 'block:1', { take: FRIANT }],
    [at(MOVES), [], 'Doronino', { take: GUNS }],
    [at(MOVES), [], 'Kamenka', null],
  ],
  'hq-moves': [
    [at({ 'hq-moves': side }), [], 'Fomkino', { take: DAVOUT }],
    [at({ 'hq-moves': side }), [], 'block:1', { take: FRIANT }],
  ],
  'move-block': [
    [at(MOVE), [], 'Kamenka', { move: KAMENKA }],
    [at(MOVE), [], 'block:2', { move: DORONINO }],
  ],
  tire: [[at({ tire: side }), [], 'Fomkino', null]],
  straggles: [[at({ straggles: side }), [], 'block:0', { take: DAVOUT }]],
  straggle: [[at(STRAGGLE), [], 'Kamenka', { move: KAMENKA }]],
  stacking: [[at({ stacking: side }), [], 'Doronino', { take: GUNS }]],
  surplus: [[at({ surplus: { block: FRIANT } }), [], 'Kamenka', { move: KAMENKA }]],
  'end-action-phase': [[at({ 'end-action-phase': side }), [], 'Fomkino', null]],
  battles: [[at('battles'), [], 'Kamenka', { fight: KAMENKA }]],
  'main-attack': [[inBattle('main-attack'), [], 'Kamenka', { 'main-attack': KAMENKA }]],
  round: [[inBattle({ round: { number: 1 } }), [], 'Fomkino', null]],
  squares: [
    [inBattle(SQUARES), [], 'block:1', { 'form-square': FRIANT }],
    [inBattle(SQUARES), [], 'block:6', { 'leave-square': JAEGERS }],
    [inBattle(SQUARES), ['block:2'], 'block:1', { shelter: { square: GUNS, guest: FRIANT } }],
    [inBattle(SQUARES), [], 'Fomkino', null],
  ],
  turns: [
    [inBattle(TURNS), ['block:1'], 'Kamenka', { retreat: { block: FRIANT, to: KAMENKA } }],
    [inBattle(TURNS), [], 'block:0', { fire: { block: DAVOUT, aim: 'all', arms: 'fire' } }],
    [
      inBattle(TURNS),
      ['block:1'],
      'block:6',
      { fire: { block: FRIANT, aim: 'squares', arms: 'fire' } },
    ],
    [
      inBattle(TURNS),
      ['block:1'],
      'block:5',
      { fire: { block: FRIANT, aim: 'all', arms: 'fire' } },
    ],
    [inBattle(TURNS), [], 'Kamenka', null],
  ],
  'bayonet-loss': [[inBattle({ 'bayonet-loss': { block: 1, left: 1 } }), [], 'block:1', null]],
  'go-on': [[inBattle({ 'go-on': { block: FRIANT } }), [], 'Kamenka', { 'go-on': KAMENKA }]],
  'end-round': [[inBattle('end-round'), [], 'block:1', null]],
  regroup: [
    [
      at({ regroup: side }, { battle }),
      ['Doronino'],
      'Kamenka',
      { regroup: { block: GUNS, to: KAMENKA } },
    ],
    [
      at({ regroup: side }, { battle }),
      [],
      'block:1',
      { regroup: { block: FRIANT, to: DORONINO } },
    ],
  ],
  attrition: [[at('attrition'), [], 'Fomkino', null]],
  capture: [[at({ capture: side }), [], 'Fomkino', null]],
  'captured-supply': [
    [
      at({ 'captured-supply': { side: 'french', source: KAMENKA, points: 2 } }),
      [],
      'block:1',
      { supply: { source: KAMENKA, block: FRIANT } },
    ],
  ],
  supply: [
    [at(SUPPLY), [], 'Doronino', { supply: { source: GOLOVINO, block: GUNS } }],
    [at(SUPPLY, { lines: [] }), [], 'block:1', { supply: { source: GOLOVINO, block: FRIANT } }],
  ],
  bridge: [
    [at({ bridge: side }), [], 'border:0', { burn: FORD }],
    [at({ bridge: side }), [], 'Kamenka', { burn: BRIDGE }],
    [at({ bridge: side }), [], 'Fomkino', null],
  ],
  'end-turn': [[at('end-turn'), [], 'Fomkino', null]],
  'night-shift': [[at({ 'night-shift': side }), [], 'block:1', { take: FRIANT }]],
  'night-shift-block': [
    [at({ 'night-shift-block': { block: FRIANT } }), [], 'Kamenka', { move: KAMENKA }],
  ],
  'end-night': [[at('end-night'), [], 'Fomkino', null]],
};

/** The names of a type as the server wrote it down. */
function named(type: string): string[] {
  const source = readFileSync(new URL('../../types/borodino.ts', import.meta.url), 'utf8');
  const [, body] = new RegExp(`export type ${type} =\\n((?: .*\\n)+)`).exec(source) ?? [];
  return [...(body ?? '').matchAll(/^ {2}\| (?:\{ )?"([\w-]+)"/gm)].map(([, name]) => name!);
}

test('every decision and every step of the server is known', () => {
  expect(Object.keys(DECISIONS).sort()).toEqual(named('Action').sort());
  expect(Object.keys(STEPS).sort()).toEqual(named('Step').sort());
});

test.each(Object.entries(DECISIONS))('what is touched to %s', (_, cases) => {
  for (const [action, situation, touched, look] of cases) {
    expect(targets(action, situation)).toEqual(touched);
    const again = isWeighty(action, situation) ? '!' : '';
    expect(`${tone(action, situation)}${again}`).toBe(look);
  }
});

test.each(Object.entries(STEPS))('what is meant while it is asked: %s', (_, cases) => {
  for (const [situation, picked, touched, action] of cases)
    expect(meant(situation, picked, touched)).toEqual(action);
});

test('a decision of a later server is a button', () => {
  expect(targets({ parley: 1 } as unknown as Action, at(MOVES))).toEqual([]);
  expect(meant(at('parley' as Step), [], 'Fomkino')).toBeNull();
});

test('a block in hand is put back, or another is taken instead', () => {
  expect(instead(at(MOVE), null)).toEqual([]);
  expect(instead(at(MOVE), 'block:1')).toEqual([]);
  expect(instead(at(MOVE), 'block:0')).toEqual(['Fomkino', 'block:0']);
  expect(instead(at(MOVE), 'block:2')).toEqual(['Doronino']);
  expect(instead(at(MOVE), 'Fomkino')).toEqual(['Fomkino']);
  expect(instead(at(MOVE), 'Kamenka')).toBeNull();
  expect(instead(at(MOVE), 'block:5')).toBeNull();
  expect(instead(at(READY), null)).toEqual([]);
  expect(instead(at(MOVES), 'block:0')).toBeNull();
  expect(instead(inBattle({ 'go-on': { block: FRIANT } }), null)).toBeNull();
});

test('the others of a company do the same after the first', () => {
  const move: Action = { move: DORONINO };
  expect(alike(move, at(MOVE), 'block:0')).toEqual([{ take: DAVOUT }, move]);
  expect(alike(move, at(MOVE), 'block:1')).toEqual([]);
  expect(alike(move, at(STRAGGLE), 'block:0')).toEqual([]);
  expect(alike(move, at(READY), 'block:1')).toEqual([]);
  const regroup: Action = { regroup: { block: FRIANT, to: FLECHES } };
  expect(alike(regroup, at({ regroup: side }), 'block:2')).toEqual([
    { regroup: { block: GUNS, to: FLECHES } },
  ]);
  expect(alike({ 'form-square': FRIANT }, inBattle(SQUARES), 'block:2')).toEqual([
    { 'form-square': GUNS },
  ]);
  expect(alike({ pass: FRIANT }, inBattle(TURNS), 'block:1')).toEqual([]);
  expect(alike({ activate: DAVOUT }, at(ACTIVATE), 'block:1')).toEqual([]);
});

test('it is known who is asked, and where it is decided', () => {
  const asked = (step: Step) => sideAsked(inBattle(step));
  expect(asked(MOVES)).toBe('french');
  expect(asked(TURNS)).toBe('french');
  expect(asked({ turns: { letter: 'b', role: 'attacker' } })).toBe('russian');
  expect(asked('main-attack')).toBe('russian');
  expect(asked('battles')).toBe('russian');
  expect(asked({ 'go-on': { block: BOROZDIN } })).toBe('russian');
  expect(asked('end-turn')).toBe('french');
  const where = (step: Step, more?: Partial<View>) =>
    region(scenery, { view: view(step, more), viewer: 0 });
  expect(where(TURNS, { battle })).toBe('battle');
  expect(where(HITS, { battle })).toBe('battle');
  expect(where(SHELLED)).toBe('map');
  expect(where({ regroup: side }, { battle })).toBe('map');
  expect(isFought(view(MOVES))).toBe(false);
});
