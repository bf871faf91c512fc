// What every game of blocks does with touches and drags: on the desk, and on its boards.

import { describe, expect, test, vi } from 'vitest';
import { leadsOn, Lifting } from '$lib/board/lifting';
import { touchPiece } from '$lib/board/touching';
import { onceEach } from '$lib/table/facts';
import { Handling, type Table } from '$lib/table/hand/handling';
import { placing } from '$lib/table/hand/placing';
import type { DeskRow } from '$lib/table/hand/rows';
import { canTake } from '$lib/table/hand/touching';
import { QUIET, type Marks } from '$lib/table/kit';

const row = (block: number, more: Partial<DeskRow> = {}): DeskRow => ({
  ...{ block, target: `block:${block}`, place: 'Ligny', touches: ['Ligny', `block:${block}`] },
  ...{ facts: { name: `${block}`, corps: null }, done: false, isOut: false },
  ...more,
});

const marked = (more: Partial<Marks>): Marks => ({ ...QUIET, ...more });
const LIGNY = new Map([['Ligny', 'choose' as const]]);

describe('a block can be taken', () => {
  const first = new Set(['Ligny']);

  test('if it can be meant in its place, whatever it looks like', () => {
    const marks = marked({ glow: LIGNY, soon: new Set(['block:1']) });
    expect(canTake(marks, first, row(1))).toBe(true);
    expect(canTake(marks, first, row(2))).toBe(false);
    const [soon, spent] = [new Set(['block:1']), { done: true, isOut: true }];
    expect(canTake(marks, first, row(1, spent), soon)).toBe(true);
    expect(canTake(marks, first, row(1, spent))).toBe(false);
    expect(canTake(marks, first, row(2), soon)).toBe(false);
  });

  test('instead of one that was picked, unless that leads no further', () => {
    const marks = marked({ picked: ['Namur', 'block:7'] });
    const soon = new Set(['block:1']);
    expect(canTake(marks, first, row(1), soon)).toBe(true);
    expect(canTake(marks, first, row(2), soon)).toBe(false);
    const here = marked({ picked: ['Ligny', 'block:1'] });
    expect(canTake(here, first, row(2), new Set(['block:2']))).toBe(false);
    expect(canTake(here, first, row(2, { touches: ['Ligny'] }))).toBe(true);
  });

  test('not with one in hand, but for what glows by itself', () => {
    expect(canTake(marked({}), new Set(), row(1))).toBe(false);
    const glow = new Map([['block:1', 'choose' as const]]);
    expect(canTake(marked({ glow }), new Set(), row(1))).toBe(true);
  });
});

describe('a card that is touched', () => {
  function desk(marks: Marks, held: DeskRow | null = null) {
    const [ontouch, oncarry, toggle, set] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const table = {
      ...{ marks, first: new Set(marks.glow.keys()), soon: marks.soon, isAsked: true },
      ...{ inHand: null, held, isShared: true, canJoin: () => true, isTakenFirst: false },
      ...{ company: { members: [], toggle, set }, ontouch, oncarry, decide: undefined },
    };
    const handling = new Handling<DeskRow>(() => table as Table<DeskRow>);
    const pick = (one: DeskRow) =>
      Object.assign(table, { held: one, marks: marked({ picked: one.touches }) });
    return { handling, touched: () => ontouch.mock.calls.flat(), oncarry, set, pick };
  }
  const click = { ctrlKey: false, metaKey: false, shiftKey: false } as MouseEvent;
  const open = marked({ glow: LIGNY, soon: new Set(['block:1']) });

  test('takes its block', () => {
    const { handling, touched } = desk(open);
    expect(handling.touch(row(1), click)).toBe(true);
    expect(touched()).toEqual(['Ligny', 'block:1']);
  });

  test('says why not, and picks nothing on the way', () => {
    const { handling, touched } = desk(open);
    expect(handling.touch(row(2), click)).toBe(false);
    expect(touched()).toEqual(['block:2']);
  });

  test('goes along with the one in hand if a key is held down', () => {
    const { handling, touched, set } = desk(open, row(1));
    expect(handling.touch(row(2), { ...click, shiftKey: true })).toBe(false);
    expect(set).toHaveBeenCalledWith(['block:1', 'block:2']);
    expect(touched()).toEqual([]);
  });

  test('is taken when it is lifted, and put back if it is let go over nothing', () => {
    const { handling, touched, oncarry, pick } = desk(open);
    handling.lift(row(1));
    expect(touched()).toEqual(['Ligny', 'block:1']);
    pick(row(1));
    handling.drop(row(1), null);
    expect(touched()).toEqual(['Ligny', 'block:1', 'block:1']);
    expect(oncarry).not.toHaveBeenCalled();
  });

  test('goes where it is let go, and stays taken if it was before', () => {
    const { handling, touched, oncarry, pick } = desk(open);
    pick(row(1));
    handling.lift(row(1));
    handling.drop(row(1), null);
    expect(touched()).toEqual([]);
    handling.lift(row(1));
    handling.drop(row(1), 'Namur');
    expect(oncarry).toHaveBeenCalledWith(['Ligny', 'block:1', 'Namur']);
  });
});

describe('a block that is dragged over a board', () => {
  const block = { key: 'block:1', place: 'Ligny' };

  function board({ picked = false, inHand = false, first = false } = {}) {
    const state = { picked, inHand };
    const [touch, oncarry] = [vi.fn(() => void (state.picked = !state.picked)), vi.fn()];
    const lifting = new Lifting<typeof block>(() => ({
      isPicked: () => state.picked || state.inHand,
      isInHand: () => state.inHand,
      isTakenFirst: first,
      touch,
      touches: ({ key, place }) => [place, key],
      oncarry,
    }));
    return { lifting, state, touch, oncarry };
  }

  test('is taken when it is lifted, and goes where it is let go', () => {
    const { lifting, touch, oncarry } = board();
    lifting.lift(block);
    expect(touch).toHaveBeenCalledTimes(1);
    lifting.drop(block, 'Namur');
    expect(touch).toHaveBeenCalledTimes(1);
    expect(oncarry).toHaveBeenCalledWith(['Ligny', 'block:1', 'Namur']);
  });

  test.each([null, 'Ligny'])('is put back if it is let go over %s', (place) => {
    const { lifting, touch, oncarry } = board();
    lifting.lift(block);
    lifting.drop(block, place);
    expect(touch).toHaveBeenCalledTimes(2);
    expect(oncarry).not.toHaveBeenCalled();
  });

  test('stays picked if it was before', () => {
    const { lifting, touch } = board({ picked: true });
    lifting.lift(block);
    lifting.drop(block, null);
    expect(touch).not.toHaveBeenCalled();
  });

  test('is not named again where the server was told of it first', () => {
    const answered = board({ first: true });
    answered.lifting.lift(block);
    answered.state.inHand = true;
    answered.lifting.drop(block, 'Namur');
    expect(answered.oncarry).toHaveBeenCalledWith(['Namur']);
    const underWay = board({ first: true });
    underWay.lifting.lift(block);
    underWay.lifting.drop(block, 'Namur');
    expect(underWay.oncarry).toHaveBeenCalledWith(['Namur']);
  });

  test('is forgotten once it was let go', () => {
    const { lifting, touch } = board();
    lifting.lift(block);
    lifting.drop(block, null);
    lifting.drop(block, null);
    expect(touch).toHaveBeenCalledTimes(2);
  });

  test('is one of whom it is still to be said where he goes', () => {
    const leading = new Set(['Ligny', 'block:1']);
    expect(leadsOn({ leading }, ['Ligny', 'block:1'])).toBe(true);
    expect(leadsOn({ leading }, ['Ligny', 'block:2'])).toBe(false);
    expect(leadsOn({}, ['block:2'])).toBe(true);
  });
});

describe('a block that is touched on a board', () => {
  function touched(marks: Marks, more: { isMeant?: boolean; hasOther?: boolean; back?: boolean }) {
    const ontouch = vi.fn();
    const { isMeant = false, hasOther = false, back = false } = more;
    const target = back ? null : 'block:1';
    touchPiece({ marks: () => marks, ontouch }, { place: 'Ligny', target, isMeant, hasOther });
    return ontouch.mock.calls[0];
  }

  test('is meant with its place, or says by itself why it cannot be', () => {
    expect(touched(marked({ glow: LIGNY }), { isMeant: true })).toEqual(['Ligny']);
    expect(touched(marked({ glow: LIGNY }), {})).toEqual(['block:1']);
    expect(touched(marked({ glow: LIGNY }), { isMeant: true, hasOther: true })).toEqual([
      'block:1',
    ]);
  });

  test('is its place where one can go there, where only its back is seen, and where nothing can be done', () => {
    const way = marked({ glow: new Map([['Ligny', 'go' as const]]) });
    expect(touched(way, { hasOther: true })).toEqual(['Ligny']);
    expect(touched(marked({ glow: LIGNY }), { back: true })).toEqual(['Ligny']);
    expect(touched(marked({}), {})).toEqual(['Ligny']);
  });
});

test('a set-up has come as far as blocks stand somewhere', () => {
  expect(placing([undefined, 8, 0, undefined])).toEqual({ placed: 2, all: 4 });
});

test('what a card says twice is said once, but for the parts of a sum', () => {
  const fact = (id: string, text: string) => ({ id, text });
  const facts = [fact('fire', '3 dice'), fact('die-part', '1 die'), fact('die-part', '1 die')];
  expect(onceEach([...facts, fact('shot', '3 dice')])).toEqual(facts);
});
