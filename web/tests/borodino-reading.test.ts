// A battle in words, how long and how large it is, and where its places lie.

import { expect, test } from 'vitest';
import type { BlockView, Scenery, Step, View } from '$types/borodino';
import { facts } from '$games/borodino/facts';
import { centre, next, own, places, regionOf, regions } from '$games/borodino/geometry';
import { label, losses } from '$games/borodino/reading';

const [FOMKINO, DORONINO, SHEVARDINO, FLECHES] = [0, 1, 2, 3];
const [DAVOUT, COMPANS, GUNS, NEVEROVSKY] = [0, 1, 2, 3];

const area = (name: string, x: number, y: number, more: object = {}) => ({
  id: name.toLowerCase(),
  name,
  ground: 'clear',
  stacking: 4,
  has_village: false,
  villages: 0,
  is_hill: false,
  shows_redoubt: false,
  redoubt_from: null,
  edge: null,
  edge_is_river: false,
  x,
  y,
  outline: [],
  ...more,
});
const border = (one: number, two: number) => ({ ends: [one, two], limits: [2, 2] });
const block = (name: string, side: string, kind: string, letter: string, steps: number) => ({
  name,
  side,
  kind,
  letter,
  steps,
});

const scenery = {
  width: 1000,
  height: 800,
  areas: [
    area('Fomkino', 100, 300),
    area('Doronino', 300, 310, { has_village: true }),
    area('Shevardino', 500, 320, { is_hill: true, shows_redoubt: true, redoubt_from: 1 }),
    area('Fleches', 400, 600, { ground: 'woods', shows_redoubt: true, redoubt_from: 8 }),
  ],
  borders: [border(FOMKINO, DORONINO), border(DORONINO, SHEVARDINO), border(SHEVARDINO, FLECHES)],
  sources: [{ area: FOMKINO, side: 'french', symbols: 2 }],
  blocks: [
    block('Davout', 'french', 'headquarters', 'b', 4),
    block('Compans', 'french', 'infantry', 'c', 4),
    block('12-pounders', 'french', 'heavy-artillery', 'a', 3),
    block('Neverovsky', 'russian', 'infantry', 'c', 3),
  ],
  track: [
    { date: '5 September', hour: 14, is_last_of_day: false },
    { date: '5 September', hour: 15, is_last_of_day: true },
  ],
} as unknown as Scenery;

const seen = (block: number, area: number, more: Partial<BlockView> = {}): BlockView => ({
  block,
  area,
  steps: 3,
  shown: false,
  ...more,
});

const view = (more: Partial<View> = {}): View =>
  ({
    turn: 2,
    first: 'french',
    acting: 'french',
    agenda: [{ moves: { side: 'french' } }],
    blocks: [seen(DAVOUT, FOMKINO), seen(COMPANS, DORONINO, { marks: ['moved'] })],
    hidden: [{ area: SHEVARDINO, side: 'russian', blocks: 3 }],
    commands: [],
    held: [],
    burnt: [],
    captured: [],
    crossings: [],
    limits: [],
    battle: null,
    destroyed: [],
    withdrawn: [],
    ...more,
  }) as unknown as View;

test('an area says its ground, what is on it and who stands there', () => {
  expect(label(scenery, view(), 'Shevardino')).toBe(
    'Shevardino, clear ground, hill, redoubt, 3 hidden Russian blocks',
  );
  expect(label(scenery, view(), 'Doronino')).toBe(
    'Doronino, clear ground, village, Compans, infantry, French, 3 of 4 steps, has moved',
  );
  expect(label(scenery, view(), 'Fleches')).toBe('Fleches, woods, redoubt, not in play yet');
  // While blocks are placed it is as in the first turn.
  expect(label(scenery, view({ turn: 0 }), 'Shevardino')).toContain('hill, redoubt, 3 hidden');
  expect(label(scenery, view(), 'Moscow')).toBe('Moscow');
});

test('an area of both sides is contested, and a source among enemies is cut off', () => {
  const hidden = [{ area: FOMKINO, side: 'russian' as const, blocks: 1 }];
  expect(label(scenery, view(), 'Fomkino')).toContain('source of supply of the French, Davout');
  const met = label(scenery, view({ hidden }), 'Fomkino');
  expect(met).toContain('source of supply of the French, cut off');
  expect(met).toMatch(/1 hidden Russian block, contested$/);
  const lost = label(scenery, view({ hidden, captured: [FOMKINO] }), 'Fomkino');
  expect(lost).toContain('source of supply of the French, captured');
});

test('more blocks than a few are counted', () => {
  const blocks = [DAVOUT, COMPANS, GUNS, DAVOUT, COMPANS].map((one) => seen(one, DORONINO));
  expect(label(scenery, view({ blocks }), 'Doronino')).toContain('5 French blocks with 15 steps');
});

test('a headquarters says whether it gives orders', () => {
  const said = (more: Partial<View>) => label(scenery, view(more), 'Fomkino');
  expect(said({ commands: [{ hq: DAVOUT }] })).toContain('3 of 4 steps, active');
  expect(said({ commands: [{ hq: DAVOUT, orders: 2, post: 'french' }] })).toContain(
    'active, 2 orders left',
  );
  expect(said({ commands: [{ hq: DAVOUT, orders: 0 }] })).not.toContain('orders left');
  const blocks = [seen(DAVOUT, FOMKINO, { marks: ['activated'] })];
  expect(said({ blocks, held: [DAVOUT] })).toContain('was activated, cannot leave');
});

const battle = {
  area: DORONINO,
  round: 2,
  attacker: 'french',
  over: false,
  acted: [COMPANS],
  squares: [NEVEROVSKY],
  shelters: [],
  flankers: [],
  flank_bonus: [],
  passages: [],
} as unknown as NonNullable<View['battle']>;
const TURNS: Step = { turns: { letter: 'c', role: 'defender' } };
const fought = view({
  battle,
  agenda: [TURNS],
  blocks: [seen(COMPANS, DORONINO), seen(GUNS, DORONINO), seen(NEVEROVSKY, DORONINO)],
});

test('a battle is told of at its area and at each of its blocks', () => {
  expect(label(scenery, fought, 'Doronino')).toMatch(/battle, round 2$/);
  expect(label(scenery, fought, `block:${COMPANS}`)).toMatch(/3 of 4 steps, has acted$/);
  expect(label(scenery, fought, `block:${NEVEROVSKY}`)).toMatch(/3 of 3 steps, in square$/);
  expect(label(scenery, fought, 'block:9')).toBe('block:9');
});

test('whoever came as a reserve is one until the second round', () => {
  const blocks = [seen(COMPANS, DORONINO, { marks: ['reserve'] })];
  const said = (round: number) =>
    label(scenery, view({ blocks, battle: { ...battle, acted: [], round } }), 'block:1');
  expect(said(1)).toMatch(/3 of 4 steps, in reserve$/);
  expect(said(2)).toMatch(/3 of 4 steps$/);
});

test('losses are told side by side', () => {
  expect(losses(scenery, view({ destroyed: [GUNS], withdrawn: [NEVEROVSKY] }))).toEqual([
    { side: 'French', text: '1 of 3 blocks' },
    { side: 'Russians', text: '0 of 1 blocks, 1 withdrawn' },
  ]);
});

test('a battle says when it is fought and how large it is', () => {
  expect(facts(scenery)).toEqual([
    '5 September, 14:00 to 15:00',
    '3 French blocks against 1 Russian',
  ]);
  const track = [...scenery.track, { date: '6 September', hour: 6, is_last_of_day: true }];
  expect(facts({ ...scenery, track })[0]).toBe('5 September to 6 September');
});

test('on the map the cursor goes from area to area', () => {
  const looked = { view: view(), viewer: 0 };
  expect(places(scenery, looked)).toEqual(['Fomkino', 'Doronino', 'Shevardino', 'Fleches']);
  expect(next(scenery, 'Fomkino', 'right', false, looked)).toBe('Doronino');
  expect(next(scenery, 'Shevardino', 'down', false, looked)).toBe('Fleches');
  expect(next(scenery, 'Fomkino', 'left', false, looked)).toBeNull();
  expect(next(scenery, 'Moscow', 'left', false, looked)).toBeNull();
  expect(own(scenery, looked.view, 0)).toEqual(['Fomkino', 'Doronino']);
  expect(own(scenery, looked.view, 'spectator')).toEqual([]);
  expect(regions(scenery, looked).map(({ id }) => id)).toEqual(['map']);
});

test('in the window of a battle the cursor goes to every block and every sign', () => {
  const looked = { view: fought, viewer: 0 };
  const [, window] = regions(scenery, looked);
  expect(window).toMatchObject({ id: 'battle', title: 'Doronino', text: 'round 2' });
  const { x, y, width, height } = window!.box;
  for (const turned of [false, true]) {
    const lies = (place: string) => centre(scenery, place, turned, looked)!;
    const inside = ['block:1', 'block:2', 'block:3', 'Fomkino', 'Shevardino', 'Doronino'];
    for (const place of inside) {
      expect(lies(place).x).toBeGreaterThan(x);
      expect(lies(place).x).toBeLessThan(x + width);
      expect(lies(place).y).toBeGreaterThan(y);
      expect(lies(place).y).toBeLessThan(y + height);
    }
    expect(reached('block:1', turned)).toEqual(new Set(inside.slice(0, -1)));
  }
  expect(centre(scenery, 'Fleches', false, looked)).toEqual({ x: 400, y: 600 });
  expect(regionOf(scenery, 'block:1')).toBe('battle');
  expect(regionOf(scenery, 'Doronino')).toBe('map');
  expect(regionOf(scenery, 'border:1')).toBe('map');
  expect(regionOf(scenery, 'card:1')).toBeNull();
});

/** Every place to which the arrows lead from one. */
function reached(start: string, turned: boolean): Set<string> {
  const found = new Set([start]);
  for (const place of found)
    for (const way of ['left', 'right', 'up', 'down'] as const) {
      const to = next(scenery, place, way, turned, { view: fought, viewer: 0 });
      if (to !== null) found.add(to);
    }
  return found;
}
