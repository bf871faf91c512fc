// What was meant by a touch on something of The Moskva that does not glow.

import { expect, test } from 'vitest';
import type { Action, Step } from '$types/borodino';
import { meant } from '$games/borodino/decisions';
import type { Target } from '$lib/table/kit';
import type { NameOf } from '$lib/table/naming';
import {
  ACTIVATE,
  BOMBARD,
  BRIDGE,
  COMPANS,
  DAVOUT,
  DORONINO,
  FORD,
  FRIANT,
  GOLOVINO,
  GUNS,
  HITS,
  JAEGERS,
  KAMENKA,
  MOVE,
  MOVES,
  NEVEROVSKY,
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
  side,
  type Situation,
} from './support/borodino-asked';

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
    [at({ bridge: side }), [], 'Shevardino', { burn: BRIDGE }],
    // Of two bridges rather one that stands.
    [at({ bridge: side }), [], 'Kamenka', { burn: BRIDGE }],
    [at({ bridge: side }, { burnt: [BRIDGE] }), [], 'Kamenka', { burn: BRIDGE + 1 }],
    [at({ bridge: side }), [], 'Fomkino', null],
  ],
  'end-turn': [[at('end-turn'), [], 'Fomkino', null]],
  'night-shift': [[at({ 'night-shift': side }), [], 'block:1', { take: FRIANT }]],
  'night-shift-block': [
    [at({ 'night-shift-block': { block: FRIANT } }), [], 'Kamenka', { move: KAMENKA }],
  ],
  'end-night': [[at('end-night'), [], 'Fomkino', null]],
};

test('every step of the server is known', () => {
  expect(Object.keys(STEPS).sort()).toEqual(named('Step').sort());
});

test.each(Object.entries(STEPS))('what is meant while it is asked: %s', (_, cases) => {
  for (const [situation, picked, touched, action] of cases)
    expect(meant(situation, picked, touched)).toEqual(action);
});

test('nothing is meant in a step of a later server', () => {
  expect(meant(at('parley' as Step), [], 'Fomkino')).toBeNull();
});
