// A table as a page knows it, whatever order things come in.

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promised } from '$lib/proof/promise';
import { Session } from '$lib/table/session.svelte';
import { closeAll, connect } from '../support/lines';
import { card, looked, settled, Socket } from '../support/server';

const scenario = { scenario: { id: 'rolica', sides: [] }, scenery: {} };
const push = (sequence: number, since: number, viewer: number | string = 1) => ({
  update: { table: 'aa', viewer, since, ...looked(sequence, since) },
});

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(closeAll);

/** A session that has arrived at a running game, with so much told. */
async function arrived(sequence = 3, mine = [1]) {
  const session = new Session('aa', connect());
  const news: number[][] = [];
  session.onNews((_, __, told) => news.push(told.map((one) => one.sequence)));
  await arrive(sequence, mine);
  return { session, news };
}

async function arrive(sequence: number, mine = [1]) {
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ on: [1] }, mine));
  if (Socket.last.sent.some((one) => one.cmd === 'scenario'))
    await Socket.last.answer('scenario', scenario);
  await Socket.last.answer('watch', looked(sequence, Number(Socket.last.heard('watch').since)));
}

test('it looks at the table, gets the scenario, and watches from the beginning', async () => {
  const { session, news } = await arrived();
  expect(Socket.last.sent.map((one) => one.cmd)).toEqual(['table', 'scenario', 'watch']);
  expect(Socket.last.heard('watch')).toMatchObject({ viewer: 1, since: 0, words: true });
  expect(session.streams.get(1)?.told).toHaveLength(3);
  expect(session.hasBegun).toBe(true);
  expect(news).toEqual([[1, 2, 3]]);
});

test('our bytes are given for the luck before the game, and the game is watched when it begins', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ pinches: [1] }));
  await Socket.last.answer('scenario', scenario);
  expect(Socket.last.heard('pinch')).toMatchObject({ seat: 1 });
  expect(String(Socket.last.heard('pinch').bytes)).toMatch(/^[0-9a-f]{32}$/);
  await Socket.last.answer('pinch', card({ on: [1] }));
  await Socket.last.answer('watch', looked(1));
  expect(session.hasBegun).toBe(true);
});

test('two tabs of one browser give the same bytes, so that neither misses its own in the proof', async () => {
  const given = [];
  for (let tab = 0; tab < 2; tab += 1) {
    new Session('aa', connect());
    Socket.last.open();
    flushSync();
    await settled();
    await Socket.last.answer('table', card({ pinches: [1] }));
    await Socket.last.answer('scenario', scenario);
    given.push(Socket.last.heard('pinch').bytes);
  }
  expect(given[1]).toBe(given[0]);
});

test('bytes that were given already are no trouble', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ pinches: [1] }));
  await Socket.last.answer('scenario', scenario);
  await Socket.last.refuse('pinch', 'wrong-seat', 'No bytes of seat 1 are waited for.');
  await Socket.last.answer('table', card({ on: [1] }));
  await Socket.last.answer('watch', looked(1));
  expect(session.gone).toBeNull();
  expect(session.streams.get(1)?.latest.sequence).toBe(1);
});

test('an update goes on from what is known', async () => {
  const { session, news } = await arrived();
  Socket.last.say(push(5, 3));
  expect(session.streams.get(1)?.latest.sequence).toBe(5);
  expect(news.at(-1)).toEqual([4, 5]);
});

test('an update that leaves a gap is fetched instead', async () => {
  const { session, news } = await arrived();
  Socket.last.say(push(9, 7));
  expect(session.streams.get(1)?.latest.sequence).toBe(3);
  expect(Socket.last.heard('watch')).toMatchObject({ since: 3 });
  await Socket.last.answer('watch', looked(9, 3));
  expect(news.at(-1)).toEqual([4, 5, 6, 7, 8, 9]);
});

test('an update that overtakes the answer to watch is told once', async () => {
  const { session, news } = await arrived();
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ on: [1] }));
  Socket.last.say(push(5, 3));
  await Socket.last.answer('watch', looked(4, 3));
  expect(session.streams.get(1)?.latest.sequence).toBe(5);
  expect(session.streams.get(1)?.told.map((one) => one.sequence)).toEqual([1, 2, 3, 4, 5]);
  expect(news.flat()).toEqual([1, 2, 3, 4, 5]);
});

test('after a broken line only what is new is asked for, and the scenario is not', async () => {
  await arrived();
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  await arrive(6);
  expect(Socket.last.sent.map((one) => one.cmd)).toEqual(['table', 'watch']);
  expect(Socket.last.heard('watch')).toMatchObject({ since: 3 });
});

test('a line that breaks does not make it look twice', async () => {
  await arrived();
  Socket.last.break();
  flushSync();
  await settled();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  flushSync();
  await settled();
  expect(Socket.last.sent.map((one) => one.cmd)).toEqual(['table']);
});

test('a deed is done when what it led to is here, whichever comes first', async () => {
  const { session } = await arrived();
  const deed = session.act(1, { play: 'forward' });
  expect(session.pending).toBe(true);
  expect(Socket.last.heard('act')).toMatchObject({ seat: 1, sequence: 3 });
  await Socket.last.answer('act', { sequence: 4 });
  expect(session.pending).toBe(true);
  Socket.last.say(push(4, 3));
  await deed;
  expect(session.pending).toBe(false);

  const second = session.act(1, 'end-orders');
  Socket.last.say(push(5, 4));
  await settled();
  expect(session.pending).toBe(true);
  await Socket.last.answer('act', { sequence: 5 });
  await second;
  expect(session.pending).toBe(false);
});

test('what a deed led to is fetched if it does not come by itself', async () => {
  const { session } = await arrived();
  const deed = session.act(1, 'end-orders');
  await Socket.last.answer('act', { sequence: 4 });
  await vi.advanceTimersByTimeAsync(5_000);
  await Socket.last.answer('watch', looked(4, 3));
  await deed;
  expect(session.streams.get(1)?.latest.sequence).toBe(4);
});

test('a deed on a broken line goes out again under its key', async () => {
  const { session } = await arrived();
  const deed = session.act(1, 'end-orders');
  const { key } = Socket.last.heard('act');
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  flushSync();
  await settled();
  expect(Socket.last.heard('act').key).toBe(key);
  await Socket.last.answer('act', { sequence: 4, repeated: true });
  await Socket.last.answer('table', card({ on: [1] }));
  await Socket.last.answer('watch', looked(4, 3));
  await expect(deed).resolves.toMatchObject({ repeated: true });
});

test('what is stale is fetched anew, and said', async () => {
  const { session } = await arrived();
  const deed = session.act(1, 'end-orders').catch((error: { code: string }) => error.code);
  await Socket.last.refuse('act', 'stale');
  await Socket.last.answer('watch', looked(4, 3));
  expect(await deed).toBe('stale');
  expect(session.pending).toBe(false);
  expect(session.streams.get(1)?.latest.sequence).toBe(4);
});

test('a table that is not there is gone; a server that has no time is asked again', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.refuse('table', 'not-kept', 'It could not be read.');
  expect(session.gone).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Socket.last.sent.filter((one) => one.cmd === 'table')).toHaveLength(2);
  await Socket.last.refuse('table', 'unknown', 'There is no such table.');
  expect(session.gone).toEqual({ code: 'unknown', message: 'There is no such table.' });
});

test('a table that is cleared away is gone', async () => {
  const { session } = await arrived();
  Socket.last.say({ closed: { table: 'bb' } });
  expect(session.gone).toBeNull();
  Socket.last.say({ closed: { table: 'aa' } });
  expect(session.gone?.code).toBe('closed');
});

test('a table that is cleared away before it could be watched is gone', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ seats: [0] }));
  await Socket.last.answer('scenario', scenario);
  await Socket.last.refuse('watch', 'unknown', 'There is no such table.');
  expect(session.gone?.code).toBe('closed');
});

test('two seats at one screen are both watched, each with a stream of its own', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ on: [1] }, [0, 1]));
  await Socket.last.answer('scenario', scenario);
  await Socket.last.answer('watch', looked(2));
  expect(Socket.last.heard('watch')).toMatchObject({ viewer: 1 });
  await Socket.last.answer('watch', looked(3));
  expect(session.streams.get(0)?.latest.sequence).toBe(2);
  expect(session.streams.get(1)?.latest.sequence).toBe(3);
  expect(session.isHotSeat).toBe(true);
});

test('whoever leaves is not told any more', async () => {
  const { session, news } = await arrived();
  session.close();
  expect(Socket.last.heard('unwatch')).toMatchObject({ table: 'aa' });
  Socket.last.say(push(4, 3));
  expect(news).toHaveLength(1);
});

test('a word at the table leaves the board open', async () => {
  const { session } = await arrived();
  const word = session.say(1, 'Well played.');
  const offer = session.offer(1, true);
  expect(session.pending).toBe(false);
  await Socket.last.answer('say', { sequence: 3 });
  await Socket.last.answer('offer', { sequence: 3 });
  await Promise.all([word, offer]);
});

test('a decision is under way until it is done, whatever else is done meanwhile', async () => {
  const { session } = await arrived();
  const deed = session.act(1, 'end-orders');
  const word = session.say(1, 'There.');
  const undone = session.undo(1).catch((error: { code: string }) => error.code);
  await Socket.last.answer('say', { sequence: 3 });
  await word;
  await Socket.last.refuse('undo', 'no-undo');
  expect(await undone).toBe('no-undo');
  expect(session.pending).toBe(true);
  await Socket.last.answer('act', { sequence: 4 });
  Socket.last.say(push(4, 3));
  await deed;
  expect(session.pending).toBe(false);
});

test('what was cleared away over a broken line is cleared away', async () => {
  const { session } = await arrived();
  const cleared = session.clearAway();
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  await Socket.last.refuse('close', 'unknown', 'There is no such table.');
  await expect(cleared).resolves.toBeUndefined();
});

test('what cannot be cleared away is said', async () => {
  const { session } = await arrived();
  const cleared = session.clearAway().catch((error: Error) => error.message);
  await Socket.last.refuse('close', 'over', 'A game that has begun is kept.');
  expect(await cleared).toBe('A game that has begun is kept.');
});

test('whoever leaves without a line sends nothing over the next', async () => {
  const { session } = await arrived();
  Socket.last.break();
  session.close();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.open();
  flushSync();
  await settled();
  expect(Socket.last.sent).toEqual([]);
});

test('of a table that is cleared away no promise is kept', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', card({ seats: [0] }));
  expect(promised('aa')).not.toBeNull();
  Socket.last.say({ closed: { table: 'aa' } });
  expect(session.gone?.code).toBe('closed');
  expect(promised('aa')).toBeNull();
});

test('a table where secret orders are written is watched like any other', async () => {
  const session = new Session('aa', connect());
  Socket.last.open();
  flushSync();
  await settled();
  await Socket.last.answer('table', { ...card({ orders: [0, 1] }), game: 'samurai' });
  await Socket.last.answer('scenario', scenario);
  const draft = { sequence: 2, orders: {}, complete: false, lines: [{ text: 'A2 rests.' }] };
  const asked = { ...looked(2), waiting: { orders: [0, 1] }, draft };
  await Socket.last.answer('watch', asked);
  expect(session.hasBegun).toBe(true);
  expect(session.streams.get(1)?.latest.draft).toEqual(draft);
  Socket.last.say({ update: { table: 'aa', viewer: 1, since: 2, ...looked(3, 2), draft } });
  await settled();
  expect(session.streams.get(1)?.told).toHaveLength(3);
});

/** An update of a seat that writes secret orders, after so many changes. */
const written = (sequence: number, changes: number) => {
  const draft = { sequence: changes, orders: {}, lines: [], complete: false };
  return { update: { ...push(sequence, sequence - 1).update, draft } };
};

test('secret orders carry a number of their own, and are there when they are written', async () => {
  const { session } = await arrived();
  Socket.last.say(written(4, 7));
  const drafted = session.draft(1, { unit: 2 });
  expect(session.pending).toBe(true);
  const sent = Socket.last.heard('draft');
  expect(sent).toMatchObject({ seat: 1, sequence: 7, decision: { unit: 2 } });
  expect(String(sent.key)).not.toBe('');
  await Socket.last.answer('draft', { sequence: 5, draft: 8 });
  expect(session.pending, 'what it led to is not here yet').toBe(true);
  Socket.last.say(written(5, 8));
  await drafted;
  expect(session.pending).toBe(false);
  void session.undraft(1);
  expect(Socket.last.heard('undraft')).toMatchObject({ seat: 1, sequence: 8 });
});

test('a line that breaks over secret orders sends them again under the same key', async () => {
  const { session } = await arrived();
  Socket.last.say(written(4, 1));
  const committed = session.commit(1);
  const { key } = Socket.last.heard('commit');
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  await arrive(4);
  expect(Socket.last.heard('commit')).toMatchObject({ sequence: 1, key });
  await Socket.last.answer('commit', { sequence: 5, repeated: true });
  Socket.last.say(push(5, 4));
  expect(await committed).toMatchObject({ repeated: true });
});

test('orders that were changed in another window are fetched anew', async () => {
  const { session } = await arrived();
  Socket.last.say(written(4, 1));
  const drafted = session.draft(1, 'done').catch((error: { code: string }) => error.code);
  await Socket.last.refuse('draft', 'stale');
  await Socket.last.answer('watch', { ...looked(6, 4), draft: written(6, 3).update.draft });
  expect(await drafted).toBe('stale');
  expect(session.streams.get(1)?.latest.draft?.sequence).toBe(3);
});
