// Which part of a drawing is looked at: where the question is, where something happens, or where
// somebody has turned to.

import { expect, test } from 'vitest';
import type { Viewer } from '$types/engine';
import type { Looked } from '$types/protocol';
import { STILL, type Kit, type Motion } from '$lib/table/kit';
import { Regions } from '$lib/table/regions.svelte';
import { looked } from '../support/server';

const WHERE: Record<string, number> = {
  Mons: 10,
  Ath: 20,
  'Ligny A': 110,
  'Ligny B': 120,
  Wavre: 210,
};
const box = (x: number) => ({ x, y: 0, width: 90, height: 90 });

/** A map, and two battles beside it; the view says where the question is. */
const kit = {
  places: () => Object.keys(WHERE),
  centre: (_: unknown, place: string) =>
    WHERE[place] === undefined ? null : { x: WHERE[place], y: 5 },
  next: (_: unknown, place: string, way: string) => {
    const all = Object.keys(WHERE);
    return all[all.indexOf(place) + (way === 'right' ? 1 : -1)] ?? null;
  },
  regions: () => [
    { id: 'map', title: 'Map', box: box(0) },
    { id: 'one', title: 'Ligny', box: box(100) },
    { id: 'two', title: 'Wavre', box: box(200) },
  ],
  region: (_: unknown, { view }: { view: { region: string } }) => view.region,
  regionOf: (_: unknown, place: string) =>
    WHERE[place] === undefined
      ? null
      : place === 'Wavre'
        ? 'two'
        : place.startsWith('Ligny')
          ? 'one'
          : 'map',
  size: () => ({ width: 300, height: 90 }),
} as unknown as Kit;

function look(of: Kit = kit) {
  const stage = $state({
    shown: null as Looked | null,
    motion: STILL as Motion,
    isUpToDate: true,
  });
  const ask = (region: string, sequence: number, more: Partial<Looked> = {}) => {
    stage.shown = { ...looked(sequence), view: { region }, ...more };
  };
  ask('map', 1);
  const table = { kit: of, scenery: {}, viewer: 1 as Viewer, turned: false, stage };
  return { regions: new Regions(table), stage, ask };
}

const decisions = [{ decision: 'd', kind: 'k', text: 't' }];

test('it follows the question', () => {
  const { regions, ask } = look();
  expect([regions.now?.id, regions.box]).toEqual(['map', box(0)]);
  ask('two', 2);
  expect([regions.now?.id, regions.box]).toEqual(['two', box(200)]);
});

test('while something is shown it follows that, and stays there in a pause', () => {
  const { regions, stage } = look();
  stage.isUpToDate = false;
  stage.motion = { ...STILL, at: ['Ligny B'] };
  expect(regions.now?.id).toBe('one');
  stage.motion = STILL;
  expect(regions.now?.id).toBe('one');
  stage.isUpToDate = true;
  expect(regions.now?.id).toBe('map');
});

test('whoever turns to another part stays there for this question', () => {
  const { regions, stage, ask } = look();
  ask('map', 1, { decisions });
  regions.choose('two');
  stage.motion = { ...STILL, places: { piece: 'Ligny A' } };
  expect(regions.now?.id).toBe('two');
  stage.motion = STILL;
  ask('map', 2, { decisions });
  expect(regions.now?.id).toBe('map');
});

test('whoever waits stays where he has turned to until he is asked', () => {
  const { regions, ask } = look();
  ask('one', 1, { waiting: { on: [0] } });
  regions.choose('map');
  ask('one', 2, { waiting: { on: [0] } });
  expect(regions.now?.id).toBe('map');
  ask('one', 3, { waiting: { on: [1] }, decisions });
  expect(regions.now?.id).toBe('one');
});

test('one goes from part to part, and to that of a place', () => {
  const { regions } = look();
  regions.turn();
  expect(regions.now?.id).toBe('one');
  regions.turn(-1);
  regions.turn(-1);
  expect(regions.now?.id).toBe('two');
  regions.open('Ligny A');
  expect(regions.now?.id).toBe('one');
  regions.open('card:7');
  expect(regions.now?.id).toBe('one');
});

test('a cursor does not leave the part that is looked at', () => {
  const { regions } = look();
  expect(regions.next('Mons', 'right')).toBe('Ath');
  expect(regions.next('Ath', 'right')).toBeNull();
  expect(regions.places().filter((place) => regions.has(place))).toEqual(['Mons', 'Ath']);
});

test('a game without parts is looked at as a whole', () => {
  const { regions } = look({ ...kit, regions: undefined, region: undefined } as unknown as Kit);
  expect([regions.now, regions.all]).toEqual([null, []]);
  expect(regions.box).toEqual({ x: 0, y: 0, width: 300, height: 90 });
  expect(regions.has('Wavre')).toBe(true);
  regions.turn();
  expect(regions.now).toBeNull();
});
