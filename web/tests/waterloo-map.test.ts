// Where everything of The Hundred Days lies: towns and their neighbours for the cursor, the boards
// beside the map, the names, the stacks at rest and fanned out, and what roads have carried.

import { expect, test } from 'vitest';
import type { BattleView, BlockView, RoadFacts, Scenery, TownFacts, View } from '$types/waterloo';
import { centre, next, own, places, region, regionOf, regions } from '$games/waterloo/geometry';
import { clustersOf } from '$games/waterloo/map/clusters';
import { along, crossings, roadsOf } from '$games/waterloo/map/curves';
import { fanOf, isCrowd } from '$games/waterloo/map/fan';
import { fightsOf } from '$games/waterloo/map/fights';
import { paint } from '$games/waterloo/map/ground';
import { legendFrames } from '$games/waterloo/map/legend';
import { layoutOf } from '$games/waterloo/map/layout';
import { overlap } from '$lib/board/paint/frame';
import { titleLines } from '$lib/board/paint/title';
import { beadsOf, counted, reachOf } from '$games/waterloo/map/shown';
import { miniature } from '$games/waterloo/miniature';
import { groupsOf, piecesOf } from '$games/waterloo/pieces';
import { STILL } from '$lib/table/kit';

const [CHARLEROI, LIGNY, NAMUR, QUATRE_BRAS] = [0, 1, 2, 3];

const town = (name: string, x: number, y: number, more: Partial<TownFacts> = {}): TownFacts => ({
  id: name.toLowerCase().replace('-', ''),
  name,
  zone: 'prussian',
  x,
  y,
  supply: null,
  ...more,
});

const road = (ends: [number, number], more: Partial<RoadFacts> = {}): RoadFacts => ({
  id: ends.join('-'),
  ends,
  grade: 'major',
  river: null,
  move_limit: 8,
  attack_limit: 6,
  battle_limit: 4,
  ...more,
});

const scenery = {
  width: 1000,
  height: 773,
  map: 'The Low Countries, June 1815',
  towns: [
    town('Charleroi', 451, 499),
    town('Ligny', 500, 439),
    town('Namur', 610, 466, { supply: { army: 'prussian', loss: 1 } }),
    town('Quatre-Bras', 454, 404),
  ],
  roads: [
    road([CHARLEROI, LIGNY]),
    road([CHARLEROI, QUATRE_BRAS], { grade: 'minor' }),
    road([QUATRE_BRAS, LIGNY]),
    road([LIGNY, NAMUR], { river: 'Sambre' }),
  ],
  rivers: [
    {
      name: 'Sambre',
      course: [
        [560, 380],
        [556, 450],
        [550, 520],
      ],
    },
  ],
  borders: [],
  blocks: Array.from({ length: 12 }, (_, index) => ({
    id: `F-${index}`,
    name: `Block ${index}`,
    army: index < 10 ? 'french' : 'prussian',
    corps: 'II',
    kind: 'infantry',
    steps: 4,
    fire: 2,
  })),
} as unknown as Scenery;

const block = (number: number, more: Partial<BlockView> = {}): BlockView => ({
  block: number,
  steps: 3,
  shown: false,
  ...more,
});

const battle = (at: number): BattleView =>
  ({
    town: at,
    open: true,
    round: 2,
    routed: null,
    markers: [],
    holders: [],
  }) as unknown as BattleView;

const view = (more: Partial<View> = {}): View =>
  ({
    turn: 5,
    active: 'french',
    agenda: [{ moves: { party: 'french' } }],
    blocks: [],
    hidden: [],
    roads: [],
    entries: [],
    groups: [],
    skirmishes: [],
    unordered: [],
    battles: [],
    ...more,
  }) as unknown as View;

const seen = (more: Partial<View> = {}) => ({ view: view(more), viewer: 0 as const });

test('the cursor goes to the nearest town in its direction, and stops at the edge', () => {
  expect(next(scenery, 'Charleroi', 'up', false)).toBe('Quatre-Bras');
  expect(next(scenery, 'Quatre-Bras', 'right', false)).toBe('Ligny');
  expect(next(scenery, 'Ligny', 'right', false)).toBe('Namur');
  expect(next(scenery, 'Namur', 'right', false)).toBeNull();
  expect(next(scenery, 'Nowhere', 'right', false)).toBeNull();
});

test('on the board of a battle it goes from location to location and never off it', () => {
  const looked = seen({ battles: [battle(LIGNY)] });
  expect(next(scenery, 'Ligny A-C', 'left', false, looked)).toBe('Ligny A-L');
  expect(next(scenery, 'Ligny A-C', 'up', false, looked)).toBe('Ligny D-C');
  expect(next(scenery, 'Ligny D-Res', 'up', false, looked)).toBeNull();
});

test('locations lie on the board of their battle, right of the map, and one’s own side is near', () => {
  const looked = seen({ battles: [battle(NAMUR), battle(LIGNY)] });
  expect(centre(scenery, 'Ligny D-C', false)).toBeNull();
  const [far, near] = ['Ligny D-C', 'Ligny A-C'].map((at) => centre(scenery, at, false, looked)!);
  expect(near!.x).toBeGreaterThan(scenery.width + 800);
  expect(near!.y).toBeGreaterThan(far!.y);
  expect(centre(scenery, 'Ligny D-C', true, looked)).toEqual({ x: far!.x, y: near!.y });
});

test('the map is the first part; battles come in their order, and all together after them', () => {
  const looked = seen({ battles: [battle(NAMUR), battle(LIGNY)] });
  const found = regions(scenery, looked);
  expect(found.map(({ id }) => id)).toEqual(['map', 'battle:namur', 'battle:ligny', 'battles']);
  expect(found[3]!.box.width).toBe(found[2]!.box.x + found[2]!.box.width - found[1]!.box.x);
  expect(places(scenery, looked)).toHaveLength(4 + 16);
  expect(regionOf(scenery, 'Ligny D-C')).toBe('battle:ligny');
  expect(regionOf(scenery, 'Ligny')).toBe('map');
  expect(regionOf(scenery, 'block:3')).toBeNull();
});

test('the open question says which part is looked at', () => {
  expect(region(scenery, seen())).toBe('map');
  const phase = { 'battle-phase': { town: LIGNY, role: 'attacker' as const } };
  expect(region(scenery, seen({ battles: [battle(LIGNY)], agenda: [phase] }))).toBe('battle:ligny');
  const pick = { pick: { town: NAMUR, role: 'attacker' as const } };
  const picking = seen({ agenda: ['skirmishes', pick] });
  expect(region(scenery, picking)).toBe('skirmish:namur');
  expect(regions(scenery, picking).map(({ id }) => id)).toEqual(['map', 'skirmish:namur']);
});

test('one’s own blocks stand in their towns and on the boards', () => {
  const blocks = [block(0, { town: LIGNY, at: 'a-c' }), block(1), block(10, { town: NAMUR })];
  expect(own(scenery, view({ blocks }), 0)).toEqual(['Ligny', 'Ligny A-C']);
  expect(own(scenery, view({ blocks }), 1)).toEqual(['Namur']);
});

test('names keep off one another and off towns', () => {
  const { names, radii } = layoutOf(scenery);
  names.forEach((name, index) => {
    for (const other of names.slice(index + 1)) expect(overlap(name.frame, other.frame)).toBe(0);
    scenery.towns.forEach(({ x, y }, at) => {
      const [half, size] = [radii[at]!, 2 * radii[at]!];
      const sign = { x: x - half, y: y - half, width: size, height: size };
      expect(overlap(name.frame, sign)).toBe(0);
    });
  });
});

test('a road crosses its river where they meet, and the map is painted the same way every time', () => {
  const roads = roadsOf(scenery);
  const [crossing] = crossings(scenery, roads);
  expect(crossing!.road).toBe(3);
  expect(Math.abs(crossing!.at.x - 556)).toBeLessThan(8);
  expect(along(roads[0]!, 0)).toEqual({ x: 451, y: 499 });
  expect(paint(scenery, roads, [])).toEqual(paint(scenery, roadsOf(scenery), []));
});

test('a stack stands beside its town with one back for each hidden army', () => {
  const blocks = Array.from({ length: 9 }, (_, number) => block(number, { town: CHARLEROI }));
  const now = view({
    blocks,
    hidden: [{ town: LIGNY, army: 'prussian', blocks: 3, disrupted: 0 }],
  });
  const groups = groupsOf(piecesOf(scenery, now, STILL));
  const clusters = clustersOf(scenery, layoutOf(scenery), groups);
  expect(clusters.map(({ spots }) => spots.length)).toEqual([9, 1]);
  expect(clusters[1]!.spots[0]!.piece.count).toBe(3);
  expect(overlap(clusters[0]!.frame, clusters[1]!.frame)).toBe(0);
  const { x, y } = scenery.towns[CHARLEROI]!;
  expect(overlap(clusters[0]!.frame, { x: x - 5, y: y - 5, width: 10, height: 10 })).toBe(0);
});

test('what is on its way stands where the motion says, and what is lost is gone', () => {
  const blocks = [block(0, { town: CHARLEROI }), block(1, { town: CHARLEROI })];
  const motion = {
    ...STILL,
    places: { 'block:0': 'Ligny', 'hidden:prussian:0': 'Namur' },
    strengths: { 'block:1': 0 },
  };
  const hidden = [{ town: LIGNY, army: 'prussian' as const, blocks: 3, disrupted: 0 }];
  const pieces = piecesOf(scenery, view({ blocks, hidden }), motion);
  expect(pieces.map(({ key, town, count }) => [key, town, count])).toEqual([
    ['block:0', LIGNY, 1],
    ['block:1', CHARLEROI, 1],
    [`backs:prussian:${LIGNY}`, LIGNY, 2],
    ['hidden:prussian:0', NAMUR, 1],
  ]);
  expect(pieces[1]!.isGone).toBe(true);
});

test('a fan lies in what is seen and off its town, with a finger’s room for each block', () => {
  const blocks = Array.from({ length: 9 }, (_, number) => block(number, { town: CHARLEROI }));
  const pieces = piecesOf(scenery, view({ blocks }), STILL);
  expect(isCrowd(pieces)).toBe(true);
  expect(isCrowd(pieces.slice(0, 1))).toBe(false);
  const at = scenery.towns[CHARLEROI]!;
  const window = { x: 300, y: 300, width: 370, height: 500 };
  const { frame, spots } = fanOf(pieces, at, 8, 44, window);
  expect(overlap(frame, window)).toBeCloseTo(frame.width * frame.height);
  expect(overlap(frame, { x: at.x - 8, y: at.y - 8, width: 16, height: 16 })).toBe(0);
  const gaps = spots.flatMap((one, index) =>
    spots.slice(index + 1).map((two) => Math.hypot(one.at.x - two.at.x, one.at.y - two.at.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(44);
});

test('the roads out of the town of the block in hand say what they have carried', () => {
  const now = view({
    agenda: [{ move: { party: 'french', block: 0 } }],
    blocks: [block(0, { town: LIGNY }), block(10, { town: NAMUR })],
    roads: [{ road: 3, blocks: 2 }],
  });
  expect(counted(scenery, now, [])).toBe(LIGNY);
  const beads = beadsOf(scenery, now, roadsOf(scenery), LIGNY, 8);
  expect(beads.map(({ road, used, limit }) => [road, used, limit])).toEqual([
    [0, 0, 8],
    [2, 0, 8],
    [3, 2, 6],
  ]);
});

test('a reach is shown with the roads that lead to it', () => {
  const layer = (id: string, ...names: string[]) => ({
    id,
    text: '',
    places: names.map((place) => ({ place })),
  });
  const layers = [layer('reach', 'Ligny', 'Quatre-Bras'), layer('march', 'Namur')];
  const reach = reachOf(scenery, layers, roadsOf(scenery));
  expect([...reach.near]).toEqual([LIGNY, QUATRE_BRAS]);
  expect(reach.nearRoads.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(reach.farRoads.map(({ id }) => id)).toEqual([3]);
});

test('where both sides stand they meet; battles have their numbers', () => {
  const blocks = [block(0, { town: LIGNY }), block(10, { town: LIGNY })];
  const now = view({ blocks, skirmishes: [NAMUR], battles: [battle(QUATRE_BRAS)] });
  expect(fightsOf(now, groupsOf(piecesOf(scenery, now, STILL)))).toEqual([
    { town: LIGNY, kind: 'meeting', order: null },
    { town: NAMUR, kind: 'skirmish', order: null },
    { town: QUATRE_BRAS, kind: 'battle', order: 1 },
  ]);
});

test('a small picture has few strokes', () => {
  const hidden = [{ town: NAMUR, army: 'prussian' as const, blocks: 3, disrupted: 0 }];
  const strokes = miniature(scenery, view({ blocks: [block(0, { town: LIGNY })], hidden }));
  expect(strokes.length).toBeLessThan(12);
  expect(strokes.map(({ brush }) => brush)).toContain('army prussian');
});

test("a map that comes with the game has a title and a measure, and one of somebody's own has not", () => {
  expect(titleLines('The Low Countries, June 1815')).toEqual(['The Low Countries', 'June 1815']);
  expect(titleLines('Three bridges')).toEqual(['Three bridges', '']);
  expect(legendFrames(scenery)).toHaveLength(3);
  expect(legendFrames({ ...scenery, map: null })).toHaveLength(1);
});
