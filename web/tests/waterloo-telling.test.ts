// The log of a campaign as it is read.

import { expect, test } from 'vitest';
import type { Event } from '$types/waterloo';
import type { SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import { LogBook } from '$lib/table/log';
import { happenedIn } from '$games/waterloo/film/events';
import { names, parts, rolls, turns } from '$games/waterloo/telling';
import { moment, moments, scenery } from './support/waterloo';

const card = (id: string, title: string): SideCard => ({ id, title, commander: '', plan: '' });
const SIDES = [card('french', 'French'), card('allies', 'Allies')];
const book = new LogBook({ rolls, turns, parts, names: names(scenery, SIDES) });

const told = (event: Event, text: string): Told => ({
  sequence: 1,
  events: [event],
  log: [{ text }],
});
const who = { army: 'french' as const, shown: false };

test.each(moments)('$name: every line has its event', ({ news }) => {
  for (const one of news) {
    const lines = happenedIn(one).flatMap(({ line }) => line ?? []);
    expect(lines).toEqual((one.log ?? []).map((_, index) => index));
  }
});

test('dice are told apart, and those that hit', () => {
  const rolled = moment('fired').news.flatMap(rolls);
  const dice = moment('fired').news.flatMap((one) =>
    book.lines(one).flatMap(({ spans }) => spans.filter(({ kind }) => kind === 'dice')),
  );
  expect(dice).toMatchObject(rolled.map(({ faces, counts }) => ({ faces, counts })));
  expect(dice).toHaveLength(1);
});

test('what is added to a die stands beside it', () => {
  const march = told(
    { marched: { who, from: 0, to: 1, die: 2, bonus: 1, lost: 0 } },
    'A French block marched on from Wavre to Ligny [2 + 1] without loss.',
  );
  expect(rolls(march)).toEqual([{ text: '[2 + 1]', faces: ['2', '+1'], counts: [true, false] }]);
  const kinds = book.lines(march)[0]!.spans.map(({ kind }) => kind);
  expect(kinds).toContain('dice');
});

test('a turn is a chapter with its date, in the colour of whose it is', () => {
  const chapters = book.chapters(moment('won').news, 'Before');
  const last = chapters.at(-1)!;
  expect(last.title).toBe('15 June, turn 2: the Allies');
  expect(last.seat).toBe(1);
});

test('fights have a heading each', () => {
  const titles = moment('moves').news.flatMap((one) => parts(one).map(({ title }) => title));
  expect(titles).toEqual(['Skirmish at Dinant']);
  const battle = moment('fired').news.flatMap((one) => parts(one).map(({ title }) => title));
  expect(battle).toEqual(['Battle of Namur, round 1']);
});

test('blocks and armies have their colours', () => {
  const all = names(scenery, SIDES);
  expect(all.get('Napoleon')).toBe(0);
  expect(all.get('Blucher')).toBe(2);
  expect(all.get('Allies')).toBe(1);
});

test('blocks that have the same name are told apart by their ids', () => {
  expect(names(scenery, SIDES).has('II Corps artillery')).toBe(false);
  const seen =
    'Cooke (Foot Guards) (4), II Corps artillery F-2-ART (3), II Corps artillery P-2-ART (2)';
  const named = book.spans(`There were ${seen}.`).filter(({ kind }) => kind === 'name');
  expect(named).toMatchObject([
    { text: 'Cooke (Foot Guards)', seat: 1 },
    { text: 'II Corps artillery F-2-ART', seat: 0 },
    { text: 'II Corps artillery P-2-ART', seat: 2 },
  ]);
});
