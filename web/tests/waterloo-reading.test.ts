// A campaign in words: places, losses, how long and how large it is, and what the tracks show.

import { expect, test } from 'vitest';
import { facts } from '$games/waterloo/facts';
import { Labels } from '$games/waterloo/labels';
import { label, losses } from '$games/waterloo/reading';
import { commandsOf } from '$games/waterloo/tracks/armies';
import { daysOf, isTalkLimited, nextTalk, squareAt } from '$games/waterloo/tracks/calendar';
import { moment, moments, scenery } from './support/waterloo';

const { before, after } = moment('moves');
const town = (name: string) => scenery.towns.findIndex((one) => one.name === name);

test('a town says whose zone it is in, who stands there and what is fought', () => {
  expect(label(scenery, before, 'Chimay')).toBe('Chimay, French zone');
  expect(label(scenery, before, 'Beaumont')).toBe('Beaumont, French zone, 12 hidden French blocks');
  expect(label(scenery, after, 'Dinant')).toMatch(/^Dinant, Prussian zone, .*Hobe.*, skirmish$/);
});

test('many blocks are counted, a few are named', () => {
  expect(label(scenery, before, 'Brussels')).toMatch(/supply city of the Anglo-Dutch army/);
  const crowded = {
    ...before,
    blocks: before.blocks.map((one) => ({ ...one, town: town('Brussels') })),
  };
  expect(label(scenery, crowded, 'Brussels')).toMatch(/\d+ Anglo-Dutch blocks with \d+ steps/);
});

test('a location of a battle has its ground and who stands there', () => {
  const { after: fight } = moment('deployed');
  const at = `${scenery.towns[fight.battles[0]!.town]!.name} D-C`;
  expect(label(scenery, fight, at)).toMatch(/, Centre of the defender/);
});

test('words are kept for places where nothing changed', () => {
  const labels = new Labels(scenery);
  for (const { before, after } of moments)
    for (const view of [before, after])
      for (const [name, text] of labels.of(view)) expect(text).toBe(label(scenery, view, name));
});

test('a city that the French hold is cut off', () => {
  const view = {
    ...before,
    blocks: [],
    hidden: [{ town: town('Liège'), army: 'french' as const, blocks: 1, disrupted: 0 }],
  };
  expect(label(scenery, view, 'Liège')).toMatch(/cut off/);
  const [, allies] = commandsOf(scenery, view, [], []);
  const cities = allies!.armies.flatMap((army) => army.cities);
  expect(cities.filter(({ state }) => state === 'cut')).toMatchObject([{ name: 'Liège', loss: 2 }]);
});

test('losses are told army by army', () => {
  const view = {
    ...before,
    armies: before.armies.map((army, index) => ({
      ...army,
      lost: index,
      demoralised: index === 2,
    })),
  };
  expect(losses(scenery, view).map(({ text }) => text)).toEqual([
    '0 of 24 blocks',
    '1 of 16 blocks',
    '2 of 18 blocks; demoralised',
  ]);
});

test('when it is fought and how large it is', () => {
  expect(facts(scenery)).toEqual([
    '15 June to 22 June',
    '24 French blocks against 16 Anglo-Dutch and 18 Prussian',
  ]);
});

test('the calendar has days of a morning, an afternoon and a night', () => {
  const days = daysOf(scenery);
  expect(days.map(({ short }) => short).join(' ')).toBe('15 16 17 18 19 20 21 22');
  expect(days[0]!.squares.map(({ hour }) => hour)).toEqual(['first', 'second', 'night']);
  expect(days.at(-1)!.squares.map(({ turn }) => turn)).toEqual([22, 23]);
  expect(squareAt(days, 22)!.square.counts).toBe(true);
  const late = daysOf({ ...scenery, first_turn: 11 });
  expect(late[0]).toMatchObject({ date: '18 June', squares: [{ turn: 11, hour: 'second' }, {}] });
});

test('when the Allies may talk matters only if it is not always', () => {
  const days = daysOf({
    ...scenery,
    track: scenery.track.map((one) => ({ ...one, allies_may_talk: one.is_night })),
  });
  expect(isTalkLimited(days)).toBe(true);
  expect(nextTalk(days, 4)).toBe(6);
  const always = scenery.track.map((one) => ({ ...one, allies_may_talk: true }));
  expect(isTalkLimited(daysOf({ ...scenery, track: always }))).toBe(false);
});
