// What stands where on the field of The Moskva, how blocks share an area, and what is shown of who commands
// whom.

import { expect, test } from 'vitest';
import type { BlockView, Scenery, Step, View } from '$types/borodino';
import { arrange, LARGEST, type Standing } from '$games/borodino/map/arrange';
import type { Layout, Spot } from '$games/borodino/map/layout';
import { commandersOf, costlyOf } from '$games/borodino/map/orders';
import { clashesOf, meantIn, rangeOf, washesOf } from '$games/borodino/map/shown';
import { stand } from '$games/borodino/map/standing';
import { piecesOf, type Piece } from '$games/borodino/pieces';
import { CORNERS, KINDS, signsOf } from '$games/borodino/symbols';
import { soonOf, narrow, type Way } from '$lib/table/pick';
import { STILL, type Motion } from '$lib/table/kit';

const [KAMENKA, FLECHES, SHEVARDINO] = [0, 1, 2];
const [NAPOLEON, NEY, LEDRU, GUARD, BAGRATION, VORONTSOV] = [0, 1, 2, 3, 4, 5];

const block = (name: string, side: string, kind: string, steps: number) => ({
  name,
  side,
  kind,
  steps,
});
const scenery = {
  areas: ['Kamenka', 'Fleches', 'Shevardino'].map((name) => ({ name, x: 0, y: 0 })),
  borders: [],
  main_roads: [],
  blocks: [
    block('Napoleon', 'french', 'headquarters', 4),
    block('Ney', 'french', 'headquarters', 3),
    block('Ledru', 'french', 'infantry', 3),
    block('Old Guard', 'french', 'infantry', 4),
    block('Bagration', 'russian', 'headquarters', 3),
    block('Vorontsov', 'russian', 'infantry', 3),
  ],
} as unknown as Scenery;

const seen = (block: number, area: number, more: Partial<BlockView> = {}): BlockView => ({
  block,
  steps: 3,
  shown: false,
  area,
  ...more,
});

const view = (more: Partial<View> = {}, step: Step = { moves: { side: 'french' } }) =>
  ({
    agenda: [step],
    blocks: [
      seen(NAPOLEON, SHEVARDINO),
      seen(NEY, KAMENKA),
      seen(LEDRU, KAMENKA, { marks: ['moved'] }),
      seen(GUARD, SHEVARDINO),
    ],
    hidden: [{ area: FLECHES, side: 'russian', blocks: 2 }],
    commands: [{ hq: NAPOLEON, post: 'french', orders: 2 }, { hq: NEY }],
    reaches: [
      { hq: NAPOLEON, areas: [SHEVARDINO, KAMENKA], blocks: [LEDRU, GUARD] },
      { hq: NEY, areas: [KAMENKA, FLECHES], blocks: [LEDRU] },
    ],
    ...more,
  }) as unknown as View;

const pieces = (change: Partial<Motion> = {}, more: Partial<View> = {}) =>
  new Map(
    piecesOf(scenery, view(more), { ...STILL, ...change }).map((piece) => [piece.key, piece]),
  );

test('whoever is seen has a face, and each of the others a back of its own', () => {
  const all = pieces();
  expect([...all.keys()]).toEqual([
    'block:0',
    'block:1',
    'block:2',
    'block:3',
    'back:russian:1:0',
    'back:russian:1:1',
  ]);
  expect(all.get('block:2')).toMatchObject({ block: LEDRU, steps: 3, marks: ['moved'] });
  expect(all.get('back:russian:1:0')).toMatchObject({ block: null, facts: null, area: FLECHES });
});

test('an active headquarters has raised its flag; only an army counts its orders', () => {
  const all = pieces();
  expect(all.get('block:0')).toMatchObject({ isActive: true, orders: 2 });
  expect(all.get('block:1')).toMatchObject({ isActive: true, orders: undefined });
  expect(all.get('block:3')?.isActive).toBe(false);
  const film = pieces({ looks: { 'block:0': { active: true, orders: 1 } } });
  expect(film.get('block:0')?.orders).toBe(1);
});

test('what is being shown goes before what the view has', () => {
  const all = pieces({
    places: {
      'block:2': 'Fleches',
      'back:russian:1:1': 'Kamenka',
      'back:russian:2:0': 'Shevardino',
    },
    looks: {
      'back:russian:1:1': { face: VORONTSOV },
      'block:2': { gone: true },
      'block:3': { face: null },
    },
    strengths: { 'back:russian:1:1': 1, 'block:1': 0 },
    hit: ['Kamenka'],
  });
  expect(all.get('block:2')).toMatchObject({ area: FLECHES, isGone: true, isHit: false });
  expect(all.get('back:russian:1:1')).toMatchObject({
    area: KAMENKA,
    facts: { name: 'Vorontsov' },
    steps: 1,
    isHit: true,
  });
  expect(all.get('back:russian:2:0'), 'who comes onto the map').toMatchObject({ area: SHEVARDINO });
  expect(all.get('block:3'), 'who is turned down').toMatchObject({ block: null, facts: null });
  expect(all.get('block:1'), 'a headquarters without steps stays').toMatchObject({
    steps: 0,
    isGone: false,
  });
});

const spot = (width: number, height: number): Spot => ({ area: 0, x: 0, y: 0, width, height });
/** An area so large that there is room around any spot. */
const WIDE = [
  { x: -200, y: -200 },
  { x: 200, y: -200 },
  { x: 200, y: 200 },
  { x: -200, y: 200 },
];
const NARROW = [
  { x: -60, y: -36 },
  { x: 60, y: -36 },
  { x: 60, y: 36 },
  { x: -60, y: 36 },
];

const overlaps = ({ french, russian }: Standing): boolean => {
  const all = [...french, ...russian];
  return all.some((one, index) =>
    all
      .slice(index + 1)
      .some(
        (other) => Math.abs(one.x - other.x) < one.size && Math.abs(one.y - other.y) < one.size,
      ),
  );
};

test('blocks of an area never overlap, and are no larger than a block is', () => {
  for (const [width, height] of [
    [168, 84],
    [104, 52],
    [64, 40],
  ] as const)
    for (let french = 0; french <= 8; french++)
      for (let russian = french === 0 ? 1 : 0; russian <= 8; russian++) {
        const standing = arrange(spot(width, height), french, russian, WIDE, 'down');
        expect(standing.french).toHaveLength(french);
        expect(standing.russian).toHaveLength(russian);
        expect(overlaps(standing), `${french} and ${russian} in ${width} by ${height}`).toBe(false);
        for (const { size } of [...standing.french, ...standing.russian])
          expect(size).toBeLessThanOrEqual(LARGEST);
      }
});

test('two sides face each other with a gap between them, the French in the west or below', () => {
  const beside = arrange(spot(168, 84), 2, 2, WIDE, 'down');
  const east = Math.max(...beside.french.map(({ x, size }) => x + size / 2));
  expect(Math.min(...beside.russian.map(({ x, size }) => x - size / 2))).toBeGreaterThan(east + 4);
  const above = arrange(spot(84, 168), 2, 2, WIDE, 'down');
  const top = Math.min(...above.french.map(({ y, size }) => y - size / 2));
  expect(Math.max(...above.russian.map(({ y, size }) => y + size / 2))).toBeLessThan(top - 4);
});

test('blocks that would be small stand beyond their room, away from the name, but never over the border', () => {
  const within = arrange(spot(104, 52), 4, 0, NARROW, 'down').french;
  const down = arrange(spot(104, 52), 4, 0, WIDE, 'down').french;
  const up = arrange(spot(104, 52), 4, 0, WIDE, 'up').french;
  expect(down[0]!.size).toBeGreaterThan(within[0]!.size);
  expect(Math.min(...down.map(({ y, size }) => y - size / 2))).toBeGreaterThanOrEqual(-26);
  expect(Math.max(...up.map(({ y, size }) => y + size / 2))).toBeLessThanOrEqual(26);
  for (const { y, size } of within) expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(36);
});

const layout = {
  spots: [0, 1, 2].map((area) => ({ area, x: area * 200, y: 0, width: 168, height: 84 })),
  names: [0, 1, 2].map(() => ({ y: -60 })),
  net: { corners: [WIDE, WIDE, WIDE] },
} as unknown as Layout;

const placed = (more: Partial<View> = {}) =>
  stand(scenery, layout, piecesOf(scenery, view(more), STILL));

test('pieces keep their order while they go from area to area, so that they can travel', () => {
  const keys = (all: readonly Piece[]) => all.map(({ key }) => key);
  const before = placed();
  const after = stand(
    scenery,
    layout,
    piecesOf(scenery, view(), { ...STILL, places: { 'block:3': 'Kamenka' } }),
  );
  expect(keys(after)).toEqual(keys(before));
  expect(after.find(({ key }) => key === 'block:3')?.place).toBe('Kamenka');
});

test('a corps orders for free; whom only an army can order costs an order', () => {
  expect([...costlyOf(view())]).toEqual([GUARD]);
  // Only where orders are given they have a price.
  const supply: Step = { supply: { side: 'french', night: false } };
  expect([...costlyOf(view({ agenda: [supply] }))]).toEqual([]);
  expect(commandersOf(view(), LEDRU)).toEqual([NAPOLEON, NEY]);
  expect(commandersOf(view({ commands: [] }), LEDRU)).toEqual([]);
});

test('of a headquarters its range is shown, of any other block who can order it', () => {
  const all = placed();
  const range = rangeOf(scenery, view(), all, NAPOLEON);
  expect(range?.areas).toEqual([SHEVARDINO, KAMENKA]);
  expect(range?.ties).toHaveLength(2);
  expect(rangeOf(scenery, view(), all, GUARD)).toMatchObject({ areas: [] });
  expect(rangeOf(scenery, view(), all, GUARD)?.ties).toHaveLength(1);
  expect(rangeOf(scenery, view(), all, null)).toBeNull();
  expect(rangeOf(scenery, view(), all, BAGRATION)?.ties).toEqual([]);
});

test('an area that was picked shows the range of the only headquarters in it', () => {
  expect(meantIn(scenery, view(), ['Shevardino'])).toBe(NAPOLEON);
  expect(meantIn(scenery, view(), ['Shevardino', `block:${GUARD}`])).toBe(GUARD);
  expect(meantIn(scenery, view(), [])).toBeNull();
});

test('sabres lie between two sides in one area', () => {
  expect(clashesOf(placed())).toEqual([]);
  const hidden: View['hidden'] = [{ area: KAMENKA, side: 'russian', blocks: 2 }];
  const [clash, ...others] = clashesOf(placed({ hidden }));
  expect(others).toEqual([]);
  expect(clash).toMatchObject({ area: KAMENKA });
  expect(Math.abs(clash!.x)).toBeLessThan(1);
});

test('layers lie over their areas', () => {
  const washes = washesOf(scenery, [
    { id: 'bombard', text: '', places: [{ place: 'Fleches', text: '2' }, { place: 'nowhere' }] },
    { id: 'of-a-later-server', text: '', places: [{ place: 'Kamenka' }] },
  ]);
  expect(washes.map(({ area, style }) => [area, style])).toEqual([
    [FLECHES, 'bombard'],
    [KAMENKA, 'neighbours'],
  ]);
});

test('every kind of block has a symbol of its own, and the sides have different corners', () => {
  const symbols = Object.values(KINDS).map((parts) => JSON.stringify(parts));
  expect(symbols).toHaveLength(11);
  expect(new Set(symbols).size).toBe(11);
  expect(CORNERS.french).not.toEqual(CORNERS.russian);
  expect(signsOf(new Set(['reserve', 'held', 'moved'])).map(({ key }) => key)).toEqual([
    'held',
    'reserve',
  ]);
});

test('whoever can be meant in a place is known before the place is touched', () => {
  const way = (...targets: string[]) => ({ targets, tone: 'choose' }) as unknown as Way;
  const ways = [way('Kamenka', 'block:1'), way('Kamenka', 'block:2'), way('Shevardino')];
  expect([...soonOf(narrow(ways))]).toEqual(['block:1', 'block:2']);
  expect([...soonOf(narrow(ways, ['Kamenka']))]).toEqual([]);
});
