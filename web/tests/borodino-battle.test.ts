// The battle window of The Moskva: who stands where, whose turn it is, and the ways out.

import { expect, test } from 'vitest';
import type {
  BattleView,
  BlockView,
  Kind,
  Letter,
  Scenery,
  Side,
  Step,
  View,
} from '$types/borodino';
import { aimOf } from '$games/borodino/battle/aiming';
import { drawUp } from '$games/borodino/battle/drawing';
import { groundOf, isWalled } from '$games/borodino/battle/facts';
import { columnOf, waitingOf, type Box } from '$games/borodino/battle/geometry';
import { fighterLabel } from '$games/borodino/battle/labels';
import { meaningsOf } from '$games/borodino/battle/legend';
import { fightersIn, type Drawn, type Fighter } from '$games/borodino/battle/pieces';
import { plateText, waitingText } from '$games/borodino/battle/sideTexts';
import { postsOf, signsOf } from '$games/borodino/battle/signs';
import { standingText, statusOf } from '$games/borodino/battle/status';
import { QUIET, STILL, type Marks, type Motion } from '$lib/table/kit';

const [VALLEY, WEST, NORTH, EAST, SOUTH] = [0, 1, 2, 3, 4];
const [GUNS, HORSE, FOOT_1, FOOT_2, BATTERY, CHIEF, SQUARE, RESERVE] = [0, 1, 2, 3, 4, 5, 6, 7];

const area = (name: string, more: object = {}) => ({
  name,
  ground: 'clear',
  has_village: false,
  villages: 0,
  shows_redoubt: false,
  redoubt_from: null,
  edge: null,
  edge_is_river: false,
  ...more,
});
const block = (side: Side, kind: Kind, letter: Letter) => ({
  name: `${side} ${kind}`,
  side,
  kind,
  letter,
  steps: 3,
});
const border = (to: number, limits: [number, number], water: string | null = null) => ({
  ends: [VALLEY, to],
  limits,
  water,
});
const scenery = {
  width: 1000,
  areas: [
    area('Valley', { shows_redoubt: true, redoubt_from: 3 }),
    area('West'),
    area('North', { ground: 'woods', edge: 'north' }),
    area('East', { has_village: true }),
    area('South'),
  ],
  borders: [
    border(WEST, [2, 1]),
    border(NORTH, [3, 3]),
    border(EAST, [1, 2]),
    border(SOUTH, [2, 2], 'river'),
  ],
  blocks: [
    block('french', 'horse-artillery', 'a'),
    block('french', 'heavy-cavalry', 'b'),
    block('french', 'infantry', 'c'),
    block('french', 'voltigeur', 'c'),
    block('russian', 'heavy-artillery', 'a'),
    block('russian', 'headquarters', 'b'),
    block('russian', 'infantry', 'c'),
    block('russian', 'light-cavalry', 'b'),
  ],
} as unknown as Scenery;

const at = (block: number, more: Partial<BlockView> = {}): BlockView => ({
  block,
  steps: 2,
  shown: true,
  area: VALLEY,
  ...more,
});

const battle: BattleView = {
  area: VALLEY,
  round: 1,
  attacker: 'french',
  over: false,
  acted: [GUNS],
  squares: [SQUARE],
  shelters: [{ square: SQUARE, guest: BATTERY }],
  flankers: [FOOT_2],
  flank_bonus: [],
  passages: [],
  withdrawals: 0,
  odd_hit: false,
};

const TURN: Step = { turns: { letter: 'b', role: 'attacker' } };

const viewOf = (more: Partial<View> = {}, step: Step = TURN) =>
  ({
    turn: 5,
    first: 'french',
    agenda: ['end-round', { turns: { letter: 'c', role: 'defender' } }, TURN, step],
    blocks: [GUNS, HORSE, FOOT_1, FOOT_2, BATTERY, CHIEF, SQUARE].map((one) => at(one)),
    hidden: [{ area: VALLEY, side: 'russian', blocks: 1 }],
    commands: [],
    burnt: [],
    crossings: [{ border: 0, side: 'french', to: VALLEY, blocks: 2 }],
    limits: [],
    battle,
    ...more,
  }) as unknown as View;

const fighters = (more: Partial<BattleView> = {}, motion: Motion = STILL, view = viewOf()) =>
  fightersIn(scenery, view, motion, { ...battle, ...more });
const find = (all: readonly Fighter[], block: number) => all.find((one) => one.block === block)!;
const leaving = (fighter: Fighter): Drawn => ({ ...fighter, x: 1, y: 2, size: 40 });
const drawn = (all = fighters(), near: Side = 'french') => drawUp(all, near, leaving);
const isIn = ({ x, y }: { x: number; y: number }, box: Box) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

test('blocks stand by their letters, those who are sheltered with the infantry', () => {
  const { pieces, squares } = drawn();
  const near = (block: number) => pieces.find((one) => one.block === block)!;
  expect(isIn(near(GUNS), columnOf('a', true))).toBe(true);
  expect(isIn(near(HORSE), columnOf('b', true))).toBe(true);
  expect(isIn(near(CHIEF), columnOf('b', false))).toBe(true);
  expect(isIn(near(BATTERY), columnOf('c', false))).toBe(true);
  expect(squares).toHaveLength(1);
  expect(squares[0]).toMatchObject({ tint: 'two' });
  expect(isIn(near(SQUARE), squares[0]!) && isIn(near(BATTERY), squares[0]!)).toBe(true);
  expect(isIn(drawn(fighters(), 'russian').pieces[0]!, columnOf('a', false))).toBe(true);
});

test('whoever joins in round 2 waits behind his side, reserves under their backs', () => {
  const { pieces } = drawn();
  expect(find(pieces, FOOT_2).waits).toBe('flank');
  expect(isIn(find(pieces, FOOT_2) as Drawn, waitingOf(true))).toBe(true);
  const back = pieces.find(({ block }) => block === null)!;
  expect(back.waits).toBe('reserve');
  expect(isIn(back, waitingOf(false))).toBe(true);
  expect(waitingText('french', pieces)).toBe('flank, in round 2');
  expect(waitingText('russian', pieces)).toBe('join in round 2');
  const later = fighters({ round: 2, flank_bonus: [FOOT_2] });
  expect(later.every(({ waits }) => waits === null)).toBe(true);
  expect(find(later, FOOT_2).hasBonus).toBe(true);
  expect(waitingText('french', later)).toBe('');
});

test('what is being shown goes before what the view has', () => {
  const motion: Motion = {
    ...STILL,
    places: { [`block:${HORSE}`]: 'West' },
    looks: {
      [`block:${FOOT_1}`]: { square: true, gone: true },
      [`block:${SQUARE}`]: { square: false },
    },
    hit: [`block:${SQUARE}`],
  };
  const all = fighters({}, motion);
  expect(find(all, HORSE).leaves).toBe(WEST);
  expect(find(all, FOOT_1)).toMatchObject({ isGone: true, isInSquare: true });
  expect(find(all, SQUARE)).toMatchObject({ isHit: true, isInSquare: false });
  expect(drawn(all).pieces.find(({ block }) => block === HORSE)).toMatchObject({ x: 1, y: 2 });
  expect(plateText(battle, 'french', all)).toBe('French, attacker · 2 blocks');
});

test('whose turn it is, also while hits are taken', () => {
  const status = (step: Step, more: Partial<BattleView> = {}) =>
    statusOf(viewOf({ battle: { ...battle, ...more } }, step), { ...battle, ...more });
  const turn = { letter: 'b', side: 'french' };
  expect(status(TURN)).toEqual({ part: 'turns', side: 'french', turn, hits: 0 });
  const shot = { battle: { aim: 'all' } } as const;
  const hits: Step = { hits: { side: 'russian', area: VALLEY, shot, left: 2 } };
  expect(status(hits)).toEqual({ part: 'hits', side: 'russian', turn, hits: 2 });
  expect(status({ squares: { role: 'defender' } })).toMatchObject({
    part: 'squares',
    side: 'russian',
    turn: null,
  });
  expect(status('main-attack')).toMatchObject({ part: 'main-attack', side: 'french', turn: null });
  expect(status(TURN, { round: 4 }).part).toBe('retreats');
  expect(status({ 'go-on': { block: SQUARE } })).toMatchObject({ part: 'go-on', side: null, turn });
  const regroup: Step = { regroup: { side: 'russian' } };
  expect(status(regroup, { over: true })).toMatchObject({ part: 'regroup', turn: null });
  expect(status('end-round').part).toBeNull();
});

test('a battle is told of before its first round, and after its last', () => {
  expect(standingText({ ...battle, round: 0 })).toBe('not begun');
  expect(standingText({ ...battle, round: 3 })).toBe('round 3');
  expect(standingText({ ...battle, round: 3, over: true })).toBe('regrouping');
});

test('the ways out stand behind the side that came by them, that is there, or else the defender', () => {
  const view = viewOf({ blocks: [at(RESERVE, { area: EAST }), at(HORSE, { area: NORTH })] });
  const passages = [{ border: 2, to: EAST, side: 'russian' as const }];
  const signs = signsOf(scenery, view, { ...battle, passages });
  expect(signs.map(({ name, side }) => [name, side])).toEqual([
    ['West', 'french'],
    ['North', 'french'],
    ['East', 'russian'],
    ['South', 'russian'],
  ]);
  expect(signs[2]).toMatchObject({ used: 1, limit: 1, holder: { side: 'russian', blocks: 1 } });
  const posts = postsOf(signs, 'russian');
  const east = posts.find(({ name }) => name === 'East')!;
  expect(east).toMatchObject({ friends: 1, tint: 'two', way: 'left' });
  expect(east.label).toBe('To East: 1 of 1 have gone this way; 1 Russian block there');
  expect(east.y).toBeGreaterThan(posts.find(({ name }) => name === 'West')!.y);
});

test('a burnt bridge over a river is no way out', () => {
  const signs = signsOf(scenery, viewOf({ burnt: [0, 3] }), battle);
  expect(signs.map(({ name }) => name)).toEqual(['West', 'North', 'East']);
  const limits = [{ border: 0, side: 'french' as const, to: WEST, left: 1 }];
  expect(signsOf(scenery, viewOf({ limits }), battle)[0]?.limit).toBe(1);
});

test('fire is aimed ahead, and a retreat at its sign', () => {
  const { pieces } = drawn();
  const signs = postsOf(signsOf(scenery, viewOf(), battle), 'french');
  const aims = { pieces, signs, near: 'french' } as const;
  const marks = (more: Partial<Marks>): Marks => ({ ...QUIET, ...more });
  const armed = aimOf(aims, marks({ armed: [`block:${HORSE}`] }), null, null)!;
  expect(armed.tone).toBe('strike');
  expect(isIn(armed.to, columnOf('b', false))).toBe(true);
  const picked = marks({ picked: [`block:${HORSE}`], glow: new Map([['West', 'go']]) });
  expect(aimOf(aims, picked, null, 'West')).toMatchObject({ tone: 'go' });
  expect(aimOf(aims, picked, null, 'East')).toBeNull();
  expect(aimOf(aims, picked, null, null)).toBeNull();
  expect(aimOf(aims, QUIET, null, 'West')).toBeNull();
  const looks = { [`block:${GUNS}`]: { fires: true } };
  const firing = drawn(fighters({}, { ...STILL, looks })).pieces;
  expect(aimOf({ ...aims, pieces: firing }, QUIET, null, null)?.from).toMatchObject({
    block: GUNS,
  });
});

test('what the ground does is said, and who stands behind a rampart', () => {
  expect(groundOf(scenery, battle, 5)).toMatch(/^Redoubt: .+ · Clear ground$/);
  expect(groundOf(scenery, battle, 2)).toBe('Clear ground');
  expect(groundOf(scenery, { ...battle, area: NORTH }, 5)).toMatch(/^Woods: .+ leave the map$/);
  expect(groundOf(scenery, { ...battle, area: EAST }, 5)).toMatch(/^Village: /);
  const walled = (attacker: Side, side: Side, turn = 5) =>
    isWalled(scenery, { ...battle, attacker }, turn, side);
  expect(walled('french', 'russian')).toBe(true);
  expect(walled('french', 'russian', 2)).toBe(false);
  expect(walled('russian', 'french')).toBe(false);
  expect(walled('russian', 'russian')).toBe(false);
});

test('every block has its words, and every sign its meaning', () => {
  const all = fighters();
  expect(fighterLabel(find(all, GUNS))).toBe(
    'french horse-artillery, horse artillery, 2 of 3 steps, has had its turn',
  );
  expect(fighterLabel(find(all, SQUARE))).toMatch(/in square$/);
  expect(fighterLabel(all.find(({ block }) => block === null)!)).toMatch(
    /^a Russian block, in reserve/,
  );
  expect(meaningsOf(all).map(({ key }) => key)).toEqual(['acted', 'square']);
});
