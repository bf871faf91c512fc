import { afterEach, expect, test, vi } from 'vitest';
import { text } from '$lib/wire/http';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const busy = () =>
  new Response('{"error":{"code":"too-many","message":"Too many records are in work."}}', {
    status: 429,
    headers: { 'Retry-After': '1' },
  });

test('what the server was too busy for is asked for again when it says so', async () => {
  vi.useFakeTimers();
  const answers = [busy(), busy(), new Response('the record')];
  const fetch = vi.fn(async () => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  const record = text('/api/tables/1/record');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await record).toBe('the record');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a server that stays too busy is believed, in its own words', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => busy());
  const record = text('/api/tables/1/record').catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await record).toBe('Too many records are in work.');
});

test('a deed that is refused is not repeated', async () => {
  const fetch = vi.fn(async () => busy());
  vi.stubGlobal('fetch', fetch);
  await expect(text('/api/records', { method: 'POST', body: '' })).rejects.toThrow('Too many');
  expect(fetch).toHaveBeenCalledTimes(1);
});
