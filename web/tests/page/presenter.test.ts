// What is drawn: one view after the other, with what moves in between, or at once.

import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { STILL, type Kit, type Scene } from '$lib/table/kit';
import { Presenter } from '$lib/table/presenter.svelte';
import { looked, told } from '../support/server';

const move = (to: string): Scene => ({ change: { places: { 'unit:1': to } }, lasts: 400 });

const kit = {
  scenes: (_: unknown, __: unknown, { sequence }: { sequence: number }) => [move(`to ${sequence}`)],
};
const presenter = (isLeisurely = false) =>
  new Presenter(
    kit as unknown as Kit,
    () => ({}),
    () => isLeisurely,
  );

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('speed', 'usual');
  Object.assign(document, { hidden: false });
});

test('the first view is there at once', () => {
  const it = presenter();
  it.add(looked(1), [told(1)]);
  expect(it.shown?.sequence).toBe(1);
  expect(it.isUpToDate).toBe(true);
});

test('what happened is shown before the view that it led to', async () => {
  const it = presenter();
  it.jump(looked(1), [told(1)]);
  it.add(looked(2), [told(2)]);
  expect(it.isUpToDate).toBe(false);
  expect(it.shown?.sequence).toBe(1);
  expect(it.motion.places).toEqual({ 'unit:1': 'to 2' });
  await vi.advanceTimersByTimeAsync(400);
  expect(it.shown?.sequence).toBe(2);
  expect(it.motion).toBe(STILL);
  expect(it.isUpToDate).toBe(true);
  expect(it.told.map((one) => one.sequence)).toEqual([1, 2]);
});

test('views wait in line, and a skip goes to the last', async () => {
  const it = presenter();
  it.jump(looked(1), [told(1)]);
  it.add(looked(2), [told(2)]);
  it.add(looked(3), [told(3)]);
  it.add(looked(4), [told(4)]);
  await vi.advanceTimersByTimeAsync(400);
  expect(it.shown?.sequence).toBe(2);
  it.skip();
  expect(it.shown?.sequence).toBe(4);
  expect(it.told.map((one) => one.sequence)).toEqual([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(it.shown?.sequence).toBe(4);
  expect(it.told).toHaveLength(4);
});

test('a jump in the middle of a movement leaves nothing of it', async () => {
  const it = presenter();
  it.jump(looked(1), []);
  it.add(looked(2), [told(2)]);
  it.jump(looked(7), []);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(it.shown?.sequence).toBe(7);
  expect(it.motion).toBe(STILL);
});

test('at once means without any waiting', () => {
  settings.set('speed', 'instant');
  const it = presenter();
  it.jump(looked(1), []);
  it.add(looked(2), [told(2)]);
  expect(it.shown?.sequence).toBe(2);
  expect(it.isUpToDate).toBe(true);
});

test('nobody is made to watch what happened while the page was hidden', () => {
  const it = presenter();
  it.jump(looked(1), []);
  Object.assign(document, { hidden: true });
  it.add(looked(2), [told(2)]);
  expect(it.shown?.sequence).toBe(2);
});

test('what cannot be shown does not keep the view waiting', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const scenes = () => {
    throw new Error('an event that nobody knows');
  };
  const it = new Presenter({ scenes } as unknown as Kit, () => ({}));
  it.jump(looked(1), []);
  it.add(looked(2), [told(2)]);
  expect(it.shown?.sequence).toBe(2);
  expect(it.isUpToDate).toBe(true);
  expect(said).toHaveBeenCalledOnce();
});

test('what was taken back is not played', () => {
  const it = presenter();
  it.jump(looked(1), []);
  it.add(looked(2), [{ ...told(2), undone: 1 }]);
  expect(it.shown?.sequence).toBe(2);
});

test('whoever is far behind is brought up to date, unless he watches at his own pace', async () => {
  for (const isLeisurely of [false, true]) {
    const it = presenter(isLeisurely);
    it.jump(looked(1), []);
    for (let at = 2; at < 120; at += 1) it.add(looked(at), [told(at)]);
    await vi.advanceTimersByTimeAsync(400);
    expect((it.shown?.sequence ?? 0) > 10).toBe(!isLeisurely);
  }
});

test('somebody who hastens is shown nothing until what he waits for has come', async () => {
  const it = presenter();
  const asksMe = { ...looked(4), waiting: { on: [0] } };
  it.jump(looked(1), [told(1)]);
  it.add(looked(2), [told(2)]);
  it.hasten(({ waiting }) => 'on' in waiting && waiting.on.includes(0));
  expect([it.shown?.sequence, it.isUpToDate, it.isHastening]).toEqual([2, true, true]);
  it.add(looked(3), [told(3)]);
  expect([it.shown?.sequence, it.motion]).toEqual([3, STILL]);
  it.add(asksMe, [told(4)]);
  expect([it.shown?.sequence, it.isHastening]).toEqual([4, false]);
  expect(it.told.map((one) => one.sequence)).toEqual([1, 2, 3, 4]);
  it.add(looked(5), [told(5)]);
  expect([it.shown?.sequence, it.isUpToDate]).toEqual([4, false]);
});
