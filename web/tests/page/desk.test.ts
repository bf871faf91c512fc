// What one page shows at a table, and through whose eyes: with two at one screen, nobody sees what
// is the other's.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Seat, Viewer } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Waiting } from '$types/server';
import { settings } from '$lib/settings.svelte';
import { Desk } from '$lib/table/desk.svelte';
import type { Kit } from '$lib/table/kit';
import type { Session } from '$lib/table/session.svelte';
import type { Stream } from '$lib/table/stream';
import { Lexicon } from '$lib/words';
import { card, looked, settled, told } from '../support/server';

/** A board of three places in a row, seen from its other edge by seat 1. Nothing moves on it. */
const kit = {
  places: () => ['a', 'b', 'c'],
  centre: (_: unknown, place: string) => ('abc'.includes(place) ? { x: 0, y: 0 } : null),
  turned: (_: unknown, viewer: Viewer) => viewer === 1,
  targets: (action: string) => [action],
  tone: () => 'go',
  isWeighty: () => false,
  meant: () => null,
  names: () => new Map(),
  rolls: () => [],
  turn: () => 1,
  turns: () => [],
  scenes: () => [],
  words: new Lexicon(['level-sergeant = Sergeant']),
} as unknown as Kit;

/** A session whose seats are told things by hand. */
class Table {
  streams = new Map<Viewer, Stream>();
  card;
  scenario = { scenario: { sides: [{ title: 'French' }, { title: 'Allies' }] }, scenery: {} };
  pending = false;
  isOnline = true;
  readonly inspect = vi.fn(() => new Promise(() => {}));
  readonly hint = vi.fn(async () => ({
    level: 'colonel',
    chance: 6000,
    choices: [
      { decision: 'b', text: 'b', places: ['b'], chance: 6000, tries: 9, line: [], reason: '' },
    ],
  }));
  readonly act = vi.fn(() => Promise.resolve({}));
  #heard: ((viewer: Viewer, stream: Stream, news: Told[]) => void)[] = [];

  constructor(public mine: Seat[]) {
    this.card = card({ on: [0] }, mine);
  }

  get isHotSeat() {
    return this.mine.length > 1;
  }

  get isOver() {
    return 'over' in this.card.waiting;
  }

  looker: Seat | null = null;

  onNews(heard: (viewer: Viewer, stream: Stream, news: Told[]) => void) {
    this.#heard.push(heard);
    return () => void (this.#heard = this.#heard.filter((one) => one !== heard));
  }

  /** Something happened, and now this is waited for: every seat of ours is told. */
  happen(sequence: number, waiting: Extract<Waiting, { on: unknown } | { over: unknown }>) {
    this.card = { ...this.card, waiting };
    for (const viewer of this.mine.length > 0 ? this.mine : (['spectator'] as const)) {
      const news = [told(sequence)];
      const before = this.streams.get(viewer)?.told ?? [];
      const latest = { ...looked(sequence, sequence - 1), waiting, view: { of: viewer, sequence } };
      const stream = { latest, told: [...before, ...news] };
      this.streams.set(viewer, stream);
      for (const heard of this.#heard) heard(viewer, stream, news);
    }
  }
}

function sit(mine: Seat[], asked: Seat) {
  const table = new Table(mine);
  table.happen(1, { on: [asked] });
  const desk = new Desk(table as unknown as Session, kit);
  return { table, desk };
}

const seen = (desk: Desk) => (desk.shown?.view as { of: Viewer } | undefined)?.of;

beforeEach(() => {
  settings.set('curtain', true);
  settings.set('speed', 'instant');
});

test('two at one screen: the curtain is down before anybody has looked', () => {
  const { desk } = sit([0, 1], 0);
  expect([desk.curtain, desk.shown, desk.concern]).toEqual([0, null, 'me']);
  desk.lift();
  expect([desk.curtain, seen(desk), desk.concern]).toEqual([null, 0, 'me']);
});

test('it falls when the other one is asked, and nothing is to be seen behind it', () => {
  const { table, desk } = sit([0, 1], 0);
  desk.lift();
  table.happen(2, { on: [1] });
  desk.follow();
  expect([desk.curtain, desk.shown]).toEqual([1, null]);
  table.happen(3, { on: [1] });
  expect(desk.shown, 'what comes meanwhile').toBeNull();
  desk.lift();
  expect([desk.viewer, seen(desk), desk.turned]).toEqual([1, 1, true]);
});

test('a replay that is open when it falls is closed: the next one sees no other hand', () => {
  const { table, desk } = sit([0, 1], 0);
  desk.lift();
  desk.goBack();
  expect(desk.replay).not.toBeNull();
  expect(seen(desk)).toBe(0);
  table.happen(2, { on: [1] });
  desk.follow();
  expect([desk.replay, desk.curtain, desk.shown]).toEqual([null, 1, null]);
  desk.lift();
  expect(seen(desk)).toBe(1);
});

test('without a curtain the eyes change at once', () => {
  settings.set('curtain', false);
  const { table, desk } = sit([0, 1], 0);
  expect(seen(desk)).toBe(0);
  table.happen(2, { on: [1] });
  desk.follow();
  expect([desk.curtain, seen(desk)]).toEqual([null, 1]);
});

test('who hands his seat over at one screen is not shown what the other one sees', () => {
  const { table, desk } = sit([0, 1], 0);
  desk.lift();
  desk.close();
  // The page is built anew with the seats that are left.
  table.mine = [1];
  const next = new Desk(table as unknown as Session, kit);
  expect([next.curtain, next.shown]).toEqual([1, null]);
  next.lift();
  expect([next.curtain, seen(next)]).toEqual([null, 1]);
  next.close();
  expect(new Desk(table as unknown as Session, kit).curtain, 'the same looked last').toBeNull();
});

test('when all is over no curtain falls any more', () => {
  const { table, desk } = sit([0, 1], 0);
  desk.lift();
  table.happen(2, { over: { winners: [1], margin: 1, by: 'rules', text: 'Allies won.' } });
  desk.follow();
  expect([desk.curtain, desk.concern]).toEqual([null, 'over']);
});

test('whoever plays alone keeps his own eyes while the other one thinks', () => {
  const { table, desk } = sit([1], 1);
  expect([desk.curtain, desk.viewer, desk.concern]).toEqual([null, 1, 'me']);
  table.happen(2, { on: [0] });
  desk.follow();
  expect([desk.viewer, desk.concern]).toEqual([1, 'others']);
});

test('while an earlier part is looked at nothing can be decided', () => {
  const { table, desk } = sit([1], 1);
  const decisions = [{ decision: 'b', kind: 'k', text: 'b' }];
  const { latest } = table.streams.get(1)!;
  desk.presenter.jump({ ...latest, decisions }, []);
  expect([...desk.marks.glow.keys()]).toEqual(['b']);
  desk.goBack();
  expect([...desk.marks.glow.keys()]).toEqual([]);
  desk.touch('b');
  expect(table.act).not.toHaveBeenCalled();
  desk.goOn();
  desk.touch('b');
  expect(table.act).toHaveBeenCalledWith(1, 'b');
});

test('what can be touched goes in reading order as it is seen', () => {
  const { table, desk } = sit([1], 1);
  const decisions = ['a', 'card', 'c'].map((decision) => ({ decision, kind: 'k', text: decision }));
  desk.presenter.jump({ ...table.streams.get(1)!.latest, decisions }, []);
  expect(desk.touchable()).toEqual(['c', 'a', 'card']);
});

test('it is said who plays, and a bot is said to think', () => {
  const { table, desk } = sit([1], 0);
  expect(desk.players).toEqual(['Sergeant (computer)', 'you']);
  expect([desk.bot?.seat, desk.isThinking]).toEqual([0, true]);
  expect(desk.status).toContain('Sergeant (computer) thinks for the French');
  table.happen(2, { on: [1] });
  expect([desk.bot, desk.isThinking]).toEqual([null, false]);
});

test('whoever skips to his turn is there when it comes', () => {
  settings.set('speed', 'usual');
  const { table, desk } = sit([1], 0);
  desk.hasten();
  table.happen(2, { on: [0] });
  expect([desk.presenter.isHastening, desk.shown?.sequence]).toEqual([true, 2]);
  table.happen(3, { on: [1] });
  expect([desk.presenter.isHastening, desk.shown?.sequence, desk.concern]).toEqual([
    false,
    3,
    'me',
  ]);
});

test('a hint is shown on the board until something else is pointed at', async () => {
  const { table, desk } = sit([1], 1);
  const decisions = ['a', 'b'].map((decision) => ({ decision, kind: 'k', text: decision }));
  desk.presenter.jump({ ...table.streams.get(1)!.latest, decisions }, []);
  desk.hinting.toggle();
  await settled();
  expect(desk.marks.pointed).toEqual(['b', 'b']);
  desk.looking.pointed = ['c'];
  expect(desk.marks.pointed).toEqual(['c']);
  desk.looking.pointed = [];
  desk.goBack();
  expect(desk.marks.pointed, 'the past has no hints').toEqual([]);
});

test('a table that was left hears nothing more', () => {
  const { table, desk } = sit([1], 1);
  desk.close();
  table.happen(2, { on: [0] });
  expect(desk.shown).toBeNull();
});

test('secret orders of two at one screen: nobody sees what the other has written', () => {
  const { table, desk } = sit([0, 1], 0);
  const written = (viewer: Seat, waiting: Waiting, sequence: number) => {
    const draft = {
      sequence: 1,
      orders: { of: viewer },
      lines: [{ text: 'A1: rest' }],
      complete: false,
    };
    const stream = table.streams.get(viewer)!;
    const latest = { ...stream.latest, sequence, waiting: waiting as never, draft };
    table.streams.set(viewer, { ...stream, latest });
    return latest;
  };
  written(0, { orders: [0, 1] }, 2);
  written(1, { orders: [0, 1] }, 2);
  desk.lift();
  expect(desk.orders).toEqual({ of: 0 });
  expect(desk.writing?.draft.lines).toHaveLength(1);
  desk.presenter.jump({ ...written(0, { orders: [1] }, 3), draft: undefined as never }, []);
  desk.follow();
  expect([desk.curtain, desk.shown, desk.orders, desk.writing]).toEqual([1, null, null, undefined]);
  desk.lift();
  expect(desk.orders).toEqual({ of: 1 });
});
