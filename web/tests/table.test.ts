// Small things of the table: whose eyes, which key, how odds are written, what a stream is made of.

import { expect, test } from 'vitest';
import { hasBoard, kitOf } from '$games/index';
import { concern, viewerFor } from '$lib/table/eyes';
import { FILM_HELP } from '$lib/table/filmKeys';
import { commandOf, HELP, helpOf, keyName } from '$lib/table/keys';
import { Lexicon } from '$lib/words';
import { expected, percent, share, signed, sorted } from '$lib/table/odds';
import { grow, hasGap, known } from '$lib/table/stream';
import { say } from '$lib/words';
import { looked } from './support/server';

test('of two seats at one screen the one that is asked looks', () => {
  expect(viewerFor([0, 1], { on: [1] }, 0)).toBe(1);
  expect(viewerFor([0, 1], { on: [1] }, null)).toBe(1);
  expect(viewerFor([0, 1], { on: [0, 1] }, 1)).toBe(1);
  expect(viewerFor([0, 1], { over: { winners: [0], margin: 1, by: 'rules', text: '' } }, 1)).toBe(
    1,
  );
});

test('whoever has one seat looks through it, and whoever has none looks on', () => {
  expect(viewerFor([1], { on: [0] }, null)).toBe(1);
  expect(viewerFor([], { on: [0] }, null)).toBe('spectator');
});

test('whose move it is depends on the chair', () => {
  expect(concern({ on: [1] }, 1)).toBe('me');
  expect(concern({ on: [1] }, 0)).toBe('others');
  expect(concern({ on: [1] }, 'spectator')).toBe('others');
  expect(concern({ pinches: [1] }, 1)).toBe('nobody');
});

test('whoever has not committed his orders is waited for, each in his own time', () => {
  expect(viewerFor([0, 1], { orders: [0, 1] }, null)).toBe(0);
  expect(viewerFor([0, 1], { orders: [1] }, 0)).toBe(1);
  expect(viewerFor([0], { orders: [1] }, 0)).toBe(0);
  expect(concern({ orders: [0, 1] }, 1)).toBe('me');
  expect(concern({ orders: [0] }, 1)).toBe('others');
});

test('every game has a board, and one that this page does not know has no kit', async () => {
  for (const game of ['ccn', 'samurai', 'waterloo', 'borodino']) expect(hasBoard(game)).toBe(true);
  expect(hasBoard('chess')).toBe(false);
  expect(await kitOf('chess')).toBeNull();
});

test('keys are the table’s, unless the browser has them', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOf({ key: 'N', ...plain })).toEqual({ do: 'next' });
  expect(commandOf({ key: '3', ...plain })).toEqual({ do: 'press', button: 2 });
  expect(commandOf({ key: '0', ...plain })).toEqual({ do: 'zoom', by: 'fit' });
  expect(commandOf({ key: 'r', ...plain, ctrlKey: true })).toBeNull();
  expect(commandOf({ key: 'F5', ...plain })).toBeNull();
});

test('every key is explained', () => {
  const none = new Lexicon([]);
  for (const [about, keys] of [...HELP, ['glow', []] as const]) {
    expect(helpOf(about, false, none)).not.toMatch(/^\[/);
    expect(helpOf(about, true, none)).not.toMatch(/^\[/);
    for (const key of keys) expect(keyName(key)).not.toMatch(/^\[/);
  }
});

test('a game can explain a key in its own words', () => {
  const own = new Lexicon(['table-help-hand = To your blocks']);
  expect(helpOf('hand', false, own)).toBe('To your blocks');
  expect(helpOf('log', false, own)).toBe('To the log');
});

test('every key of a film is explained', () => {
  for (const [about, keys] of FILM_HELP) {
    expect(say(`film-help-${about}`)).not.toMatch(/^\[/);
    for (const key of keys) expect(keyName(key)).not.toMatch(/^\[/);
  }
});

test('whoever speaks or types words can keep them from being commands', () => {
  const pressed = (key: string) =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false }, 'no-characters');
  for (const key of ['n', 'U', '1', '0', '?', '+', ' ']) expect(pressed(key)).toBeNull();
  for (const key of ['Enter', 'Escape', 'ArrowUp']) expect(pressed(key)).not.toBeNull();
});

test('odds are written as shares', () => {
  expect(share('90000000000000000000', '360000000000000000000')).toBeCloseTo(0.25);
  expect([percent(0), percent(0.004), percent(0.5), percent(0.997), percent(1)]).toEqual([
    '0%',
    '<1%',
    '50%',
    '>99%',
    '100%',
  ]);
  const odds = { id: '', roll: '', dice: [], total: 4, hits: [1, 2, 1], results: [] };
  expect(expected(odds)).toBe(1);
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});

test('what comes in steps stands apart from what comes once', () => {
  const result = (id: string, what: string) => ({ id, what, weight: 1 });
  const { single, steps } = sorted([
    result('gone', 'destroyed'),
    result('loses', '1 block'),
    result('loses', '2 blocks'),
  ]);
  expect(single.map(({ what }) => what)).toEqual(['destroyed']);
  expect(steps.map(({ what }) => what)).toEqual(['1 block', '2 blocks']);
});

test('a stream grows by what is new, in whichever order it comes', () => {
  const first = grow(undefined, looked(3));
  expect(first?.news.map((one) => one.sequence)).toEqual([1, 2, 3]);
  const second = grow(first?.stream, looked(5, 1));
  expect(second?.news.map((one) => one.sequence)).toEqual([4, 5]);
  expect(known(second?.stream)).toBe(5);
  expect(grow(second?.stream, looked(4, 3))).toBeNull();
  expect(hasGap(second?.stream, 5)).toBe(false);
  expect(hasGap(second?.stream, 6)).toBe(true);
});
