// The log as it is read.

import { expect, test } from 'vitest';
import type { Told } from '$types/protocol';
import { LogBook, type Rolled } from '$lib/table/log';
import { rolls, turns } from '$games/ccn/telling';

const names = new Map([
  ['French', 0],
  ['Allies', 1],
  ['70e Ligne, I', 0],
  ['70e Ligne, II', 0],
  ['Nightingall: 29th and 82nd', 1],
]);
const book = new LogBook({ rolls, turns, names });

const fired: Told = {
  sequence: 6,
  seat: 1,
  events: [
    { 'attack-declared': {} },
    { rolled: { dice: ['cavalry', 'saber'], hits: 0, flags: 0 } },
    { 'leader-checked': { dice: ['flag'], lost: false } },
    { 'turn-began': { side: 'french', number: 2 } },
  ],
  log: [
    { text: 'Nightingall: 29th and 82nd fired at 4,6 [cavalry, saber]: no hit.', places: ['4,6'] },
    { text: 'French rolled for Delaborde [flag]: he was unhurt.' },
    { text: '— Turn 2: French —' },
    { text: 'French drew a card.' },
  ],
};

test('dice come from the events, and stand where the words have them', () => {
  const [first, second] = book.lines(fired);
  expect(first?.spans).toEqual([
    { kind: 'name', text: 'Nightingall: 29th and 82nd', seat: 1 },
    { kind: 'text', text: ' fired at ' },
    { kind: 'place', text: '4,6' },
    { kind: 'text', text: ' ' },
    { kind: 'dice', text: '[cavalry, saber]', faces: ['cavalry', 'saber'] },
    { kind: 'text', text: ': no hit.' },
  ]);
  expect(second?.spans).toContainEqual({ kind: 'dice', text: '[flag]', faces: ['flag'] });
});

test('two rolls that read the same are each drawn', () => {
  const roll: Rolled[] = [
    { text: '[flag]', faces: ['flag'] },
    { text: '[flag]', faces: ['flag'] },
  ];
  const spans = ['a [flag]', 'b [flag]'].flatMap((text) => book.spans(text, [], roll));
  expect(spans.filter((span) => span.kind === 'dice')).toHaveLength(2);
  expect(roll).toEqual([]);
});

test('a turn begins a chapter of its own', () => {
  const chapters = book.chapters([fired], 'Before');
  expect(chapters.map(({ title, seat, lines }) => [title, seat, lines.length])).toEqual([
    ['Before', null, 2],
    ['Turn 2 · French', 0, 1],
  ]);
});

test('what was taken back is not in it', () => {
  const undone: Told = { sequence: 7, undone: 6, log: [{ text: 'Allies took it back.' }] };
  const chapters = book.chapters([fired, undone], 'Before');
  expect(chapters.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual([
    'Allies took it back.',
  ]);
  expect(chapters[0]?.lines[0]?.isBeside).toBe(true);
});

test('of two names the longer is meant', () => {
  expect(book.spans('70e Ligne, II lost a block.')[0]).toEqual({
    kind: 'name',
    text: '70e Ligne, II',
    seat: 0,
  });
});

test('a sentence is cut at its own colon, not at that of a name', () => {
  expect(book.heading('Form square: the square rolls first')).toEqual([
    'Form square',
    'the square rolls first',
  ]);
  expect(book.heading('Order Nightingall: 29th and 82nd at 7,7')).toEqual([
    'Order Nightingall: 29th and 82nd at 7,7',
    '',
  ]);
});

test('buttons that begin with the same piece leave its name out', () => {
  const heads = (...texts: string[]) => book.headings(texts).map(([head]) => head);
  const [fires, charges] = [
    '70e Ligne, I (4) fires: 3 dice',
    '70e Ligne, I (4) attacks with bayonets',
  ];
  expect(heads(fires, charges, 'Done')).toEqual(['Fires', 'Attacks with bayonets', 'Done']);
  expect(heads(fires, 'Done')).toEqual(['70e Ligne, I (4) fires', 'Done']);
  expect(heads('70e Ligne, I moves', '70e Ligne, II moves')).toEqual([
    '70e Ligne, I moves',
    '70e Ligne, II moves',
  ]);
  expect(heads('French', 'French')).toEqual(['French', 'French']);
});

test('a part of a turn has its heading once, however often it is told of', () => {
  const parted = new LogBook({
    ...{ rolls, turns, names },
    parts: ({ sequence }) => [{ line: 0, title: sequence < 3 ? 'Moves' : 'Battles' }],
  });
  const one = (sequence: number): Told => ({ sequence, log: [{ text: 'a' }, { text: 'b' }] });
  const [chapter] = parted.chapters([one(1), one(2), one(3)], 'Before');
  const headings = chapter?.lines.map(({ part }) => part);
  expect(headings).toEqual(['Moves', null, null, null, 'Battles', null]);
});
