// A hint: asked for, shown for as long as the question stands, picked up but never played.

import { expect, test, vi } from 'vitest';
import type { Choice, Hint, Told } from '$types/protocol';
import { Deciding } from '$lib/table/deciding.svelte';
import { Hinting } from '$lib/table/hinting.svelte';
import type { Kit } from '$lib/table/kit';
import { Presenter } from '$lib/table/presenter.svelte';
import { Reviewing } from '$lib/table/reviewing.svelte';
import type { Session } from '$lib/table/session.svelte';
import { learned } from '$lib/table/stream';
import { Refusal } from '$lib/wire/connection.svelte';
import { looked, settled } from '../support/server';

const kit = {
  targets: (action: string) => action.split(' '),
  tone: () => 'go',
  isWeighty: (action: string) => action.includes('!'),
} as unknown as Kit;

const choice = (decision: string | null) => ({
  decision,
  text: String(decision),
  places: ['4,6'],
  chance: 6000,
  tries: 9,
  line: [],
  reason: 'It wins.',
});
const advice = (...decisions: (string | null)[]): Hint => ({
  level: 'colonel',
  chance: 6000,
  choices: decisions.map(choice),
});

function sit(hint: () => Promise<Hint>) {
  const session = { pending: false, isOnline: true, hint: vi.fn(hint), act: vi.fn() };
  const presenter = new Presenter(kit, () => ({}));
  const tell = (last: Told, ...list: string[]) => {
    const decisions = list.map((decision): Choice => ({ decision, kind: 'k', text: decision }));
    presenter.jump({ ...looked(last.sequence), decisions }, [...presenter.told, last]);
  };
  const ask = (sequence: number, ...list: string[]) => tell({ sequence, events: [] }, ...list);
  ask(1, 'a b', 'a c', 'card:forward');
  const table = session as unknown as Session;
  const deciding = new Deciding(table, kit, presenter, () => ({}), 1);
  const news = () => learned(presenter.told, 1);
  const hinting = new Hinting(table, () => deciding, news);
  return { hinting, deciding, session, ask, tell };
}

test('it is asked for, shown, and put away by asking again', async () => {
  const { hinting, session } = sit(async () => advice('a c', 'a b'));
  expect([hinting.isPossible, hinting.isOpen]).toEqual([true, false]);
  hinting.toggle();
  expect([hinting.isOpen, hinting.hint]).toEqual([true, null]);
  await settled();
  expect(hinting.hint?.choices).toHaveLength(2);
  expect(session.hint).toHaveBeenCalledExactlyOnceWith(1);
  hinting.toggle();
  expect([hinting.isOpen, hinting.hint]).toEqual([false, null]);
});

test('the best choice is shown on the board, or the one that is pointed at', async () => {
  const { hinting } = sit(async () => advice('a c', 'card:forward'));
  hinting.toggle();
  await settled();
  expect(hinting.targets).toEqual(['4,6', 'a', 'c']);
  hinting.pointed = hinting.hint?.choices[1] ?? null;
  expect(hinting.targets).toEqual(['4,6', 'card:forward']);
});

test('a choice is picked up as if it had been touched, and waits to be confirmed', async () => {
  const { hinting, deciding, session } = sit(async () => advice('a c'));
  hinting.toggle();
  await settled();
  expect(hinting.take(choice('a c'))).toBe(true);
  expect(deciding.picking.picked).toEqual(['a', 'c']);
  expect(deciding.armed?.choice.decision).toBe('a c');
  expect(deciding.prospects, 'there are no dice to count').toBeNull();
  expect(session.act).not.toHaveBeenCalled();
  deciding.confirm();
  expect(session.act).toHaveBeenCalledExactlyOnceWith(1, 'a c');
});

test('what cannot be decided here is not picked up', async () => {
  const { hinting, deciding } = sit(async () => advice('x'));
  expect(hinting.take(choice('x'))).toBe(false);
  expect(hinting.take(choice(null))).toBe(false);
  expect(deciding.armed).toBeNull();
});

test('it is gone when something else is asked, also if it comes late', async () => {
  let answer = (_: Hint) => {};
  const { hinting, ask } = sit(() => new Promise((resolve) => (answer = resolve)));
  hinting.toggle();
  ask(2, 'a b');
  expect(hinting.isOpen).toBe(false);
  answer(advice('a c'));
  await settled();
  expect([hinting.isOpen, hinting.targets]).toEqual([false, []]);
});

test('it stays when somebody talks, and when another is done with his orders', async () => {
  const { hinting, tell } = sit(async () => advice('a c'));
  const all = ['a b', 'a c', 'card:forward'];
  hinting.toggle();
  tell({ sequence: 2, seat: 0, commitment: 'ff', events: [] }, ...all);
  await settled();
  tell({ sequence: 3, beside: { said: { seat: 0, text: 'Well?' } } }, ...all);
  expect(hinting.hint?.choices).toHaveLength(1);
  tell({ sequence: 4, seat: 1, commitment: 'ff', events: [] }, ...all);
  expect(hinting.isOpen, 'the own orders are done').toBe(false);
});

test('it is gone when the own orders have another line', async () => {
  const { hinting, tell } = sit(async () => advice('a c'));
  hinting.toggle();
  await settled();
  tell({ sequence: 2, beside: { drafted: { seat: 1, action: 'a b' } } }, 'a c');
  expect(hinting.isOpen).toBe(false);
});

const refusal = (code: 'stale' | 'too-many' | 'unknown') =>
  new Refusal({ code, message: 'There is no such level.' });

test('why there is none is said in a line; that its moment is past is not', async () => {
  const lost = sit(() => Promise.reject(refusal('unknown'))).hinting;
  lost.toggle();
  await settled();
  expect([lost.isOpen, lost.trouble]).toEqual([true, 'There is no such level.']);
  const late = sit(() => Promise.reject(refusal('stale'))).hinting;
  late.toggle();
  await settled();
  expect([late.isOpen, late.trouble]).toEqual([false, '']);
});

test('while the computer thinks about something else of ours, it is asked again', async () => {
  vi.useFakeTimers();
  const answers = [Promise.reject(refusal('too-many')), Promise.resolve(advice('a c'))];
  const { hinting, session } = sit(() => answers.shift() ?? Promise.reject(refusal('too-many')));
  hinting.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect([hinting.isOpen, hinting.trouble, hinting.hint]).toEqual([true, '', null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hinting.hint?.choices).toHaveLength(1);
  // Whoever has put it away does not ask any more.
  hinting.toggle();
  hinting.toggle();
  await vi.advanceTimersByTimeAsync(100);
  hinting.toggle();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.hint).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('there is none where nothing is asked', () => {
  const { hinting, session, ask } = sit(async () => advice());
  ask(2);
  hinting.toggle();
  expect([hinting.isPossible, hinting.isOpen]).toEqual([false, false]);
  expect(session.hint).not.toHaveBeenCalled();
});

test('a game is gone over once; what failed is tried again', async () => {
  const made = { level: 'sergeant', curve: [], costly: [], seats: [] };
  const review = vi.fn().mockRejectedValueOnce(new Error('Busy.')).mockResolvedValue(made);
  const reviewing = new Reviewing({ review } as unknown as Session);
  void reviewing.start();
  void reviewing.start();
  expect(reviewing.isWorking).toBe(true);
  await settled();
  expect([reviewing.isWorking, reviewing.trouble]).toEqual([false, 'Busy.']);
  await reviewing.start();
  expect([reviewing.review, reviewing.trouble]).toEqual([made, '']);
  await reviewing.start();
  expect(review).toHaveBeenCalledTimes(2);
});
