// What is touched for a decision, and what was meant by a touch on something that does not glow.

import { expect, test } from 'vitest';
import type { Action, Scenery, Step, UnitView, View } from '$types/ccn';
import { isWeighty, meant, targets, tone } from '$games/ccn/decisions';

const unit = (number: number, hex: [number, number], waits = false): UnitView => ({
  unit: number,
  hex,
  blocks: 4,
  moved: 0,
  marks: [],
  square: null,
  waits,
});
const scenery = {
  units: [{ nation: 'french' }, { nation: 'british' }, { nation: 'french' }],
} as unknown as Scenery;
const at = (step: Step) =>
  ({
    active: 'french',
    agenda: ['end-turn', step],
    units: [unit(0, [4, 5]), unit(1, [5, 5]), unit(2, [1, 1], true)],
    leaders: [{ leader: 0, hex: [3, 3], fate: 'present', marks: [] }],
  }) as unknown as View;
const mean = (step: Step, touched: string, picked: string[] = []) =>
  meant({ view: at(step), scenery, orders: null }, picked, touched);

test('a decision is touched where it happens, in order', () => {
  expect(targets({ play: 'forward' })).toEqual(['card:forward']);
  expect(targets({ 'move-unit': { from: [4, 5], to: [4, 6] } })).toEqual(['4,5', '4,6']);
  expect(targets({ enter: { piece: { unit: 2 }, to: [1, 2] } })).toEqual(['piece:unit:2', '1,2']);
  expect(targets({ 'leave-board': { from: [1, 1], by: [1, 1] } })).toEqual(['1,1']);
  expect(targets('end-moves')).toEqual([]);
});

test('attacks strike and are confirmed; marches go', () => {
  const melee: Action = { melee: { from: [4, 5], at: [5, 5] } };
  expect([tone(melee), isWeighty(melee)]).toEqual(['strike', true]);
  expect(tone({ retreat: [3, 5] })).toBe('go');
  expect(isWeighty('end-battles')).toBe(false);
});

test('a card means to play it, or to keep it', () => {
  expect(mean('play-card', 'card:forward')).toEqual({ play: 'forward' });
  expect(mean('keep-card', 'card:forward')).toEqual({ keep: 'forward' });
});

test('a piece means an order, a march or an attack, as it is asked', () => {
  expect(mean('give-orders', '4,5')).toEqual({ 'order-unit': [4, 5] });
  expect(mean('give-orders', '3,3')).toEqual({ 'order-leader': [3, 3] });
  expect(mean('give-orders', '9,9')).toBeNull();
  expect(mean('movement', '2,2', ['4,5'])).toEqual({ 'move-unit': { from: [4, 5], to: [2, 2] } });
  expect(mean('battles', '5,5', ['4,5'])).toEqual({ melee: { from: [4, 5], at: [5, 5] } });
  expect(mean('battles', '9,5', ['4,5'])).toEqual({ fire: { from: [4, 5], at: [9, 5] } });
});

test('an own unit that cannot battle is asked about the enemy next to it', () => {
  expect(mean('battles', '4,5')).toEqual({ melee: { from: [4, 5], at: [5, 5] } });
  expect(mean('battles', '5,5')).toBeNull();
});

test('a charge that goes on is that of its unit', () => {
  expect(mean({ 'bonus-melee': { unit: 0 } }, '5,5')).toEqual({
    melee: { from: [4, 5], at: [5, 5] },
  });
});

test('a piece that waits means to be ordered, or to enter', () => {
  expect(mean('give-orders', 'piece:unit:2')).toEqual({ 'order-entering': { unit: 2 } });
  expect(mean('movement', 'piece:unit:2')).toEqual({ enter: { piece: { unit: 2 }, to: [1, 1] } });
  expect(mean('movement', '1,2', ['piece:unit:2'])).toEqual({
    enter: { piece: { unit: 2 }, to: [1, 2] },
  });
});
