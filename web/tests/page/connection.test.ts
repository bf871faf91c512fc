// What is sent gets its answer, over as many lines as it takes.

import { beforeEach, expect, test, vi } from 'vitest';
import { Connection, Refusal } from '$lib/wire/connection.svelte';
import { settled, Socket } from '../support/server';

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
});

test('what is asked before there is a line goes out when there is one', async () => {
  const line = new Connection('ws://x');
  const answer = line.ask({ cmd: 'games' });
  expect(Socket.last.sent).toEqual([]);
  Socket.last.open();
  expect(line.state).toBe('open');
  await Socket.last.answer('games', { games: [], bots: [] });
  await expect(answer).resolves.toEqual({ games: [], bots: [] });
});

test('a deed without an answer goes out again over the next line, with the same key', async () => {
  const line = new Connection('ws://x');
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
  const line = new Connection('ws://x');
  Socket.last.open();
  const answer = line.ask({ cmd: 'games' });
  const { id } = Socket.last.heard('games');
  Socket.last.say({ id, error: { code: 'illegal', message: 'The hex is taken.', rule: 'CCN-9' } });
  const error = await answer.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code: 'illegal', message: 'The hex is taken.', rule: 'CCN-9' });
});

test('a message that the server had no time to read is sent again after a breath', async () => {
  const line = new Connection('ws://x');
  Socket.last.open();
  const answer = line.ask({ cmd: 'games' });
  Socket.last.say({ id: null, error: { code: 'too-fast', message: 'Too fast.' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Socket.last.sent).toHaveLength(2);
  await Socket.last.answer('games', {});
  await expect(answer).resolves.toEqual({});
});

test('a line that is dead without saying so is given up', async () => {
  const line = new Connection('ws://x');
  Socket.last.open();
  void line.ask({ cmd: 'games' });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  expect(line.state).not.toBe('open');
  Socket.last.open();
  expect(Socket.last.heard('games')).toBeDefined();
});

test('a quiet line that owes nothing is left alone', async () => {
  const line = new Connection('ws://x');
  Socket.last.open();
  const answer = line.ask({ cmd: 'games' });
  await Socket.last.answer('games', {});
  await answer;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(line.state).toBe('open');
});

test('a server that goes down is told apart from a broken line', async () => {
  const line = new Connection('ws://x');
  Socket.last.open();
  Socket.last.break(1001);
  await settled();
  expect(line.state).toBe('stopped');
});
