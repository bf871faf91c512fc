// How a seat comes to a decision: touched, armed, confirmed, let go, explained.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Odds } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { Deciding } from '$lib/table/deciding.svelte';
import type { Kit } from '$lib/table/kit';
import { Presenter } from '$lib/table/presenter.svelte';
import type { Session } from '$lib/table/session.svelte';
import { Refusal } from '$lib/wire/connection.svelte';
import { looked, settled } from '../support/server';

/** Decisions are written as what is touched for them; those with a `!` are of weight. */
const kit = {
  targets: (action: string) =>
    action
      .replace('!', '')
      .split(' ')
      .filter((part) => part !== 'end'),
  tone: (action: string) => (action.includes('!') ? 'strike' : 'go'),
  isWeighty: (action: string) => action.includes('!'),
  meant: (_: unknown, picked: string[], touched: string) =>
    touched === 'sea' ? null : [...picked, touched].join(' '),
} as unknown as Kit;

const odds: Odds = { id: 'o', roll: 'Fire', dice: [], total: 1, hits: [1], results: [] };

function sit(...decisions: string[]) {
  const session = {
    pending: false,
    isOnline: true,
    act: vi.fn(() => Promise.resolve({ sequence: 2 })),
    undo: vi.fn(() => Promise.resolve({ sequence: 2 })),
    why: vi.fn(() => Promise.resolve({ allowed: false, rule: 'CCN-9.1', message: 'Too far.' })),
    preview: vi.fn(() => Promise.resolve(odds)),
  };
  const presenter = new Presenter(kit, () => ({}));
  const ask = (list: string[], sequence = 1) =>
    presenter.jump(
      {
        ...looked(sequence),
        decisions: list.map((decision): Choice => ({ decision, kind: 'k', text: decision })),
      },
      [],
    );
  ask(decisions);
  const it = new Deciding(session as unknown as Session, kit, presenter, () => ({}), 1);
  return { it, session, ask };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('confirmAttacks', true);
});

test('a march is taken by its last touch', () => {
  const { it, session } = sit('a b', 'a c', 'end');
  expect(it.touch('a')).toBe(true);
  expect([...it.glow.keys()]).toEqual(['b', 'c']);
  it.touch('c');
  expect(session.act).toHaveBeenCalledWith(1, 'a c');
});

test('an attack is armed first, and made by a second touch on its target', () => {
  const { it, session } = sit('a x!', 'a y!', 'end');
  it.touch('a');
  it.touch('x');
  expect(it.armed?.choice.text).toBe('a x!');
  expect([...it.glow.keys()]).toEqual(['x']);
  expect(session.act).not.toHaveBeenCalled();
  it.touch('x');
  expect(session.act).toHaveBeenCalledWith(1, 'a x!');
});

test('a touch on another target arms that one, and one elsewhere lets go', () => {
  const { it, session } = sit('a x!', 'a y!', 'b x!');
  it.touch('a');
  it.touch('x');
  it.touch('y');
  expect(it.armed?.choice.text).toBe('a y!');
  it.touch('sea');
  expect(it.armed).toBeNull();
  expect(it.picking.picked).toEqual(['a']);
  it.touch('x');
  it.touch('b');
  expect(it.picking.picked).toEqual(['b']);
  expect(session.act).not.toHaveBeenCalled();
  expect(session.why).not.toHaveBeenCalled();
});

test('one goes back step by step', () => {
  const { it } = sit('a x!', 'b x!');
  it.touch('a');
  it.touch('x');
  expect(it.cancel()).toBe(true);
  expect([it.armed, it.picking.picked]).toEqual([null, ['a']]);
  expect(it.cancel()).toBe(true);
  expect(it.picking.picked).toEqual([]);
  expect(it.cancel()).toBe(false);
});

test('whoever wants no second touch attacks at once', () => {
  settings.set('confirmAttacks', false);
  const { it, session } = sit('a x!', 'a y!');
  it.touch('a');
  it.touch('x');
  expect(session.act).toHaveBeenCalledWith(1, 'a x!');
});

test('what does not glow is explained with its rule', async () => {
  const { it, session } = sit('a b', 'end');
  it.touch('a');
  expect(it.touch('z')).toBe(true);
  await settled();
  expect(session.why).toHaveBeenCalledWith(1, 'a z');
  expect(it.remark).toEqual({ kind: 'why', text: 'Too far.', rule: 'CCN-9.1' });
  expect(it.picking.picked).toEqual(['a']);
  expect(it.touch('sea')).toBe(false);
});

test('what was explained is forgotten when something else can be done', async () => {
  const { it, ask } = sit('a b', 'end');
  it.touch('a');
  it.touch('z');
  await settled();
  expect(it.remark).not.toBeNull();
  ask(['c d'], 2);
  expect(it.remark).toBeNull();
});

test('a refusal is said, and what is stale is not', async () => {
  const { it, session } = sit('a', 'b', 'end');
  session.act.mockRejectedValueOnce(new Refusal({ code: 'not-kept', message: 'Not kept.' }));
  it.touch('a');
  await settled();
  expect(it.remark).toEqual({ kind: 'trouble', text: 'Not kept.', rule: null });
  session.act.mockRejectedValueOnce(new Refusal({ code: 'stale', message: 'Stale.' }));
  it.touch('b');
  await settled();
  expect(it.remark).toBeNull();
});

test('what was picked stays while the list is the same, and goes with it', () => {
  const { it, ask } = sit('a b', 'a c');
  it.touch('a');
  ask(['a b', 'a c'], 2);
  expect(it.picking.picked).toEqual(['a']);
  ask(['b c', 'b d'], 3);
  expect(it.picking.picked).toEqual([]);
});

test('the numbers are asked for once, after a rest', async () => {
  const { it, session } = sit('a x!', 'a y!');
  it.touch('a');
  it.rest('x');
  it.look();
  expect(session.preview).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  it.look();
  await vi.advanceTimersByTimeAsync(200);
  expect(session.preview).toHaveBeenCalledTimes(1);
  expect(it.prospects).toMatchObject({ odds: { roll: 'Fire' } });
  it.rest(null);
  expect(it.prospects).toBeNull();
});

test('numbers for which the server had no time are asked for again', async () => {
  const { it, session } = sit('a x!', 'a y!');
  session.preview.mockRejectedValueOnce(new Refusal({ code: 'too-fast', message: 'Too fast.' }));
  it.touch('a');
  it.rest('x');
  it.look();
  await vi.advanceTimersByTimeAsync(200);
  expect(it.prospects).toMatchObject({ odds: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.preview).toHaveBeenCalledTimes(2);
  expect(it.prospects).toMatchObject({ odds: { roll: 'Fire' } });
});

test('numbers that there are not are asked for once', async () => {
  const { it, session } = sit('a x!', 'a y!');
  session.preview.mockRejectedValueOnce(new Refusal({ code: 'illegal', message: 'No.' }));
  it.touch('a');
  it.rest('x');
  it.look();
  await vi.advanceTimersByTimeAsync(2_000);
  it.look();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.preview).toHaveBeenCalledTimes(1);
  expect(it.prospects).toMatchObject({ odds: 'none' });
});

test('whoever only looks on touches nothing', () => {
  const { session, ask } = sit();
  const presenter = new Presenter(kit, () => ({}));
  ask([]);
  const it = new Deciding(session as unknown as Session, kit, presenter, () => ({}), null);
  expect(it.touch('a')).toBe(false);
});
