// What is done one thing after the other: what is dragged, lists of decisions, and a company that does
// alike.

import { expect, test, vi } from 'vitest';
import type { Choice } from '$types/protocol';
import { Deciding } from '$lib/table/deciding.svelte';
import type { Kit } from '$lib/table/kit';
import { Presenter } from '$lib/table/presenter.svelte';
import type { Session } from '$lib/table/session.svelte';
import { Refusal } from '$lib/wire/connection.svelte';
import { looked } from '../support/server';

/** A piece is taken in hand (`take a`), and then goes somewhere (`go x`); some pay for it (`pay m`). */
const kit = {
  targets: (action: string) => action.split(' ').slice(1),
  tone: () => 'go',
  isWeighty: () => false,
  meant: (_: unknown, __: unknown, touched: string) => `go ${touched}`,
  alike: (action: string, { view }: { view: Stand }, member: string) =>
    action !== 'end' && !action.startsWith('take') && member !== view.hand
      ? [`take ${member}`, action.startsWith('pay') ? `go ${view.way}` : action]
      : [],
  between: (action: string, { view }: { view: Stand }) =>
    view.way === '' ? null : action.startsWith('pay') ? action : 'ask',
} as unknown as Kit;

/** How things stand: whoever is in hand, who may still go, and who cannot go where. */
interface Stand {
  hand: string;
  /** Where it goes, while it is asked who pays for it. */
  way: string;
  left: string[];
}

function sit(
  pieces: string[],
  cannot: (piece: string, to: string) => boolean = () => false,
  pays = '',
) {
  const presenter = new Presenter(kit, () => ({}));
  let sequence = 0;
  const before: Stand[] = [];
  let now: Stand = { hand: '', way: '', left: pieces };
  const show = (stand: Stand, more = {}) => {
    now = stand;
    const { hand, way, left } = stand;
    const free = hand === '' ? left.map((piece) => `take ${piece}`) : [];
    const ways = hand === '' ? [] : ['x', 'y'].filter((to) => !cannot(hand, to));
    const list =
      way === '' ? [...free, ...ways.map((to) => `go ${to}`), 'end'] : ['pay m', 'pay n'];
    const decisions = list.map((decision): Choice => ({ decision, kind: 'k', text: decision }));
    const can_undo = before.length > 0;
    presenter.jump({ ...looked((sequence += 1)), view: stand, decisions, can_undo, ...more }, []);
  };
  const session = {
    pending: false,
    isOnline: true,
    act: vi.fn(async (_: number, decision: string) => {
      before.push(now);
      const [what, about = ''] = decision.split(' ');
      await Promise.resolve();
      if (what === 'take') show({ ...now, hand: about });
      if (what === 'go' && pays.includes(now.hand) && pays !== '') show({ ...now, way: about });
      else if (what === 'go' || what === 'pay')
        show({ hand: '', way: '', left: now.left.filter((one) => one !== now.hand) });
      if (what === 'end') show(now, { turn: 2 });
    }),
    undo: vi.fn(async () => show(before.pop()!)),
    why: vi.fn(async () => ({ allowed: false, rule: 'R-1', message: 'Too far.' })),
    preview: vi.fn(() => new Promise(() => {})),
  };
  show(now);
  const it = new Deciding(session as unknown as Session, kit, presenter, () => ({}), 1);
  return { it, session, acts: () => session.act.mock.calls.map(([, decision]) => decision) };
}

/** Until everything is done that goes on by itself. */
const done = () => vi.waitFor(() => {}).then(() => new Promise((rest) => setTimeout(rest, 5)));

test('what is dragged is touched in its order, each when the server has answered', async () => {
  const { it, acts } = sit(['a', 'b']);
  await it.errands.carry(['a', 'x']);
  await done();
  expect(acts()).toEqual(['take a', 'go x']);
});

test('it stops at the first thing that does not glow, and it is said why', async () => {
  const { it, acts, session } = sit(['a'], (_, to) => to === 'x');
  await it.errands.carry(['a', 'x', 'y']);
  await done();
  expect(acts()).toEqual(['take a']);
  expect(session.why).toHaveBeenCalledWith(1, 'go x');
  expect(it.remark).toMatchObject({ text: 'Too far.', rule: 'R-1' });
});

test('decisions are taken as long as they are on offer', async () => {
  const { it, acts } = sit(['a', 'b']);
  const running = it.errands.decide(['take a', 'go x', 'go y', 'take b']);
  expect([it.isOpen, it.glow.size]).toEqual([false, 0]);
  await running;
  expect(acts()).toEqual(['take a', 'go x']);
  expect([it.isOpen, it.remark?.text]).toEqual([true, 'Too far.']);
});

test('a company does what the first of it did, and is dissolved by that', async () => {
  const { it, acts } = sit(['a', 'b', 'c', 'd']);
  it.errands.set(['a', 'b']);
  it.errands.toggle('c');
  await it.errands.carry(['a', 'x']);
  await done();
  expect(acts()).toEqual(['take a', 'go x', 'take b', 'go x', 'take c', 'go x']);
  expect([it.errands.members, it.isOpen]).toEqual([[], true]);
  expect([...it.glow.keys()]).toEqual(['d']);
});

test('whoever cannot is left where he is, and it is said why', async () => {
  const { it, acts, session } = sit(['a', 'b', 'c'], (piece, to) => piece === 'b' && to === 'x');
  it.errands.set(['b', 'c']);
  await it.errands.carry(['a', 'x']);
  await done();
  expect(acts()).toEqual(['take a', 'go x', 'take b', 'take c', 'go x']);
  expect(session.undo).toHaveBeenCalledTimes(1);
  expect([...it.glow.keys()]).toEqual(['b']);
  expect(it.remark?.text).toBe('Too far.');
});

test('a company waits until it is said who pays, and the same pays for each who has to', async () => {
  const { it, acts } = sit(['a', 'b', 'c', 'd'], undefined, 'ac');
  it.errands.set(['a', 'b', 'c']);
  await it.errands.carry(['a', 'x']);
  await done();
  expect(acts()).toEqual(['take a', 'go x']);
  expect([it.errands.members, it.isOpen]).toEqual([['a', 'b', 'c'], true]);
  it.touch('n');
  await done();
  expect(acts().slice(2)).toEqual(['pay n', 'take b', 'go x', 'take c', 'go x', 'pay n']);
  expect([it.errands.members, [...it.glow.keys()]]).toEqual([[], ['d']]);
});

test('a refusal ends it, and is said', async () => {
  const { it, acts, session } = sit(['a', 'b', 'c']);
  it.errands.set(['b', 'c']);
  it.touch('a');
  await done();
  it.touch('x');
  session.act.mockRejectedValueOnce(new Refusal({ code: 'not-kept', message: 'Not kept.' }));
  await done();
  expect(acts()).toEqual(['take a', 'go x', 'take b']);
  expect([it.remark?.text, it.errands.members, it.isOpen]).toEqual(['Not kept.', [], true]);
});

test('Escape and undo dissolve it, and so do another turn and what it cannot do together', async () => {
  const { it } = sit(['a', 'b']);
  it.errands.set(['b']);
  expect(it.cancel()).toBe(true);
  expect([it.errands.members, it.cancel()]).toEqual([[], false]);
  it.errands.set(['b']);
  await it.act('take a');
  expect(it.errands.members).toEqual(['b']);
  await it.undo();
  expect(it.errands.members).toEqual([]);
  it.errands.set(['b']);
  it.press(it.wayOf('end')!);
  expect(it.errands.members).toEqual([]);
});

test('Escape stops what is under way', async () => {
  const { it, acts } = sit(['a', 'b']);
  const running = it.errands.decide(['take a', 'go x', 'take b']);
  expect(it.cancel()).toBe(true);
  await running;
  expect(acts()).toEqual([]);
  expect(it.isOpen).toBe(true);
});
