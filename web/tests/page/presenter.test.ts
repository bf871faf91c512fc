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

/** A turn in two parts, of three moments. */
const film: Scene[] = [
  { ...move('a'), chapter: 'One', lines: [0] },
  { change: { places: { 'unit:2': 'b' }, at: ['b'] }, lasts: 300, chapter: 'Two', note: 'why' },
  { ...move('c'), chapter: 'Two' },
];
const cinema = () => {
  const it = new Presenter({ scenes: () => film } as unknown as Kit, () => ({}));
  it.jump(looked(1), [told(1)]);
  return it;
};

test('what has parts is a film, and every moment of it has all that came before', async () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  expect([it.film?.chapters, it.frame?.said]).toEqual([
    ['One', 'Two'],
    [{ told: told(2), line: 0 }],
  ]);
  await vi.advanceTimersByTimeAsync(400);
  expect(it.motion.places).toEqual({ 'unit:1': 'a', 'unit:2': 'b' });
  expect([it.frame?.chapter, it.frame?.note, it.recent]).toEqual([1, 'why', ['b']]);
  await vi.advanceTimersByTimeAsync(700);
  expect([it.film, it.shown?.sequence, it.isUpToDate]).toEqual([null, 2, true]);
});

test('a film stops when the board is touched, and goes back and on by hand', async () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  it.skip();
  await vi.advanceTimersByTimeAsync(9_000);
  expect([it.projector.at, it.shown?.sequence]).toEqual([0, 1]);
  it.projector.toNextChapter();
  expect(it.projector.at).toBe(1);
  it.projector.go(2);
  it.projector.toPreviousChapter();
  expect(it.projector.at).toBe(1);
  it.projector.go(0);
  expect(it.motion.places).toEqual({ 'unit:1': 'a' });
  it.skip();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(it.shown?.sequence).toBe(2);
});

test('behind its last moment a film is over', () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  it.projector.go(2);
  it.projector.go(3);
  expect([it.film, it.shown?.sequence, it.isUpToDate]).toEqual([null, 2, true]);
});

test('a film runs as fast as it is set', async () => {
  settings.set('filmSpeed', 'double');
  const it = cinema();
  it.add(looked(2), [told(2)]);
  await vi.advanceTimersByTimeAsync(200);
  expect(it.projector.at).toBe(1);
  settings.set('filmSpeed', 'usual');
});

test('a film is seen again, and what comes meanwhile waits', async () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  it.finish();
  expect([it.shown?.sequence, it.reel?.sequence]).toEqual([2, 2]);
  it.watch();
  expect([it.shown?.sequence, it.isUpToDate, it.projector.at]).toEqual([1, false, 0]);
  it.add({ ...looked(3) }, [{ ...told(3), undone: 2 }]);
  expect(it.shown?.sequence).toBe(1);
  it.projector.end();
  expect([it.shown?.sequence, it.isUpToDate]).toEqual([3, true]);
});

test('where nothing moves by itself a film is kept, and gone through by hand', () => {
  settings.set('motion', 'none');
  const it = cinema();
  it.add(looked(2), [told(2)]);
  expect([it.shown?.sequence, it.film]).toEqual([2, null]);
  it.watch();
  expect([it.projector.isPaused, it.projector.at]).toEqual([true, 0]);
  it.projector.go(1);
  expect(it.motion.places).toEqual({ 'unit:1': 'a', 'unit:2': 'b' });
  it.projector.end();
  expect(it.shown?.sequence).toBe(2);
  settings.set('motion', 'system');
});

test('somebody else never sees the film again', () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  it.finish();
  it.jump(looked(2), [told(1), told(2)]);
  expect(it.reel).toBeNull();
  it.watch();
  expect(it.film).toBeNull();
});

test('in a replay a step that is jumped to can be watched', () => {
  const it = cinema();
  const [before, after] = [
    { ...told(1), view: 'before' },
    { ...told(2), events: [], view: 'after' },
  ];
  it.jump(looked(2), [before, after]);
  it.watch();
  expect([it.shown?.view, it.film?.chapters.length]).toEqual(['before', 2]);
});

test('whoever hastens while he sees a film again is where he was', () => {
  const it = cinema();
  it.add(looked(2), [told(2)]);
  it.finish();
  it.watch();
  it.hasten(() => true);
  expect([it.film, it.shown?.sequence, it.isHastening]).toEqual([null, 2, false]);
});
