// How secret orders are written: line by line, left for another, taken back, committed.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { Deciding } from '$lib/table/deciding.svelte';
import { Hinting } from '$lib/table/hinting.svelte';
import type { Kit } from '$lib/table/kit';
import { Presenter } from '$lib/table/presenter.svelte';
import type { Session } from '$lib/table/session.svelte';
import { looked, settled } from '../support/server';

/**
 * Orders of a toy: a unit (`A`, `B`), what it does (`A go`), and where to (`A go x`). A range is asked
 * too where there is only one, which goes without saying.
 */
const kit = {
  targets: (line: string) => (line === 'done' ? [] : [line.split(' ').at(-1)]),
  tone: () => 'go',
  isWeighty: (line: string) => line.endsWith('!'),
  meant: (_: unknown, __: unknown, touched: string) => (touched === 'sea' ? null : touched),
  secrets: {
    isBetween: (orders: { half: string }) => orders.half === '',
    begins: (line: string) => line.length === 1,
    isLast: (line: string) => line === 'done',
    isFormality: (line: string) => line.endsWith('2'),
    missing: (choices: Choice[]) => choices.filter(({ kind }) => kind === 'none').length,
    instead: (_: unknown, touched: string) => (/^[AB]$/.test(touched) ? touched : null),
    note: ({ text }: Choice) => (text.endsWith('x') ? '1' : null),
    layer: () => null,
    isAgain: ({ kind }: Choice) => kind === 'again',
    brief: ({ text }: { text: string }) => text,
    held: ({ orders }: { orders: { half: string } }) => [orders.half[0]],
  },
} as unknown as Kit;

const NEXT: Record<string, string[]> = {
  A: ['A go', 'A shoot'],
  B: ['B go'],
  'A go': ['A go x', 'A go y'],
  'A shoot': ['A shoot 2'],
  'B go': ['B go x', 'B go y!'],
};

/** A server that writes whatever it is told, and a page that is told of it. */
class Writer {
  pending = false;
  isOnline = true;
  lines: string[] = [];
  committed = false;
  readonly presenter = new Presenter(kit, () => ({}));
  readonly why = vi.fn(async () => ({ allowed: false, rule: 'SAM-1', message: 'No.' }));
  readonly preview = vi.fn(async () => null);
  readonly act = vi.fn();
  readonly hint = vi.fn();
  draft = vi.fn(async (_: number, line: string) => this.#tell([...this.lines, line]));
  undraft = vi.fn(async () => this.#tell(this.lines.slice(0, -1)));
  commit = vi.fn(async () => {
    this.committed = true;
    return { sequence: 99 };
  });

  constructor() {
    this.#tell([]);
  }

  #tell(lines: string[]) {
    this.lines = lines;
    const last = lines.at(-1) ?? '';
    const half = NEXT[last] === undefined ? '' : last;
    const ordered = lines.filter((line) => line.split(' ').length === 3).map((line) => line[0]);
    const units = ['A', 'B'].map((unit) => [unit, ordered.includes(unit) ? 'again' : 'none']);
    const decisions: Choice[] =
      last === 'done'
        ? []
        : half === ''
          ? [...units, ['done', 'done']].map(([text = '', kind = '']) => ({
              decision: text,
              kind,
              text,
            }))
          : NEXT[half]!.map((text) => ({ decision: text, kind: 'k', text }));
    const draft = {
      sequence: lines.length,
      orders: { half },
      lines: ordered.map((text) => ({ text: String(text) })),
      complete: last === 'done',
    };
    this.presenter.jump({ ...looked(lines.length + 1), decisions, draft }, []);
    return { sequence: lines.length + 1 };
  }
}

function sit() {
  const writer = new Writer();
  const session = writer as unknown as Session;
  const it = new Deciding(session, kit, writer.presenter, () => ({}), 0);
  return { it, writer, session };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('confirmAttacks', true);
});

test('touches write lines, and nothing is played', async () => {
  const { it, writer } = sit();
  it.touch('A');
  await settled();
  it.touch('go');
  await settled();
  expect([...it.glow.keys()]).toEqual(['x', 'y']);
  expect(it.notes.get('x')).toBe('1');
  expect(it.held, 'the unit is in hand').toEqual(['A']);
  it.touch('x');
  await settled();
  expect(writer.lines).toEqual(['A', 'A go', 'A go x']);
  expect(writer.act).not.toHaveBeenCalled();
  expect(it.drafting.isHalf).toBe(false);
  expect([...it.settled]).toEqual(['A']);
});

test('while lines are written nothing else is', async () => {
  const { it, writer } = sit();
  it.touch('A');
  expect(it.isOpen).toBe(false);
  expect(it.touch('B')).toBe(false);
  await settled();
  expect(writer.lines).toEqual(['A']);
  expect(it.isOpen).toBe(true);
});

test('one step back takes back what is half written, line by line, and no more', async () => {
  const { it, writer } = sit();
  for (const one of ['A', 'go', 'x', 'B', 'go']) {
    it.touch(one);
    await settled();
  }
  expect(it.cancel()).toBe(true);
  await settled();
  expect(it.cancel()).toBe(true);
  await settled();
  expect(writer.lines).toEqual(['A', 'A go', 'A go x']);
  expect(it.cancel()).toBe(false);
  expect(it.canUndo).toBe(true);
  await it.undo();
  expect(writer.lines, 'an order that is finished is gone into again').toEqual(['A', 'A go']);
});

test('a touch on another unit leaves the order that was begun', async () => {
  const { it, writer } = sit();
  for (const one of ['A', 'go', 'B']) {
    it.touch(one);
    await settled();
  }
  expect(writer.lines).toEqual(['B']);
  expect(writer.why).not.toHaveBeenCalled();
});

test('what is the only answer and decides nothing is written by itself, and taken back with the rest', async () => {
  const { it, writer } = sit();
  for (const one of ['A', 'shoot']) {
    it.touch(one);
    await settled();
  }
  expect(writer.lines).toEqual(['A', 'A shoot', 'A shoot 2']);
  await it.undo();
  expect(writer.lines).toEqual(['A']);
});

test('an enemy that is named is armed first, with its numbers', async () => {
  const { it, writer } = sit();
  for (const one of ['B', 'go', 'y!']) {
    it.touch(one);
    await settled();
  }
  expect(it.armed?.choice.text).toBe('B go y!');
  it.touch('y!');
  await settled();
  expect(writer.lines).toEqual(['B', 'B go', 'B go y!']);
});

test('the numbers of a line are shown where there are any, and nothing is said where there are none', async () => {
  const { it, writer } = sit();
  it.touch('A');
  await settled();
  it.rest('go');
  it.look();
  await vi.advanceTimersByTimeAsync(200);
  expect(writer.preview).toHaveBeenCalledWith(0, 'A go');
  expect(it.prospects).toBeNull();
});

test('who commits while somebody has no order is asked once more', async () => {
  const { it, writer } = sit();
  const done = () => it.buttons.find(({ way }) => way.choice.decision === 'done')!.way;
  expect(it.drafting.missing).toBe(2);
  it.press(done());
  expect(it.armed?.choice.text).toBe('done');
  expect(writer.lines).toEqual([]);
  it.cancel();
  for (const one of ['A', 'go', 'x', 'B', 'go', 'x']) {
    it.touch(one);
    await settled();
  }
  expect(it.drafting.missing).toBe(0);
  it.press(done());
  await settled();
  expect(writer.lines.at(-1)).toBe('done');
  expect(writer.committed).toBe(true);
});

test('orders that are complete and were not committed can be, or be taken up again', async () => {
  const { it, writer } = sit();
  await writer.draft(0, 'done');
  expect(it.drafting.isComplete).toBe(true);
  await it.undo();
  expect(writer.lines).toEqual([]);
  await writer.draft(0, 'done');
  it.commit();
  await settled();
  expect(writer.commit).toHaveBeenCalledTimes(1);
});

test('a hint writes its orders down, and neither finishes nor commits them', async () => {
  const { it, writer, session } = sit();
  const steps = ['A', 'A go', 'A go x', 'done', null].map((decision) => ({
    decision,
    text: String(decision),
  }));
  const choice = { ...steps[0]!, chance: 1, tries: 1, line: steps, reason: '' };
  const hinting = new Hinting(
    session,
    () => it,
    () => 0,
  );
  expect(hinting.take(choice)).toBe(true);
  await settled();
  expect(writer.lines).toEqual(['A', 'A go', 'A go x']);
  expect(writer.commit).not.toHaveBeenCalled();
});

test('a hint that nothing more is to be ordered is picked up, to be confirmed', async () => {
  const { it, writer, session } = sit();
  const hinting = new Hinting(
    session,
    () => it,
    () => 0,
  );
  const last = { decision: 'done', text: 'done' };
  const line = [last, { decision: null, text: 'Commit' }];
  expect(hinting.take({ ...last, chance: 1, tries: 1, line, reason: '' })).toBe(true);
  expect(it.armed?.choice.text).toBe('done');
  expect(writer.lines).toEqual([]);
});

test('why a line cannot be written is said with its rule', async () => {
  const { it } = sit();
  it.touch('C');
  await settled();
  expect(it.remark).toEqual({ kind: 'why', text: 'No.', rule: 'SAM-1' });
  expect(await it.why('C')).toEqual({ text: 'No.', rule: 'SAM-1' });
});
