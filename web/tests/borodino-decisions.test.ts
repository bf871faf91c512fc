// What is touched for a decision of The Moskva, and what it does.

import { expect, test } from 'vitest';
import type { Action, Step, View } from '$types/borodino';
import { alike, between, instead, isWeighty, targets, tone } from '$games/borodino/decisions';
import { isFought, sideAsked } from '$games/borodino/asked';
import { region } from '$games/borodino/geometry';
import type { Target, Tone } from '$lib/table/kit';
import type { NameOf } from '$lib/table/naming';
import {
  ACTIVATE,
  BOMBARD,
  BOROZDIN,
  BRIDGE,
  COMPANS,
  DAVOUT,
  DORONINO,
  FLECHES,
  FOMKINO,
  FRIANT,
  GOLOVINO,
  GUNS,
  HITS,
  KAMENKA,
  MOVE,
  MOVES,
  READY,
  SHELLED,
  SHEVARDINO,
  SQUARES,
  STRAGGLE,
  SUPPLY,
  TURNS,
  at,
  battle,
  inBattle,
  named,
  scenery,
  side,
  view,
  type Situation,
} from './support/borodino-asked';

/** Every decision: where it is taken, what is touched for it, and how that looks; `!` if it is asked for again. */
const DECISIONS: Record<NameOf<Action>, [Action, Situation, Target[], Tone | `${Tone}!`][]> = {
  take: [
    [{ take: FRIANT }, at(MOVES), ['Fomkino', 'block:1'], 'choose'],
    [{ take: GUNS }, at(MOVES), ['Doronino'], 'choose'],
    [{ take: COMPANS }, at({ place: side }), ['block:3'], 'choose'],
    // Whoever has to leave a full area loses a step at once.
    [{ take: FRIANT }, at({ stacking: side }), ['Fomkino', 'block:1'], 'choose!'],
  ],
  place: [[{ place: DORONINO }, at({ 'place-block': { block: COMPANS } }), ['Doronino'], 'go']],
  'place-rest': [['place-rest', at({ place: side }), [], 'choose']],
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
    // A square, whoever is sheltered in it, and a full area cost something.
    [{ retreat: { block: GUNS, to: FOMKINO } }, inBattle(TURNS), ['block:2', 'Fomkino'], 'go!'],
    [{ retreat: { block: DAVOUT, to: KAMENKA } }, inBattle(TURNS), ['block:0', 'Kamenka'], 'go!'],
    [{ retreat: { block: FRIANT, to: GOLOVINO } }, inBattle(TURNS), ['block:1', 'Golovino'], 'go!'],
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

test('every decision of the server is known', () => {
  expect(Object.keys(DECISIONS).sort()).toEqual(named('Action').sort());
});

test.each(Object.entries(DECISIONS))('what is touched to %s', (_, cases) => {
  for (const [action, situation, touched, look] of cases) {
    expect(targets(action, situation)).toEqual(touched);
    const again = isWeighty(action, situation) ? '!' : '';
    expect(`${tone(action, situation)}${again}`).toBe(look);
  }
});
test('a decision of a later server is a button', () => {
  expect(targets({ parley: 1 } as unknown as Action, at(MOVES))).toEqual([]);
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
  // It has lost its step already.
  expect(instead(at({ surplus: { block: FRIANT } }), null)).toBeNull();
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
  // Whoever may lose a step for it is asked about by himself.
  const retreat: Action = { retreat: { block: FRIANT, to: KAMENKA } };
  expect(alike(retreat, inBattle(TURNS), 'block:3')).toHaveLength(1);
  expect(alike(retreat, inBattle(TURNS), 'block:2')).toEqual([]);
  expect(alike({ activate: DAVOUT }, at(ACTIVATE), 'block:1')).toEqual([]);
});

test('whoever pays for the first of a company pays for the others, too', () => {
  const paying = at({ 'pay-move': { block: FRIANT, to: DORONINO } });
  const pay: Action = { pay: DAVOUT };
  expect(alike(pay, paying, 'block:2')).toEqual([{ take: GUNS }, { move: DORONINO }]);
  expect(alike(pay, paying, 'block:1')).toEqual([]);
  expect(alike(pay, at({ 'pay-fire': { gun: GUNS, at: DORONINO } }), 'block:1')).toEqual([]);
  expect(between(pay, paying)).toBe(pay);
  expect(between({ move: DORONINO }, paying)).toBe('ask');
  expect(between(pay, at(MOVES))).toBeNull();
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
  // Whoever fired is not told what the enemy is asked, only where his shot fell.
  expect(sideAsked(at(BOMBARD, { under_fire: SHEVARDINO }))).toBe('russian');
  expect(sideAsked(at(SHELLED, { acting: 'russian', under_fire: FOMKINO }))).toBe('french');
  const where = (step: Step, more?: Partial<View>) =>
    region(scenery, { view: view(step, more), viewer: 0 });
  expect(where(TURNS, { battle })).toBe('battle');
  expect(where(HITS, { battle })).toBe('battle');
  expect(where(SHELLED)).toBe('map');
  expect(where({ regroup: side }, { battle })).toBe('map');
  expect(isFought(view(MOVES))).toBe(false);
});
