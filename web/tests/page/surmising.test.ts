// What is hidden is asked about once at each moment, and shown until it is known anew.

import { expect, test, vi } from 'vitest';
import type { Surmise } from '$types/engine';
import { Surmising } from '$lib/table/surmising.svelte';

const at = (place: string): Surmise[] => [{ place, suspects: [] }];

test('it is asked for once at each moment, and shown until it is known anew', async () => {
  const surmise = vi.fn(async () => at('Ligny'));
  const it = new Surmising({ surmise });
  expect(it.now).toBeNull();
  await Promise.all([it.look(1, 4), it.look(1, 4)]);
  expect([surmise.mock.calls, it.now]).toEqual([[[1]], at('Ligny')]);
  surmise.mockResolvedValueOnce(at('Wavre'));
  const looking = it.look(1, 5);
  expect(it.now).toEqual(at('Ligny'));
  await looking;
  expect(it.now).toEqual(at('Wavre'));
});

test('another seat is not shown what this one was told', async () => {
  const it = new Surmising({ surmise: async () => at('Ligny') });
  await it.look(1, 4);
  const looking = it.look(2, 4);
  expect(it.now).toBeNull();
  await looking;
});

test('an answer that comes too late, or a refusal, is nothing', async () => {
  let answer: (told: Surmise[]) => void = () => {};
  const surmise = vi.fn(() => new Promise<Surmise[]>((resolve) => (answer = resolve)));
  const it = new Surmising({ surmise });
  const late = it.look(1, 4);
  const first = answer;
  surmise.mockRejectedValueOnce(new Error('no'));
  await it.look(1, 5);
  first(at('Ligny'));
  await late;
  expect(it.now).toBeNull();
});
