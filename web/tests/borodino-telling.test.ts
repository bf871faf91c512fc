// The log of a day of battle as it is read.

import { expect, test } from 'vitest';
import type { Event } from '$types/borodino';
import type { SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import { LogBook } from '$lib/table/log';
import { happenedIn } from '$games/borodino/film/events';
import { names, parts, rolls, turns } from '$games/borodino/telling';
import { moment, moments, scenery } from './support/borodino';

const card = (id: string, title: string): SideCard => ({ id, title, commander: '', plan: '' });
const SIDES = [card('french', 'French'), card('russian', 'Russians')];
const book = new LogBook({ rolls, turns, parts, names: names(scenery, SIDES) });

const told = (event: Event, text: string): Told => ({
  sequence: 1,
  events: [event],
  log: [{ text }],
});
const diceIn = (one: Told) =>
  book.lines(one).flatMap(({ spans }) => spans.filter(({ kind }) => kind === 'dice'));
const titlesOf = (name: string) =>
  moment(name).news.flatMap((one) => parts(one).map(({ title }) => title));

test.each(moments)('$name: every line has its event', ({ news }) => {
  for (const one of news) {
    const lines = happenedIn(one).flatMap(({ line }) => line ?? []);
    expect(lines).toEqual((one.log ?? []).map((_, index) => index));
  }
});

test.each(moments)('$name: all dice between brackets are told apart', ({ news }) => {
  for (const one of news) {
    const written = (one.log ?? []).flatMap(({ text }) => text.match(/\[[\d −]+\]/g) ?? []);
    expect(diceIn(one).map(({ text }) => text)).toEqual(written);
  }
});

test('of fire it is told which dice hit', () => {
  const fired = moment('a round').news.flatMap(diceIn);
  expect(fired).toMatchObject([
    { faces: ['6', '1', '4', '1'], counts: [false, true, false, true] },
  ]);
});

test('a die that is lowered says so, and that of a bridge whether it burns', () => {
  const straggler = moment('an action phase').news.flatMap(rolls);
  expect(straggler).toEqual([{ text: '[1 − 1]', faces: ['1', '−1'] }]);
  const bridge = { 'bridge-tried': { side: 'french', border: 0, die: 5, burnt: false } } as const;
  expect(rolls(told(bridge, ''))).toEqual([{ text: '[5]', faces: ['5'], counts: [false] }]);
  const easy = { 'bridge-tried': { side: 'french', border: 0, die: null, burnt: true } } as const;
  expect(rolls(told(easy, ''))).toEqual([]);
});

test('in one line both sides roll for the initiative', () => {
  const dice = moment('an hour begins').news.flatMap(diceIn);
  expect(dice.slice(1)).toMatchObject([
    { faces: ['4', '5'], counts: [true, true] },
    { faces: ['1', '1'], counts: [false, false] },
  ]);
  expect(rolls(told({ initiative: { first: 'french', dice: [] } }, ''))).toEqual([]);
});

test('an hour is a chapter with its date', () => {
  const last = book.chapters(moment('an hour begins').news, 'Before').at(-1)!;
  expect(last).toMatchObject({ title: '5 September, 19:00 (turn 6)', seat: null });
});

test('phases, battles and their rounds have a heading each', () => {
  expect(titlesOf('an hour begins')).toEqual(['Supply', 'Supply', 'Supply', 'French action phase']);
  expect(titlesOf('a battle begins')).toEqual(['Battle in Semenovskoye', 'Round 1']);
  expect(titlesOf('a source is captured')).toEqual(['Regrouping', 'Supply']);
  expect(titlesOf('the end')).toContain('The reckoning');
});

test('what goes on has one heading, however often it is told of', () => {
  const [chapter] = book.chapters(moment('an action phase').news, 'Before');
  expect(chapter!.lines.flatMap(({ part }) => part ?? [])).toEqual([
    'Moves by order',
    'Headquarters move',
    'Moves without orders',
  ]);
});

test('blocks and sides have their colours', () => {
  const all = names(scenery, SIDES);
  expect(all.get('Davout')).toBe(0);
  expect(all.get('26th Division Paskevich')).toBe(1);
  expect(all.get('Russian')).toBe(1);
  const named = book
    .lines(moment('a round').news[1]!)
    .flatMap(({ spans }) => spans.filter(({ kind }) => kind === 'name'));
  expect(named[0]).toMatchObject({ text: 'I Cavalry Corps cuirassiers', seat: 0 });
});

test("an area that is called after somebody is nobody's", () => {
  const spans = book.spans('French: Raevsky Battery, round 2.');
  expect(spans.filter(({ kind }) => kind === 'name')).toMatchObject([{ text: 'French' }]);
});
