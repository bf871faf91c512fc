// What lies under the field of The Moskva at which question, who commands whom, and what its tracks say.

import { expect, test } from 'vitest';
import type { BlockView, Scenery, Step, View } from '$types/borodino';
import { commandsOf } from '$games/borodino/hand/commands';
import { contentsOf, toPlace, type Contents } from '$games/borodino/hand/contents';
import { commandText, lineOf, statesOf } from '$games/borodino/hand/lines';
import type { Row } from '$games/borodino/hand/rows';
import { placingOf } from '$games/borodino/hand/setUp';
import { spotsOf } from '$games/borodino/hand/spots';
import { byArea } from '$games/borodino/hand/groups';
import { canJoin } from '$games/borodino/hand/touching';
import { canTake } from '$lib/table/hand/touching';
import { daysOf, momentAt, phaseOf } from '$games/borodino/tracks/hours';
import { redoubtsOf, sidesOf } from '$games/borodino/tracks/sides';

const [KAMENKA, FLECHES, GORKI] = [0, 1, 2];
const [NAPOLEON, DAVOUT, COMPANS, DESSAIX, GUNS, LEDRU, NEVEROVSKY] = [0, 1, 2, 3, 4, 5, 6];
const fact = (name: string, corps: string | null, kind: string, more = {}) => ({
  ...{ id: name, name, corps, kind, side: 'french', attached_to: null, letter: 'c' },
  ...{ steps: 4, fire: 2, area: KAMENKA, arrival: null, headquarters: null },
  ...more,
});
const army = { headquarters: { level: 'army', range: 3 } };
const scenery = {
  areas: ['Kamenka', 'Fleches', 'Gorki'].map((name, area) => ({
    ...{ id: name, name, stacking: 3, redoubt_from: area === KAMENKA ? null : area },
  })),
  borders: [{ ends: [FLECHES, GORKI] }],
  sources: [{ area: KAMENKA, side: 'french', symbols: 2 }],
  track: [6, 7, 8].map((hour) => ({ date: '7 September', hour, is_last_of_day: hour === 8 })),
  blocks: [
    fact('Napoleon', null, 'headquarters', army),
    fact('Davout', 'I', 'headquarters', { headquarters: { level: 'corps', range: 3 } }),
    fact('Compans', 'I', 'infantry'),
    fact('Dessaix', 'I', 'infantry', { letter: 'b' }),
    fact('Guns', 'III', 'heavy-artillery', { letter: 'a' }),
    fact('Ledru', 'III', 'infantry', { area: null, arrival: { turn: 2, at: [FLECHES] } }),
    fact('Neverovsky', 'VIII', 'infantry', { side: 'russian' }),
  ],
} as unknown as Scenery;

const block = (number: number, area?: number, more: Partial<BlockView> = {}): BlockView => ({
  ...{ block: number, steps: 4, shown: false, ...(area === undefined ? {} : { area }) },
  ...more,
});
const seen = (step: Step, blocks: BlockView[], more: Partial<View> = {}): View =>
  ({
    ...{ turn: 1, first: 'french', winner: null, agenda: ['end-turn', step], blocks, hidden: [] },
    ...{ acting: 'french', stage: 'orders', battle: null, held: [], commands: [], lines: [] },
    ...{ points: [3, 5], standing: [3, 7], posts: [], destroyed: [], withdrawn: [], burnt: [] },
    ...{ waiting: [1, 0], captured: [], reaches: [], under_fire: null },
    ...more,
  }) as unknown as View;

const looks = { picked: [] as string[], cursor: null, glow: new Map(), hq: null as number | null };
const lying = (view: View, looked: Partial<typeof looks> = {}): Contents =>
  contentsOf({ scenery, view, side: 'french', looked: { ...looks, ...looked } });
const told = ({ groups }: Contents) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ facts }) => facts.name)]);

const MOVES: Step = { moves: { side: 'french' } };
const onMap = [
  block(NAPOLEON, GORKI),
  block(DAVOUT, KAMENKA, { steps: 0 }),
  block(COMPANS, KAMENKA),
  block(DESSAIX, FLECHES, { marks: ['moved'] }),
  block(GUNS, KAMENKA),
];
const active: Partial<View> = {
  commands: [{ hq: NAPOLEON, post: 'french', orders: 2 }, { hq: DAVOUT }],
  reaches: [
    { hq: NAPOLEON, areas: [GORKI], blocks: [COMPANS, GUNS], orders: 2 },
    { hq: DAVOUT, areas: [KAMENKA], blocks: [COMPANS] },
  ],
};

test('whoever is not placed lies in a tray by corps, and the rest goes where it is printed', () => {
  const blocks = [
    block(NAPOLEON, GORKI),
    ...[DAVOUT, COMPANS, GUNS, LEDRU].map((one) => block(one)),
  ];
  const view = seen({ place: { side: 'french' } }, blocks, { turn: 0 });
  expect(told(lying(view))).toEqual([
    ['I Corps', 'Davout', 'Compans'],
    ['III Corps', 'Guns'],
  ]);
  expect(toPlace({ scenery, view, side: 'french' })).toHaveLength(4);
  const { placed, all, rest } = placingOf({ scenery, view, side: 'french' });
  expect([placed, all]).toEqual([1, 4]);
  expect(rest).toEqual(['place-rest']);
});

test('those who are due lie before those who come later', () => {
  const step: Step = { arrive: { side: 'french' } };
  expect(told(lying(seen(step, [block(LEDRU)])))).toEqual([['07:00', 'Ledru']]);
  const due = lying(seen(step, [block(LEDRU)], { turn: 2 }));
  expect(told(due)).toEqual([['Due now: Fleches', 'Ledru']]);
});

test('of each headquarters it is told how it stands and whom it reaches', () => {
  const view = seen({ activate: { side: 'french' } }, onMap, {
    reaches: [{ hq: NAPOLEON, areas: [GORKI], blocks: [COMPANS, GUNS], orders: 4 }],
  });
  const [napoleon, davout] = commandsOf({ scenery, view, own: onMap });
  expect(commandText(napoleon!, true)).toEqual(['4 orders', 'reaches 2']);
  expect(commandText(davout!, false)).toEqual(['worn out']);
  const [first] = commandsOf({ scenery, view: seen(MOVES, onMap, active), own: onMap });
  expect(commandText(first!, false)).toEqual(['2 orders', 'reaches 2']);
  expect(lying(view).commands).toHaveLength(2);
});

test('blocks lie with who orders them, those that cost nothing first, and each once', () => {
  expect(told(lying(seen(MOVES, onMap, active)))).toEqual([
    ['Davout orders freely', 'Compans'],
    ['Napoleon: 2 orders left', 'Guns'],
  ]);
  // In the bombardment only guns are shown.
  const guns = lying(seen({ bombard: { side: 'french' } }, onMap, active));
  expect(told(guns)).toEqual([['Napoleon: 2 orders left', 'Guns']]);
});

test('a headquarters that is looked at shows those of its corps that it cannot order', () => {
  const contents = lying(seen(MOVES, onMap, active), { hq: DAVOUT });
  expect(told(contents)).toEqual([
    ['Davout orders freely', 'Compans'],
    ['Beyond the orders of Davout', 'Dessaix'],
    ['Napoleon: 2 orders left', 'Guns'],
  ]);
  expect(contents.groups[0]!.head?.facts.name).toBe('Davout');
  expect(contents.groups[1]!.rows.map(({ isOut }) => isOut)).toEqual([true]);
});

test('an area that is picked is shown with its enemies', () => {
  const view = seen(MOVES, [...onMap, block(NEVEROVSKY, FLECHES, { shown: true })], {
    ...active,
    hidden: [{ area: FLECHES, side: 'russian', blocks: 2 }],
  });
  const { scope, enemies, ...contents } = lying(view, { picked: ['Fleches'] });
  expect([scope, enemies.map(({ count }) => count)]).toEqual(['area', [1, 2]]);
  expect(told({ scope, enemies, ...contents })).toEqual([['Fleches', 'Dessaix']]);
});

test('in a battle blocks lie by their letters, those first whose turn it is', () => {
  const blocks = [COMPANS, DESSAIX, GUNS].map((one) => block(one, FLECHES));
  const battle = { area: FLECHES, round: 1, acted: [GUNS], squares: [COMPANS], attacker: 'french' };
  const view = seen({ turns: { letter: 'b', role: 'attacker' } }, blocks, {
    battle: { ...battle, shelters: [], flankers: [] } as unknown as View['battle'],
  });
  const { groups } = lying(view);
  expect(groups.map(({ title }) => title)).toEqual(['Letter B', 'Letter A', 'Letter C']);
  // Whoever is sheltered acts with the infantry.
  const guest = { ...view.battle!, shelters: [{ square: COMPANS, guest: GUNS }] };
  expect(told(lying({ ...view, battle: guest }))).toEqual([
    ['Letter B', 'Dessaix'],
    ['Letter C', 'Compans', 'Guns'],
  ]);
  expect(statesOf(groups[1]!.rows[0]!, view)).toEqual(['has acted']);
  expect(statesOf(groups[2]!.rows[0]!, view)).toEqual(['in square']);
});

test('whoever has joined a battle lies with his letter', () => {
  const lyingIn = (round: number) => {
    const battle = { area: FLECHES, attacker: 'french', round, acted: [], flankers: [GUNS] };
    const more = { battle: { ...battle, squares: [], shelters: [] } as unknown as View['battle'] };
    const turns: Step = { turns: { letter: 'c', role: 'attacker' } };
    const blocks = [
      block(COMPANS, FLECHES),
      block(DESSAIX, FLECHES, { marks: ['reserve'] }),
      block(GUNS, FLECHES),
    ];
    return told(lying(seen(turns, blocks, more))).map(([, ...names]) => names);
  };
  expect(lyingIn(1)).toEqual([['Compans'], ['Dessaix', 'Guns']]);
  expect(lyingIn(2)).toEqual([['Compans'], ['Guns'], ['Dessaix']]);
});

test('where supply is spent those lie who lack steps, and each can be told from the map', () => {
  const blocks = [block(COMPANS, KAMENKA, { steps: 1 }), block(GUNS, KAMENKA)];
  const view = seen({ supply: { side: 'french', night: false } }, blocks, {
    lines: [{ source: KAMENKA, side: 'french', left: 1, areas: [KAMENKA] }],
  });
  expect(told(lying(view))).toEqual([['Kamenka', 'Compans']]);
  expect(sidesOf(scenery, view, [], [])[0]!.sources).toMatchObject([{ left: 1, state: 'open' }]);
});

test('blocks in the same area go together', () => {
  const view = seen(MOVES, onMap, {
    ...active,
    reaches: [{ hq: DAVOUT, areas: [], blocks: [COMPANS, DESSAIX, GUNS] }],
  });
  const rows = lying(view).groups.flatMap((group) => group.rows);
  const row = (number: number): Row => rows.find(({ block }) => block === number)!;
  expect(canJoin('moves', row(GUNS), row(COMPANS), true)).toBe(true);
  expect(canJoin('moves', row(DESSAIX), row(COMPANS), true)).toBe(false);
  expect(canJoin('straggles', row(GUNS), row(COMPANS), true)).toBe(false);
});

test('who can be taken comes from what is on offer, not from how a block looks', () => {
  const view = seen(MOVES, onMap, { commands: [], reaches: [] });
  const rows = byArea({ scenery, view }, onMap).flatMap((group) => group.rows);
  const row = (number: number): Row => rows.find(({ block }) => block === number)!;
  const first = new Set(['Kamenka', 'Gorki']);
  const meant = new Set(['block:2']);
  // Whatever was picked before: Compans can be taken although nobody seems to order him.
  for (const picked of [[], ['Gorki']]) {
    const marks = { picked, glow: new Map() };
    expect(row(COMPANS).isOut).toBe(true);
    expect(canTake(marks, first, row(COMPANS), meant)).toBe(true);
    expect(canTake(marks, first, row(GUNS), meant)).toBe(false);
    expect(canTake(marks, first, row(DESSAIX), meant)).toBe(false);
  }
  expect(canJoin('moves', row(GUNS), row(COMPANS), false)).toBe(true);
});

test('areas and bridges are listed by name', () => {
  const view = seen(MOVES, onMap);
  const spots = spotsOf({ scenery, view, side: 'french' }, ['Kamenka', 'border:0', 'block:1']);
  expect(spots.map(({ title, blocks, limit }) => [title, blocks, limit])).toEqual([
    ['Fleches – Gorki', null, undefined],
    ['Kamenka', 3, 3],
  ]);
});

test('one line says what is done here', () => {
  const say = (view: View, picked: string[] = [], company = 0, isAsked = true) =>
    lineOf({ scenery, view, marks: { picked }, isAsked, company, isPlaced: false });
  expect(say(seen(MOVES, onMap))).toBe('Take a block, then the area where it goes.');
  const move = seen({ 'move-block': { block: COMPANS } }, onMap);
  expect(say(move)).toBe('Where does Compans go?');
  expect(say(move, [], 2)).toBe('2 blocks go together: where?');
  const bombard = seen({ bombard: { side: 'french' } }, onMap);
  expect(say(bombard, ['Kamenka', `block:${GUNS}`])).toBe('Which area does Guns bombard?');
  expect(say(move, [], 0, false)).toBe('The others decide.');
});

test('the tracks tell the hour, the part of the turn, the points and the redoubts', () => {
  const view = seen(MOVES, onMap, { hidden: [{ area: GORKI, side: 'russian', blocks: 1 }] });
  expect(daysOf(scenery)).toHaveLength(1);
  expect([momentAt(scenery, 2), phaseOf(view)]).toEqual(['07:00', 'action']);
  expect(phaseOf(seen({ supply: { side: 'french', night: false } }, onMap))).toBe('supply');
  const redoubts = redoubtsOf(scenery, view).map(({ name, held, from }) => [name, held, from]);
  expect(redoubts).toEqual([
    ['Fleches', 'french', null],
    ['Gorki', 'both', 2],
  ]);
  expect(sidesOf(scenery, view, [], []).map(({ points, standing }) => [points, standing])).toEqual([
    [3, 3],
    [5, 7],
  ]);
});
