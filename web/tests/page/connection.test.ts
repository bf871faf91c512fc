// What is sent gets its answer, over as many lines as it takes.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokenLine, Refusal } from '$lib/wire/connection.svelte';
import { closeAll, connect } from '../support/lines';
import { settled, Socket } from '../support/server';

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(closeAll);

const games = { games: [], bots: [] };
/** Asks for a sign of life, as they go over a line. */
const checks = (socket: Socket) => socket.sent.filter((one) => one.cmd === undefined);

test('what is asked before there is a line goes out when there is one', async () => {
  const line = connect();
  const answer = line.ask({ cmd: 'games' });
  expect(Socket.last.sent).toEqual([]);
  Socket.last.open();
  expect(line.state).toBe('open');
  await Socket.last.answer('games', { games: [], bots: [] });
  await expect(answer).resolves.toEqual({ games: [], bots: [] });
});

test('a deed without an answer goes out again over the next line, with the same key', async () => {
  const line = connect();
  Socket.last.open();
  const deed = { cmd: 'resign', table: 'aa', seat: 1, key: 'k' } as const;
  const answer = line.ask(deed);
  const [first] = Socket.last.sent;
  Socket.last.break();
  expect(line.state).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  expect(Socket.all).toHaveLength(2);
  expect(Socket.last.sent).toEqual([first]);
  await Socket.last.answer('resign', { sequence: 9 });
  await expect(answer).resolves.toEqual({ sequence: 9 });
  expect(line.lines).toBe(2);
});

test('a refusal is an error with its sentence and its rule', async () => {
  const line = connect();
  Socket.last.open();
  const answer = line.ask({ cmd: 'games' });
  const { id } = Socket.last.heard('games');
  Socket.last.say({ id, error: { code: 'illegal', message: 'The hex is taken.', rule: 'CCN-9' } });
  const error = await answer.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code: 'illegal', message: 'The hex is taken.', rule: 'CCN-9' });
});

test('a message that the server had no time to read is sent again after a breath', async () => {
  const line = connect();
  Socket.last.open();
  const answer = line.ask({ cmd: 'games' });
  Socket.last.say({ id: null, error: { code: 'too-fast', message: 'Too fast.' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Socket.last.sent).toHaveLength(2);
  await Socket.last.answer('games', {});
  await expect(answer).resolves.toEqual({});
});

test('a line that is dead without saying so is given up', async () => {
  const line = connect();
  Socket.last.open();
  void line.ask({ cmd: 'games' });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  expect(line.state).not.toBe('open');
  Socket.last.open();
  expect(Socket.last.heard('games')).toBeDefined();
});

test('an answer that takes thought is waited for on the same line', async () => {
  const line = connect();
  Socket.last.open();
  const answer = line.ask({ cmd: 'review', table: 'aa' }, { slow: true });
  await vi.advanceTimersByTimeAsync(25_000);
  Socket.last.say({ closed: { table: 'bb' } });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(Socket.all).toHaveLength(1);
  expect(Socket.last.sent).toHaveLength(1);
  await Socket.last.answer('review', games);
  await expect(answer).resolves.toEqual(games);
});

test('a quiet line is asked whether anybody is there, and kept if somebody is', async () => {
  const line = connect();
  Socket.last.open();
  for (let silences = 0; silences < 3; silences += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    expect(checks(Socket.last)).toHaveLength(silences);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(checks(Socket.last)).toHaveLength(silences + 1);
    Socket.last.say({ id: 0, error: { code: 'malformed', message: 'It names no command.' } });
  }
  expect(Socket.all).toHaveLength(1);
  expect(line.state).toBe('open');
});

test('a sign of life is no reason to send anything again', async () => {
  const line = connect();
  Socket.last.open();
  void line.ask({ cmd: 'games' });
  Socket.last.say({ id: 0, error: { code: 'malformed', message: 'It names no command.' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Socket.last.sent).toHaveLength(1);
});

test('whatever is heard is a sign of life', async () => {
  connect();
  Socket.last.open();
  for (let push = 0; push < 3; push += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    Socket.last.say({ closed: { table: 'aa' } });
  }
  expect(checks(Socket.last)).toEqual([]);
});

test('a quiet line that is dead is given up for a new one', async () => {
  const line = connect();
  Socket.last.open();
  await vi.advanceTimersByTimeAsync(36_000);
  expect(line.state).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
  Socket.last.open();
  expect(line.state).toBe('open');
});

test.each([
  ['there is a network again', () => dispatchEvent(new Event('online'))],
  ['somebody looks again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, an open line is tried at once', async (_, happens) => {
  const line = connect();
  Socket.last.open();
  await vi.advanceTimersByTimeAsync(3_000);
  happens();
  expect(checks(Socket.last)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(line.state).not.toBe('open');
  expect(Socket.all).toHaveLength(2);
});

test('a line that never opens is given up, and tried again', async () => {
  const line = connect();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all).toHaveLength(2);
  const [first, second] = Socket.all;
  first?.open();
  expect(line.state).toBe('lost');
  second?.open();
  expect(line.state).toBe('open');
});

test('one that is opening when the network comes back is opened anew at once', () => {
  const line = connect();
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
  expect(Socket.all[0]?.readyState).toBe(3);
  Socket.last.open();
  expect(line.lines).toBe(1);
});

test('what must not be done twice is refused when the line breaks over it', async () => {
  const line = connect();
  Socket.last.open();
  const answer = line
    .ask({ cmd: 'new', game: 'ccn', seats: [] }, { once: true })
    .catch((why: unknown) => why);
  Socket.last.break();
  const error = await answer;
  expect(error).toBeInstanceOf(BrokenLine);
  expect((error as Error).message).toMatch(/Look among your games/);
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  expect(Socket.last.sent).toEqual([]);
});

test('what must not be done twice waits for a line, and goes out once', async () => {
  const line = connect();
  const answer = line.ask({ cmd: 'new', game: 'ccn', seats: [] }, { once: true });
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  Socket.last.say({ id: null, error: { code: 'too-fast', message: 'Too fast.' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Socket.last.sent.map((one) => one.cmd)).toEqual(['new']);
  await Socket.last.answer('new', games);
  await expect(answer).resolves.toEqual(games);
});

test('a line that is ended stays so', async () => {
  const line = connect();
  Socket.last.open();
  line.close();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(Socket.last.readyState).toBe(3);
});

test('a server that goes down is told apart from a broken line', async () => {
  const line = connect();
  Socket.last.open();
  Socket.last.break(1001);
  await settled();
  expect(line.state).toBe('stopped');
});
