// Secret orders of Sengoku: what is touched for a line, what was meant, who has no order, what is drawn.

import { expect, test } from 'vitest';
import type { Action, Draft, Scenery, UnitView, View, Writing } from '$types/samurai';
import {
  backTarget,
  fireTarget,
  isWeighty,
  meant,
  targets,
  tone,
} from '../src/games/samurai/decisions';
import { askOf, offered, rowsOf, writtenUnits } from '../src/games/samurai/desk/rows';
import { SIGNS } from '../src/games/samurai/desk/signs';
import { drawn } from '../src/games/samurai/drawing';
import { middle } from '../src/games/samurai/geometry';
import { kindInHand, pathInHand, secrets, unitInHand } from '../src/games/samurai/orders';

/** Eleven columns and eight rows; A1 in 0204, A2 in 0304, B1 in 0605; A3 waits. */
const scenery = {
  columns: 11,
  rows: 8,
  units: [
    { force: 'a', seat: 0, number: 1, card: 0, label: 'Nobunaga' },
    { force: 'a', seat: 0, number: 2, card: 0, label: null },
    { force: 'a', seat: 0, number: 3, card: 0, label: null },
    { force: 'b', seat: 1, number: 1, card: 0, label: null },
  ],
  cards: [{ title: 'Ashigaru', orders: ['march'] }],
} as unknown as Scenery;

const unit = (number: number, hex: number, own?: UnitView['own']): UnitView =>
  ({ unit: number, hex, facing: 0, engaged: [], own }) as unknown as UnitView;
const own = { commanded: true, guise: { visible: { facing: 0 } } } as UnitView['own'];
const view = {
  now: { turn: 2, stage: 'planning', step: 0 },
  units: [unit(0, 34, own), unit(1, 35, own), unit(3, 49)],
  ambushes: [],
  waiting: [2],
} as unknown as View;

const draft = (writing: Writing, more: Partial<Draft> = {}): Draft => ({
  commands: [],
  places: [],
  writing,
  ...more,
});
const at = (orders: Draft) => ({ scenery, view, orders });
const touched = (action: Action, orders = draft('unit')) => targets(action, at(orders));

const marching: Writing = { path: { unit: 0, order: 'march', target: null, path: [] } };
const marched: Writing = { path: { unit: 0, order: 'march', target: null, path: [33, 22] } };

test('a unit is touched where it stands, and one outside the board on the desk', () => {
  expect(touched({ unit: 0 })).toEqual(['0204']);
  expect(touched({ unit: 2 })).toEqual(['unit:2']);
  expect(touched({ target: 3 })).toEqual(['0605']);
});

test('orders, facings, ranges and preferences have targets of their own', () => {
  expect(touched({ order: 'march' })).toEqual(['order:march']);
  expect(touched({ face: 4 as never })).toEqual(['face:4']);
  expect(touched({ range: 3 })).toEqual(['range:3']);
  expect(touched({ fire: 'nearest' })).toEqual(['fire:nearest']);
  expect(fireTarget({ unit: 3 })).toBe('fire:unit:3');
  expect([backTarget(null), backTarget(2)]).toEqual(['back:best', 'back:2']);
  expect(touched('drop')).toEqual(['order:none']);
  expect(touched('done')).toEqual([]);
});

test('a path ends by a touch on its last hex, or on the unit where it has none yet', () => {
  expect(touched({ hex: 33 }, draft(marching))).toEqual(['0104']);
  expect(touched('halt', draft(marched))).toEqual(['0103']);
  expect(touched('halt', draft(marching))).toEqual(['0204']);
});

test('whoever names an enemy is shown the numbers first', () => {
  expect(isWeighty({ target: 3 })).toBe(true);
  expect(isWeighty({ unit: 0 })).toBe(false);
  expect([tone({ target: 3 }), tone({ hex: 1 }), tone('halt'), tone('done')]).toEqual([
    'strike',
    'go',
    'go',
    'choose',
  ]);
});

test('what does not glow is asked about as what is asked for', () => {
  const says = (writing: Writing, touch: string, more: Partial<Draft> = {}) =>
    meant(at(draft(writing, more)), [], touch);
  expect(says('unit', '0605')).toEqual({ unit: 3 });
  expect(says('unit', '0101')).toBeNull();
  expect(says({ order: 0 }, 'order:attack')).toEqual({ order: 'attack' });
  expect(says({ target: [0, 'shoot'] }, '0605')).toEqual({ target: 3 });
  expect(says({ target: [0, 'shoot'] }, '0101')).toBeNull();
  expect(says(marching, '0605')).toEqual({ hex: 49 });
  expect(says({ range: { unit: 0, facing: 0 as never } }, '0605')).toBeNull();
});

test('a path that ended by itself says why it does not go on', () => {
  const march = {
    unit: 0,
    order: { march: { path: [33] } },
    private: { fire: 'nearest' },
  } as const;
  const more = { commands: [march] } as unknown as Partial<Draft>;
  expect(meant(at(draft('unit', more)), [], '0103')).toEqual({ hex: 22 });
  expect(meant(at(draft('unit', more)), [], '0903')).toBeNull();
});

test('a unit faces a hex next to it that is touched', () => {
  const facing = at(draft({ facing: [0, 'defence'] }));
  expect(meant(facing, [], '0203')).toEqual({ face: 0 });
  expect(meant(facing, [], '0205')).toEqual({ face: 3 });
  expect(meant(facing, [], '0901')).toBeNull();
  const hiding = at(draft({ 'place-facing': { unit: 2, hex: 49 } }));
  expect(meant(hiding, [], '0604')).toEqual({ face: 0 });
});

test('in the middle of an order a touch on another unit means that one, but not while hexes are asked for', () => {
  expect(secrets.instead(at(draft({ order: 0 })), '0304')).toEqual({ unit: 1 });
  expect(secrets.instead(at(draft({ order: 0 })), '0204')).toBeNull();
  expect(secrets.instead(at(draft({ order: 0 })), '0605')).toBeNull();
  expect(secrets.instead(at(draft(marching)), '0304')).toBeNull();
  expect(secrets.instead(at(draft(marching)), 'unit:1')).toEqual({ unit: 1 });
});

test('what is in hand is read from what is asked', () => {
  const asked: [Writing, number | null, string | null][] = [
    ['unit', null, null],
    ['done', null, null],
    [{ order: 1 }, 1, null],
    [{ target: [1, 'shoot'] }, 1, 'shoot'],
    [marched, 0, 'march'],
    [{ shot: { unit: 1, target: 3, path: [34] } }, 1, 'move-and-fire'],
    [{ meet: { unit: 1, with: 0 } }, 1, 'regroup'],
    [{ facing: [1, 'ambush'] }, 1, 'ambush'],
    [{ place: 2 }, 2, null],
  ];
  for (const [writing, unit, kind] of asked) {
    expect([unitInHand(draft(writing)), kindInHand(draft(writing))]).toEqual([unit, kind]);
    expect(secrets.isBetween(draft(writing))).toBe(unit === null);
  }
  expect(pathInHand(draft(marched))).toEqual([33, 22]);
  expect(askOf(draft(marched))).toBe('path');
});

test('what a step costs is read from what the server says of it', () => {
  const note = (kind: string, text: string) => secrets.note({ decision: {}, kind, text });
  expect(note('choose-step', 'To 0307 (plain), 2 of 4 points')).toBe('2');
  expect(note('choose-step', 'To 0406 (rice, level 1), 3 of 4 points')).toBe('3');
  expect(note('choose-hex', '0406 (rice)')).toBeNull();
});

test('a step of a hint is said by its hex, and the rest by its words', () => {
  const step = { decision: { hex: 4 }, text: 'To 0501 (plain), 1 of 2 points', places: ['0501'] };
  expect(secrets.brief(step)).toBe('0501');
  expect(secrets.brief({ decision: { order: 'run' }, text: 'Run' })).toBe('Run');
});

test('who has no order is counted by what the server offers', () => {
  const choice = (kind: string, line: object | string) => ({ decision: line, kind, text: '' });
  const choices = [
    choice('choose-unit', { unit: 0 }),
    choice('choose-unit-again', { unit: 1 }),
    choice('choose-unit-outside', { unit: 2 }),
    choice('choose-done', 'done'),
  ];
  expect(secrets.missing(choices)).toBe(2);
  expect(offered(choices)).toEqual([0, 1, 2]);
  expect(secrets.missing([choice('choose-done-hiding', 'done')])).toBeNull();
});

test('the desk shows who has an order, who needs one, and who can have none', () => {
  const orders = draft('unit', {
    commands: [{ unit: 1, order: 'rest', private: { fire: 'nearest' } }],
  });
  const rows = rowsOf(scenery, view, 0, orders, [0, 1]);
  expect(rows.map(({ name, standing, kind }) => [name, standing, kind])).toEqual([
    ['A1', 'open', null],
    ['A2', 'ordered', 'rest'],
    ['A3', 'closed', null],
  ]);
  expect(rows[0]?.title).toBe('Ashigaru (Nobunaga)');
  expect(writtenUnits(orders)).toEqual([1]);
});

test('a way is drawn from the unit over every hex, and a shot from where it is fired', () => {
  const orders = draft('unit', {
    commands: [
      { unit: 0, order: { march: { path: [33, 22] } }, private: { fire: 'nearest' } },
      {
        unit: 1,
        order: { 'move-and-fire': { target: 3, path: [36, 35], shot: 0 } },
        private: { fire: 'nearest' },
      },
    ],
  });
  const [march, shot] = drawn(scenery, view, orders);
  expect(march?.way).toEqual([34, 33, 22].map((hex) => middle(scenery, hex)));
  expect(march?.strike).toBeNull();
  expect(shot?.strike).toEqual({ from: middle(scenery, 36), to: middle(scenery, 49) });
});

test('where a unit looks is drawn as soon as it is written, and an ambush too', () => {
  const fire = { unit: 0, order: 'defence', facing: 2, range: 4 } as never;
  const [now] = drawn(scenery, view, draft({ fire }));
  expect(now).toMatchObject({ isInHand: true, kind: 'defence', look: { facing: 2, range: 4 } });
  const ambush = { unit: 1, order: 'ambush', private: { fire: 'nearest', facing: 5 } } as never;
  const [hidden] = drawn(scenery, view, draft('unit', { commands: [ambush] }));
  expect(hidden?.look).toMatchObject({ facing: 5 });
});

test('every order has a sign of its own', () => {
  const signs = Object.values(SIGNS);
  expect(new Set(signs).size).toBe(signs.length);
});
