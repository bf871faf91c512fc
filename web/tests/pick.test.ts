// From touches to a decision.

import { expect, test } from 'vitest';
import type { Tone } from '$lib/table/kit';
import { buttons, completes, narrow, touch, type Way } from '$lib/table/pick';

const way = (text: string, targets: string[], tone: Tone = 'choose', weighty = false): Way => ({
  choice: { decision: text, kind: text, text },
  targets,
  tone,
  weighty,
});

const orders = [
  way('order the 70e', ['4,5']),
  way('order Delaborde', ['4,5']),
  way('order the 4e', ['4,8']),
  way('no more', []),
];
const moves = [
  way('a to c', ['a', 'c'], 'go'),
  way('a to d', ['a', 'd'], 'go'),
  way('b to d', ['b', 'd'], 'go'),
  way('leave by a', ['a']),
  way('end', []),
];
const battles = [
  way('fire', ['a', 'x'], 'strike', true),
  way('melee', ['a', 'y'], 'strike', true),
  way('end', []),
];

test('what can be touched first glows, with the mark of what it leads to', () => {
  expect([...narrow(orders).glow]).toEqual([
    ['4,5', 'choose'],
    ['4,8', 'choose'],
  ]);
  expect([...narrow(moves, ['a']).glow]).toEqual([
    ['c', 'go'],
    ['d', 'go'],
  ]);
  expect(narrow(battles, ['a']).glow.get('x')).toBe('strike');
});

test('the stronger of two marks is shown, whichever comes first', () => {
  const both = [way('go', ['a'], 'go'), way('choose', ['a']), way('strike', ['a'], 'strike')];
  for (const list of [both, [...both].reverse()]) expect(narrow(list).glow.get('a')).toBe('strike');
  expect(narrow(both.slice(0, 2)).glow.get('a')).toBe('go');
});

test('one touch that leaves one way takes it', () => {
  const touched = touch(orders, narrow(orders), '4,8');
  expect(touched).toMatchObject({ kind: 'take', way: { choice: { text: 'order the 4e' } } });
});

test('two ways at one place are told apart by buttons', () => {
  const touched = touch(orders, narrow(orders), '4,5');
  expect(touched.kind).toBe('ask');
  if (touched.kind !== 'ask') return;
  expect(buttons(orders, touched.picking).map((it) => it.way.choice.text)).toEqual([
    'order the 70e',
    'order Delaborde',
    'no more',
  ]);
});

test('a place that is an answer and a beginning asks, and glows on', () => {
  const touched = touch(moves, narrow(moves), 'a');
  expect(touched.kind).toBe('ask');
  if (touched.kind !== 'ask') return;
  expect([...touched.picking.glow.keys()]).toEqual(['c', 'd']);
  expect(buttons(moves, touched.picking)[0]).toMatchObject({
    isPrimary: true,
    way: { choice: { text: 'leave by a' } },
  });
});

test('another piece can be picked instead, and the same one be let go', () => {
  const picked = narrow(moves, ['a']);
  expect(touch(moves, picked, 'b')).toMatchObject({ kind: 'picked', picking: { picked: ['b'] } });
  expect(touch(moves, picked, 'a')).toMatchObject({ kind: 'dropped', picking: { picked: [] } });
});

test('what does not glow is refused', () => {
  expect(touch(moves, narrow(moves), 'z')).toEqual({ kind: 'refused', target: 'z' });
  expect(touch(moves, narrow(moves, ['b']), 'c')).toEqual({ kind: 'refused', target: 'c' });
});

test('the way that a touch would complete is known before', () => {
  expect(completes(narrow(battles, ['a']), 'x')?.choice.text).toBe('fire');
  expect(completes(narrow(battles), 'a')).toBeNull();
  expect(completes(narrow(orders), '4,5')).toBeNull();
});

test('the way on is the first thing to do when nothing else is left', () => {
  const [end] = buttons(battles, narrow(battles));
  expect(end).toMatchObject({ role: 'out', isPrimary: false });
  const [only] = buttons([way('end', [])], narrow([way('end', [])]));
  expect(only).toMatchObject({ role: 'out', isPrimary: true });
});

test('several answers without a place are all the same', () => {
  const react = [way('stand', []), way('square', [], 'choose', true)];
  expect(buttons(react, narrow(react)).map((it) => [it.role, it.isPrimary])).toEqual([
    ['answer', false],
    ['answer', false],
  ]);
});
