// What is touched for a decision of The Hundred Days, what it does, and what was meant by a touch on
// something that does not glow.

import { expect, test } from 'vitest';
import type { Action, BlockView, Hidden, Scenery, Step, View } from '$types/waterloo';
import {
  alike,
  between,
  instead,
  isWeighty,
  meant,
  targets,
  tone,
} from '$games/waterloo/decisions';

const [CHARLEROI, LIGNY, NAMUR, WAVRE, GHENT] = [0, 1, 2, 3, 4];
const town = (name: string) => ({ id: name.toLowerCase(), name, zone: 'french' });
const scenery = {
  towns: ['Charleroi', 'Ligny', 'Namur', 'Wavre', 'Ghent'].map(town),
  roads: [{ ends: [CHARLEROI, LIGNY] }, { ends: [LIGNY, NAMUR] }, { ends: [NAMUR, WAVRE] }],
  blocks: [
    { army: 'french', kind: 'leader' },
    { army: 'french', kind: 'infantry' },
    { army: 'french', kind: 'foot-artillery' },
    { army: 'french', kind: 'light-cavalry' },
    { army: 'prussian', kind: 'infantry' },
    { army: 'prussian', kind: 'infantry' },
  ],
} as unknown as Scenery;

const block = (number: number, more: Partial<BlockView> = {}): BlockView => ({
  block: number,
  steps: 3,
  shown: false,
  ...more,
});

/** The French have 0 and 1 in Charleroi and 2 in Ligny; 3 stands nowhere. Prussians hold Namur. */
const onMap = [
  block(0, { town: CHARLEROI }),
  block(1, { town: CHARLEROI }),
  block(2, { town: LIGNY }),
  block(3),
];
const prussians: Hidden[] = [{ town: NAMUR, army: 'prussian', blocks: 2, disrupted: 0 }];

/** The French attack Ligny: 1 and 2 in their Centre, 0 in the Reserve, 3 on the Left; 4 holds the Centre. */
const onBoard = [
  block(0, { town: LIGNY, at: 'a-res' }),
  block(1, { town: LIGNY, at: 'a-c' }),
  block(2, { town: LIGNY, at: 'a-c' }),
  block(3, { town: LIGNY, at: 'a-l' }),
  block(4, { town: LIGNY, at: 'd-c' }),
];

const at = (step: Step, blocks = onMap, hidden = prussians) => ({
  scenery,
  orders: null,
  view: {
    active: 'french',
    agenda: ['end-turn', step],
    blocks,
    hidden,
    leaders: [{ army: 'french', town: LIGNY, shown: false }],
  } as unknown as View,
});
const inBattle = (step: Step, blocks = onBoard) => at(step, blocks, []);

const MOVES: Step = { moves: { party: 'french' } };
const MOVE: Step = { move: { party: 'french', block: 1 } };
const SET_UP: Step = { 'set-up': { party: 'french' } };
const DEPLOY: Step = { deploy: { town: LIGNY, role: 'attacker' } };
const phase: Step = { 'battle-phase': { town: LIGNY, role: 'attacker' } };
const act = (block: number): Step => ({ act: { town: LIGNY, role: 'attacker', block } });

test('a block is touched at its place, and by itself if it is not alone there', () => {
  expect(targets({ take: 1 }, at(MOVES))).toEqual(['Charleroi', 'block:1']);
  expect(targets({ take: 2 }, at(MOVES))).toEqual(['Ligny']);
  expect(targets({ take: 3 }, at(SET_UP))).toEqual(['block:3']);
  expect(targets({ take: 2 }, inBattle(phase))).toEqual(['Ligny A-C', 'block:2']);
  expect(targets({ take: 3 }, inBattle(phase))).toEqual(['Ligny A-L']);
});

test('where all who are asked about stand at one place, each is touched by itself', () => {
  const pick: Step = { pick: { town: CHARLEROI, role: 'attacker' } };
  expect(targets({ pick: 1 }, at(pick))).toEqual(['block:1']);
  expect(targets({ 'take-hit': 1 }, inBattle(phase))).toEqual(['block:1']);
});

test('after the block comes what it does', () => {
  expect(targets({ place: LIGNY }, at(SET_UP))).toEqual(['Ligny']);
  expect(targets({ move: { via: LIGNY, to: NAMUR } }, at(MOVE))).toEqual(['Namur']);
  expect(targets({ retreat: { block: 1, to: LIGNY } }, at(MOVES))).toEqual([
    'Charleroi',
    'block:1',
    'Ligny',
  ]);
  expect(targets({ regroup: { block: 2, to: CHARLEROI } }, at(MOVES))).toEqual([
    'Ligny',
    'Charleroi',
  ]);
  expect(targets({ deploy: { block: 0, to: 'left' } }, inBattle(DEPLOY))).toEqual([
    'Ligny A-Res',
    'Ligny A-L',
  ]);
  expect(targets({ step: 'd-c' }, inBattle(act(1)))).toEqual(['Ligny D-C']);
  // Two ways to one location are told apart by buttons.
  for (const via of ['a-c', 'a-res'] as const)
    expect(targets({ 'step-by': { via, to: 'a-r' } }, inBattle(act(3)))).toEqual(['Ligny A-R']);
  expect(targets({ 'step-in-square': 'a-c' }, inBattle(act(1)))).toEqual(['Ligny A-C']);
  expect(targets({ withdraw: CHARLEROI }, inBattle(act(1)))).toEqual(['Charleroi']);
  expect(targets({ shelter: 2 }, inBattle(act(1)))).toEqual(['block:2']);
  expect(targets('form-square', inBattle(act(1)))).toEqual([]);
});

test('markers are laid on the own positions', () => {
  const step: Step = {
    'put-markers': { town: LIGNY, role: 'defender', drawn: ['farm', 'woods'] },
  };
  const put: Action = { 'put-marker': { marker: 'farm', on: 'right' } };
  expect(targets(put, inBattle(step))).toEqual(['marker:farm', 'Ligny D-R']);
  const drop: Step = { 'drop-woods': { town: LIGNY, role: 'defender' } };
  expect(targets({ 'drop-woods': 'left' }, inBattle(drop))).toEqual(['Ligny D-L']);
});

test('fire falls where its sentence says, else where the block can aim', () => {
  expect(targets({ fire: 'others' }, inBattle(act(2)), ['Ligny D-R'])).toEqual(['Ligny D-R']);
  expect(targets({ fire: 'others' }, inBattle(act(2)))).toEqual(['Ligny D-C']);
  const engaged = onBoard.map((one) => (one.block === 2 ? { ...one, marks: ['engaged'] } : one));
  expect(targets({ fire: 'others' }, inBattle(act(2), engaged as BlockView[]))).toEqual([
    'Ligny A-C',
  ]);
});

test('what goes among enemies strikes, what goes elsewhere goes', () => {
  expect(tone({ move: { to: LIGNY } }, at(MOVE))).toBe('go');
  expect(tone({ move: { via: LIGNY, to: NAMUR } }, at(MOVE))).toBe('strike');
  expect(tone({ march: NAMUR }, at({ march: { party: 'french', block: 1 } }))).toBe('strike');
  expect(tone({ step: 'd-c' }, inBattle(act(1)))).toBe('strike');
  expect(tone({ step: 'a-r' }, inBattle(act(1)))).toBe('go');
  expect(tone({ 'step-by': { via: 'a-c', to: 'd-c' } }, inBattle(act(0)))).toBe('strike');
  expect(tone({ 'step-by': { via: 'a-c', to: 'a-r' } }, inBattle(act(0)))).toBe('go');
  expect(tone({ fire: 'squares' }, inBattle(act(1)))).toBe('strike');
  expect(tone({ take: 1 }, at(MOVES))).toBe('choose');
  expect(tone({ deploy: { block: 1, to: 'left' } }, inBattle(DEPLOY))).toBe('go');
});

test('what has odds or ends something for good is asked for again', () => {
  expect(isWeighty({ march: LIGNY }, at(MOVES))).toBe(true);
  expect(isWeighty({ move: { to: NAMUR } }, at(MOVE))).toBe(false);
  expect(isWeighty('confirm', at(SET_UP))).toBe(true);
  expect(isWeighty('confirm', inBattle({ pick: { town: LIGNY, role: 'attacker' } }))).toBe(false);
  expect(isWeighty('end-moves', at(MOVES))).toBe(false);
  expect(isWeighty({ fire: 'others' }, inBattle(act(2)))).toBe(true);
});

test('a step is asked for again only if it enters an enemy position or leaves an own one empty', () => {
  expect(isWeighty({ step: 'd-c' }, inBattle(act(1)))).toBe(true);
  expect(isWeighty({ step: 'a-r' }, inBattle(act(1)))).toBe(false);
  expect(isWeighty({ step: 'a-res' }, inBattle(act(3)))).toBe(true);
  expect(isWeighty({ step: 'a-r' }, inBattle(act(0)))).toBe(false);
});

const mean = (step: Step, touched: string, picked: string[] = []) =>
  meant(at(step), picked, touched);
const meanInBattle = (step: Step, touched: string, picked: string[] = []) =>
  meant(inBattle(step), picked, touched);

test('on the map a town means the way there, and a block to take it', () => {
  expect(mean(MOVES, 'Charleroi')).toEqual({ take: 0 });
  expect(mean(MOVES, 'block:1', ['Charleroi'])).toEqual({ take: 1 });
  expect(mean(MOVES, 'Wavre')).toBeNull();
  expect(mean(MOVE, 'Ligny')).toEqual({ move: { to: LIGNY } });
  expect(mean(MOVE, 'Namur')).toEqual({ move: { via: LIGNY, to: NAMUR } });
  expect(mean(MOVE, 'Ghent')).toEqual({ move: { to: GHENT } });
  expect(mean({ march: { party: 'french', block: 1 } }, 'Wavre')).toEqual({ march: WAVRE });
  expect(mean({ place: { party: 'french', block: 3 } }, 'Ghent')).toEqual({ place: GHENT });
  expect(mean('order-battles', 'Wavre')).toEqual({ fight: WAVRE });
  expect(mean({ starve: { army: 'french', blocks: 1 } }, 'Ligny')).toEqual({ starve: 2 });
  expect(mean(MOVES, 'marker:farm')).toBeNull();
});

test('whoever leaves a fight or regroups goes to the town that is touched', () => {
  const leave: Step = { 'leave-skirmish': { town: CHARLEROI, role: 'attacker' } };
  expect(mean(leave, 'Wavre', ['Charleroi', 'block:1'])).toEqual({
    retreat: { block: 1, to: WAVRE },
  });
  const regroup: Step = { regroup: { town: LIGNY, role: 'attacker', party: 'french' } };
  expect(mean(regroup, 'Wavre', ['Ligny'])).toEqual({ regroup: { block: 2, to: WAVRE } });
  expect(mean(regroup, 'Charleroi')).toEqual({ regroup: { block: 0, to: LIGNY } });
});

test('on a board a location means a step, or fire at those who stand there', () => {
  expect(meanInBattle(act(1), 'Ligny D-C')).toEqual({ step: 'd-c' });
  expect(meanInBattle(act(2), 'Ligny D-C')).toEqual({ fire: 'others' });
  expect(meanInBattle(act(2), 'block:4')).toEqual({ fire: 'others' });
  expect(meanInBattle(act(2), 'Ligny D-L')).toEqual({ step: 'd-l' });
  expect(meanInBattle(act(1), 'Wavre')).toEqual({ withdraw: WAVRE });
  expect(meanInBattle(act(1), 'block:2')).toEqual({ 'pass-on': 2 });
  expect(meanInBattle(phase, 'Ligny A-L')).toEqual({ take: 3 });
  expect(meanInBattle(phase, 'block:4')).toEqual({ take: 4 });
});

test('a deployment and its markers are asked about by post', () => {
  expect(meanInBattle(DEPLOY, 'Ligny A-R', ['Ligny A-C', 'block:2'])).toEqual({
    deploy: { block: 2, to: 'right' },
  });
  expect(meanInBattle(DEPLOY, 'Ligny D-R', ['Ligny A-C', 'block:2'])).toBeNull();
  const put: Step = { 'put-markers': { town: LIGNY, role: 'attacker', drawn: ['hill', null] } };
  expect(meanInBattle(put, 'Ligny A-Res', ['marker:hill'])).toEqual({
    'put-marker': { marker: 'hill', on: 'reserve' },
  });
  expect(meanInBattle(put, 'Ligny A-C')).toEqual({
    'put-marker': { marker: 'hill', on: 'centre' },
  });
});

test('the others of a company do the same after the first', () => {
  const move: Action = { move: { to: LIGNY } };
  expect(alike(move, at(MOVE), 'block:0')).toEqual([{ take: 0 }, move]);
  expect(alike(move, at(MOVE), 'block:1')).toEqual([]);
  expect(alike({ deploy: { block: 1, to: 'left' } }, inBattle(DEPLOY), 'block:2')).toEqual([
    { deploy: { block: 2, to: 'left' } },
  ]);
  expect(alike({ reinforce: 1 }, at(MOVES), 'block:2')).toEqual([{ reinforce: 2 }]);
  expect(alike({ 'take-hit': 1 }, inBattle(phase), 'block:2')).toEqual([]);
  expect(alike({ fire: 'others' }, inBattle(act(1)), 'block:2')).toEqual([]);
});

test('a company marches on with the leader as he was shown or kept hidden', () => {
  const ask = at({ 'show-leader': { party: 'french', block: 1, to: LIGNY } });
  const march: Action[] = [{ take: 2 }, { march: LIGNY }];
  const from = (block: number) => at({ march: { party: 'french', block } });
  expect(alike({ march: LIGNY }, from(1), 'block:2')).toEqual(march);
  expect(alike('show-leader', ask, 'block:2')).toEqual(march);
  expect(alike('hide-leader', ask, 'block:2')).toEqual(march);
  // Whether a leader is shown is for the player to say, once.
  expect(between({ march: LIGNY }, ask)).toBe('ask');
  expect(between('show-leader', ask)).toBe('ask');
  expect(between('hide-leader', ask)).toBe('hide-leader');
  expect(between('hide-leader', from(1))).toBeNull();
});

test('a block in hand is put back, or another is taken instead', () => {
  expect(instead(at(MOVE), null)).toEqual([]);
  expect(instead(at(MOVE), 'block:1')).toEqual([]);
  expect(instead(at(MOVE), 'block:0')).toEqual(['Charleroi', 'block:0']);
  expect(instead(at(MOVE), 'Charleroi')).toEqual(['Charleroi']);
  expect(instead(at(MOVE), 'Ghent')).toBeNull();
  expect(instead(inBattle(act(1)), 'block:4')).toBeNull();
  expect(instead(at(MOVES), 'block:0')).toBeNull();
});
