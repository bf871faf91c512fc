// What lies under the board of The Hundred Days at which question, and how it is touched.

import { expect, test } from 'vitest';
import type { BlockView, Hidden, Scenery, Step, View } from '$types/waterloo';
import { contentsOf, toPlace, type Contents } from '$games/waterloo/hand/contents';
import { isSeatAsked } from '$games/waterloo/hand/asking';
import { groupTitle, lineOf, statesOf } from '$games/waterloo/hand/lines';
import { spotsOf } from '$games/waterloo/hand/spots';
import { canJoin } from '$games/waterloo/hand/touching';
import { bandsOf, canTake, wayTo } from '$lib/table/hand/touching';
import type { Row } from '$games/waterloo/hand/rows';

const [CHARLEROI, LIGNY, NAMUR] = [0, 1, 2];
const fact = (army: string, corps: string | null, name: string) => ({
  ...{ army, corps, name, kind: corps === null ? 'leader' : 'infantry' },
  ...{ id: name, steps: 3, fire: 2, town: LIGNY },
});
const scenery = {
  towns: ['Charleroi', 'Ligny', 'Namur'].map((name) => ({ id: name, name, zone: 'french' })),
  roads: [{ ends: [CHARLEROI, LIGNY] }],
  blocks: [
    fact('french', null, 'Napoleon'),
    fact('french', 'I', 'Quiot'),
    fact('french', 'I', 'Marcognet'),
    fact('french', 'II', 'Foy'),
    fact('prussian', 'I', 'Steinmetz'),
    fact('anglo-dutch', 'R', 'Picton'),
  ],
} as unknown as Scenery;

const block = (number: number, more: Partial<BlockView> = {}): BlockView => ({
  ...{ block: number, steps: 3, shown: false },
  ...more,
});
const seen = (step: Step, blocks: BlockView[], more: Partial<View> = {}): View =>
  ({
    ...{ active: 'french', winner: null, agenda: ['end-turn', step], blocks, hidden: [] },
    ...{ skirmishes: [], unordered: [], battles: [], speaker: null },
    ...more,
  }) as unknown as View;

const quiet = { picked: [] as string[], cursor: null as string | null, glow: new Map() };
const lying = (view: View, looked: Partial<typeof quiet> = {}): Contents =>
  contentsOf({ scenery, view, side: 'french', looked: { ...quiet, ...looked } });
const numbers = ({ groups }: Contents) =>
  groups.map((group) => [groupTitle(scenery, group), ...group.rows.map(({ facts }) => facts.name)]);

const MOVES: Step = { moves: { party: 'french' } };
const onMap = [
  block(0, { town: CHARLEROI }),
  block(1, { town: CHARLEROI }),
  block(2, { town: CHARLEROI, start: LIGNY }),
  block(3, { town: LIGNY }),
];

test('whoever is not placed lies in a tray by corps, and the town that was picked beside them', () => {
  const view = seen({ 'set-up': { party: 'french' } }, [
    ...[0, 1, 2].map((one) => block(one)),
    block(3, { town: LIGNY }),
  ]);
  expect(lying(view).scope).toBe('tray');
  expect(numbers(lying(view))).toEqual([
    ['Leader', 'Napoleon'],
    ['I Corps', 'Quiot', 'Marcognet'],
  ]);
  expect(numbers(lying(view, { picked: ['Ligny'] }))[0]).toEqual(['Ligny', 'Foy']);
  // A cursor that walks over the map moves nothing.
  expect(numbers(lying(view, { cursor: 'Ligny' }))).toHaveLength(2);
  expect(toPlace({ scenery, view, side: 'french' })).toHaveLength(4);
});

test('when all are placed the towns are shown, the picked one first and once', () => {
  const view = seen({ 'set-up': { party: 'french' } }, onMap);
  expect(numbers(lying(view, { picked: ['Ligny'] })).map(([title]) => title)).toEqual([
    'Ligny',
    'Charleroi',
  ]);
});

test('on the map everybody is shown, or the town that is looked at with its enemies', () => {
  const hidden: Hidden[] = [{ town: LIGNY, army: 'prussian', blocks: 2, disrupted: 0 }];
  const view = seen(MOVES, [...onMap, block(4, { town: LIGNY, shown: true })], { hidden });
  expect(lying(view).scope).toBe('map');
  expect(numbers(lying(view)).map(([title]) => title)).toEqual(['Charleroi', 'Ligny']);
  const town = lying(view, { cursor: 'Ligny' });
  expect([
    town.scope,
    town.enemies.map(({ count, facts }) => [count, facts?.name ?? null]),
  ]).toEqual([
    'town',
    [
      [1, 'Steinmetz'],
      [2, null],
    ],
  ]);
  // A town without own blocks is not looked at.
  expect(lying(view, { cursor: 'Namur' }).scope).toBe('map');
});

test('a block in hand is shown with those beside it', () => {
  const view = seen({ move: { party: 'french', block: 3 } }, onMap);
  expect(numbers(lying(view, { cursor: 'Charleroi' }))).toEqual([['Ligny', 'Foy']]);
});

test('on a board the own positions come first, at deployment the Reserve', () => {
  const blocks = [
    block(0, { town: LIGNY, at: 'a-res' }),
    block(1, { town: LIGNY, at: 'd-c' }),
    block(2, { town: LIGNY, at: 'a-c' }),
  ];
  const phase = seen({ 'battle-phase': { town: LIGNY, role: 'attacker' } }, blocks);
  expect(numbers(lying(phase)).map(([title]) => title)).toEqual([
    'Centre',
    'Reserve',
    'Their Centre',
  ]);
  const deploy = seen({ deploy: { town: LIGNY, role: 'attacker' } }, blocks);
  expect(numbers(lying(deploy))[0]).toEqual(['Reserve', 'Napoleon']);
});

test('whoever reinforces is found around the fight; markers lie before the blocks', () => {
  const view = seen({ reinforcement: { town: LIGNY, role: 'attacker', party: 'french' } }, [
    block(3, { town: LIGNY, at: 'a-c' }),
    block(1, { town: CHARLEROI }),
    block(2, { town: NAMUR }),
  ]);
  const around = lying(view, { glow: new Map([['Charleroi', 'choose']]) });
  expect([around.scope, ...numbers(around).map(([title]) => title)]).toEqual([
    'around',
    'Charleroi',
    'Ligny',
  ]);
  const put: Step = { 'put-markers': { town: LIGNY, role: 'attacker', drawn: ['farm', null] } };
  expect(lying(seen(put, onMap)).markers).toEqual(['farm']);
});

test('where others decide, or something unknown is asked, the own blocks are shown', () => {
  expect(lying(seen('supply', onMap)).groups).toHaveLength(2);
  const unknown = { 'a-later-step': {} } as unknown as Step;
  expect(lying(seen(unknown, onMap)).groups).toHaveLength(2);
});

const rowsIn = (view: View): Row[] => lying(view).groups.flatMap(({ rows }) => rows);
const row = (view: View, number: number): Row => {
  const found = rowsIn(view).find(({ block }) => block === number);
  if (found === undefined) throw new Error(`no block ${number}`);
  return found;
};

test('whoever has moved is marked, and cannot be taken', () => {
  const view = seen(MOVES, onMap);
  const first = new Set(['Charleroi', 'Ligny']);
  const marks = { ...quiet, glow: new Map() };
  expect(statesOf(row(view, 2))).toEqual(['has moved']);
  expect([1, 2, 3].map((one) => canTake(marks, first, row(view, one)))).toEqual([
    true,
    false,
    true,
  ]);
  // Within the picked town only what glows itself can be taken.
  const picked = { picked: ['Charleroi'], glow: new Map([['block:0', 'choose' as const]]) };
  expect([0, 1, 3].map((one) => canTake(picked, first, row(view, one)))).toEqual([
    true,
    false,
    true,
  ]);
});

test('the way to a block lets go of what was picked beyond it', () => {
  const none = { picked: [], armed: [] };
  expect(wayTo(none, ['Ligny', 'block:1'])).toEqual(['Ligny', 'block:1']);
  const place = { picked: ['Ligny'], armed: [] };
  expect(wayTo(place, ['Ligny', 'block:1'])).toEqual(['block:1']);
  const other = { picked: ['Ligny', 'block:2'], armed: [] };
  expect(wayTo(other, ['Ligny', 'block:1'])).toEqual(['block:2', 'block:1']);
  expect(wayTo(other, ['Ligny', 'block:2'])).toEqual(['block:2']);
  expect(wayTo({ picked: ['Namur'], armed: [] }, ['block:1'])).toEqual(['Namur', 'block:1']);
  expect(wayTo({ ...other, armed: ['Ligny', 'block:2'] }, ['Ligny', 'block:1'])).toEqual([
    'block:1',
  ]);
});

test('all at a place can be taken together, or those of one corps', () => {
  const view = seen(MOVES, [...[0, 1, 2, 3].map((one) => block(one, { town: CHARLEROI }))]);
  const bands = bandsOf(rowsIn(view), () => true);
  expect(bands.map(({ corps, rows }) => [corps, rows.length])).toEqual([
    [null, 4],
    ['I', 2],
  ]);
  expect(bandsOf(rowsIn(view).slice(0, 1), () => true)).toEqual([]);
});

test('whoever stands beside the block in hand can go along', () => {
  const view = seen(MOVES, onMap);
  expect(canJoin('moves', row(view, 1), row(view, 0), false)).toBe(true);
  expect(canJoin('moves', row(view, 3), row(view, 0), true)).toBe(false);
  expect(canJoin('moves', row(view, 2), row(view, 0), true)).toBe(false);
  expect(canJoin('hits', row(view, 1), row(view, 0), true)).toBe(false);
  expect(canJoin('moves', row(view, 3), null, true)).toBe(true);
});

test('places are listed by name, with the own blocks there', () => {
  const view = seen(MOVES, onMap);
  const spots = spotsOf({ scenery, view, side: 'french' }, ['Namur', 'Charleroi', 'block:1']);
  expect(spots.map(({ target, blocks }) => [target, blocks])).toEqual([
    ['Charleroi', 3],
    ['Namur', 0],
  ]);
});

test('one line says what is done here', () => {
  const say = (view: View, picked: string[] = [], company = 0, isAsked = true) =>
    lineOf({ scenery, view, marks: { picked }, isAsked, company });
  expect(say(seen(MOVES, onMap))).toBe('Take a block, then the town where it goes.');
  const move = seen({ move: { party: 'french', block: 3 } }, onMap);
  expect(say(move)).toBe('Where does Foy go?');
  expect(say(move, [], 3)).toBe('3 blocks go together: where?');
  expect(say(seen(MOVES, onMap), [], 0, false)).toBe('The others decide.');
  const deploy = seen({ deploy: { town: LIGNY, role: 'attacker' } }, onMap);
  expect(say(deploy, ['Ligny A-Res', 'block:3'])).toBe('Where does Foy go?');
});

test('of two Allied players the one who speaks in a fight is asked', () => {
  const step: Step = { deploy: { town: LIGNY, role: 'defender' } };
  const battles = [{ town: LIGNY, speaker: 'prussians' }] as unknown as View['battles'];
  const view = seen(step, onMap, { battles });
  expect([0, 1, 2].map((seat) => isSeatAsked(view, seat))).toEqual([false, false, true]);
  expect(isSeatAsked(seen(MOVES, onMap), 0)).toBe(true);
});
