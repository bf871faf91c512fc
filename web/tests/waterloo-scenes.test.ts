// What is seen of a campaign on the way from one view to the next.

import { describe, expect, test } from 'vitest';
import type { View } from '$types/waterloo';
import type { Told } from '$types/protocol';
import { filmOf } from '$lib/table/film';
import { STILL, type Motion } from '$lib/table/kit';
import { hitsAmong } from '$lib/table/blocks/dice';
import { hiddenIn } from '$games/waterloo/film/hidden';
import { blockTarget, placeName } from '$games/waterloo/places';
import { scenes } from '$games/waterloo/scenes';
import { moment, moments, scenery } from './support/waterloo';

const shownOf = ({ before, news }: { before: View; news: Told[] }) =>
  news.flatMap((told) => scenes(scenery, before, told));

const filmed = ({ before, news }: { before: View; news: Told[] }) =>
  filmOf(news.map((told) => [told, scenes(scenery, before, told)] as const));

/** How many blocks of each army are drawn at each place. */
function standing(view: View, motion: Motion): Map<string, number> {
  const all = new Map<string, number>();
  const put = (key: string, army: string, place: string) => {
    const spot = `${army} at ${motion.places[key] ?? place}`;
    if (motion.strengths[key] !== 0) all.set(spot, (all.get(spot) ?? 0) + 1);
  };
  for (const { block, town, at = null } of view.blocks)
    if (town !== undefined)
      put(blockTarget(block), scenery.blocks[block]!.army, placeName(scenery, { town, at }));
  for (const { key, army, place } of hiddenIn(scenery, view)) put(key, army, place);
  return all;
}

test.each(moments)('$name: the last frame is what the next view shows', (one) => {
  const motion = filmed(one).frames.at(-1)?.motion ?? STILL;
  expect(standing(one.before, motion)).toEqual(standing(one.after, STILL));
});

test.each(moments)('$name: nobody waits long for it', (one) => {
  const lasts = shownOf(one).reduce((sum, scene) => sum + scene.lasts, 0);
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThan(8000);
});

describe('a turn of the enemy', () => {
  const one = moment('moves');
  const travels = one.news.map((told) => scenes(scenery, one.before, told));

  test('moves backs, each by itself, from where it stands', () => {
    const keys = travels
      .slice(0, 12)
      .map((all) => Object.keys(all.find(({ change }) => change.places)!.change.places!)[0]);
    expect(new Set(keys).size).toBe(12);
    for (const key of keys) expect(key).toMatch(/^hidden:french:\d+$/);
  });

  test('leads over two roads through the town between them', () => {
    const [, second] = travels;
    const places = second!.flatMap(({ change }) => Object.values(change.places ?? {}));
    expect(places).toEqual(['Philippeville', 'Fosses', 'Dinant']);
  });

  test('hurries those who follow on the same road', () => {
    const lasts = travels
      .slice(0, 12)
      .map((all) => all.reduce((sum, scene) => sum + scene.lasts, 0));
    expect(Math.min(...lasts)).toBeLessThan(250);
    expect(Math.max(...lasts)).toBeGreaterThan(390);
  });

  test('turns up those who skirmish, and rolls where they fight', () => {
    const all = shownOf(one);
    const faces = all.flatMap(({ change }) => Object.values(change.looks ?? {}));
    expect(faces.filter(({ face }) => typeof face === 'number')).toHaveLength(2);
    const rolls = all.flatMap(({ change }) => change.roll ?? []);
    expect(rolls[0]).toMatchObject({ place: 'Dinant', side: 'allied' });
  });
});

describe('a battle', () => {
  test('draws up those who are not known where so many of them stand', () => {
    const { motion } = filmed(moment('deployed')).frames.at(-1)!;
    const places = Object.values(motion.places);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => / A-(L|C|R|Res)$/.test(place))).toBe(true);
  });

  test('aims from place to place, and then the dice fall there', () => {
    const all = shownOf(moment('fired'));
    const at = all.findIndex(({ change }) => change.roll);
    expect(all[at - 1]!.change.aim).toEqual(all[at]!.change.aim);
    expect(all[at]!.change.roll!.place).toBe(all[at]!.change.aim!.to);
    expect(all[at + 1]!.change.hit).toHaveLength(1);
  });

  test('shows a rout to be one', () => {
    const rout = shownOf(moment('routed')).find(({ change }) =>
      Object.values(change.looks ?? {}).some(({ routed }) => routed === true),
    );
    expect(rout!.lasts).toBeGreaterThanOrEqual(1000);
    expect(rout!.change.hit!.length).toBeGreaterThan(1);
  });
});

test('those who skirmished are turned down again', () => {
  const { before, news } = moment('moves');
  const town = scenery.towns.findIndex(({ name }) => name === 'Dinant');
  const over = { sequence: 99, events: [{ 'skirmish-lost': { town, role: 'defender' } }] };
  const { motion } = filmed({ before, news: [...news, over] as Told[] }).frames.at(-1)!;
  const faces = Object.values(motion.looks).map(({ face }) => face);
  expect(faces.filter((face) => face === null)).toHaveLength(2);
  expect(faces.filter((face) => typeof face === 'number')).toHaveLength(0);
});

test('the same thing told again begins anew', () => {
  const { before, news } = moment('fired');
  const once = news.map((told) => scenes(scenery, before, told).length);
  const again = news.map((told) => scenes(scenery, before, told).length);
  expect(again).toEqual(once);
});

test('of dice the lowest hit', () => {
  expect(hitsAmong([5, 1, 2, 2], 2)).toEqual([false, true, true, false]);
  expect(hitsAmong([5, 6], 0)).toEqual([false, false]);
});
