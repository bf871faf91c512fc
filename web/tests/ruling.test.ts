import { afterEach, expect, test, vi } from 'vitest';
import type { Verdict } from '$types/protocol';
import { ruling } from '$lib/proof/ruling';
import { ruledInWords } from '$lib/proof/words';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const verdict: Verdict = {
  draws: 178,
  orders: 0,
  lines: 464,
  given: 1,
  seeded: false,
  arranged: false,
};

const holding = (verdict: Verdict) => Response.json({ verdict, text: 'The record holds.' });

const refusing = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });

/** What is said of a record when the server answers so. */
async function said(...answers: Response[]) {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  const found = await ruling('the record');
  return { found, sentence: ruledInWords(found), asked: fetch.mock.calls };
}

test('the server is asked about the very record, and how many lines follow is said', async () => {
  const { found, sentence, asked } = await said(holding(verdict));
  expect(asked).toEqual([['/api/records/check', { method: 'POST', body: 'the record' }]]);
  expect(found).toEqual({ says: 'follows', lines: 464 });
  expect(sentence.mark).toBe('good');
  expect(sentence.text).toBe('The game follows from these dice by the rules (464 lines).');
});

test('rules that have changed since are a note, not a praise', async () => {
  const { found, sentence } = await said(holding({ ...verdict, lines: null }));
  expect(found).toEqual({ says: 'changed' });
  expect(sentence.mark).toBe('note');
  expect(sentence.text).toMatch(/rules have changed/);
});

test.each([
  [400, 'malformed'],
  [400, 'unsound'],
  [404, 'unknown'],
  [409, 'illegal'],
  [409, 'luck'],
])('a record that is refused with %i %s is said not to follow, and why', async (status, code) => {
  const why = 'Line 6 of the saved game does not follow from the rest.';
  const { found, sentence } = await said(refusing(status, code, why));
  expect(found).toEqual({ says: 'astray', why });
  expect(sentence.mark).toBe('bad');
  expect(sentence.text).toContain(why);
});

test.each([
  [413, 'too-long'],
  [500, 'broken'],
  [503, 'stopping'],
])('a server that refuses with %i %s says nothing against the record', async (status, code) => {
  const { found, sentence } = await said(refusing(status, code, 'Not now.'));
  expect(found).toEqual({ says: 'nothing', why: 'Not now.' });
  expect(sentence.mark).toBe('note');
  expect(sentence.text).toContain('could not be asked');
});

test('a server that is away says nothing against it either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await ruling('the record')).says).toBe('nothing');
});

test('a server that is too busy is asked again', async () => {
  vi.useFakeTimers();
  const busy = refusing(429, 'too-many', 'Other records of this address are in work.');
  const waiting = said(busy, holding(verdict));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await waiting).found.says).toBe('follows');
});
