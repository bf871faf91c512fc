// What every notebook makes of what was told, whatever game it is kept of. Of the blocks in a sample the
// first is one's own, the others are the enemy's; the last two have four steps.

import { expect, it } from 'vitest';
import type { Told } from '$types/protocol';
import type { Book } from '$lib/table/notebook/book';
import { pinned } from '$lib/table/notebook/pinned';
import { stateOf } from '$lib/table/notebook/saying';
import { histories, knowledge, type Knowledge } from '$lib/table/notebook/sightings';
import { chances, stacks } from '$lib/table/notebook/supposing';

export interface Sample<View> {
  /** The notebook in turn 2, after this was told and with so much in view. */
  book: (told: readonly Told[], change?: Partial<View>) => Book;
  /** These blocks show their faces at a place. */
  shown: (place: number, ...faces: [block: number, steps: number][]) => unknown;
  inSight: (block: number, place: number, steps: number) => Partial<View>;
  /** So many enemies stand hidden in a place. */
  hidden: (place: number, blocks: number) => Partial<View>;
  /** What is said of block 2, that was seen in the first place in turn 1 with 3 steps. */
  once: string;
}

export const told = <Event = unknown>(...pages: Event[][]): Told[] =>
  pages.map((events, index) => ({ sequence: index + 1, events: events as Told['events'] }) as Told);

export const FIRST = { 'turn-began': { turn: 1 } };
export const SECOND = { 'turn-began': { turn: 2 } };

/** What is known of each block of the enemy. */
export const knownIn = (book: Book): Map<number, Knowledge> =>
  new Map(knowledge(book).map((one) => [one.block, one]));

/** What was seen, and when. */
export function remembers<View>({ book, shown, once }: Sample<View>) {
  const known = (...pages: unknown[][]) => knownIn(book(told(...pages)));

  it('is of the enemy alone', () => {
    expect([...known().keys()]).toEqual([1, 2, 3]);
  });

  it('is remembered with its place, its turn and its steps', () => {
    const pages = told<unknown>([FIRST], [shown(0, [2, 3], [0, 4])], [SECOND]);
    const found = knownIn(book(pages));
    expect(found.get(2)).toMatchObject({ state: 'once', last: { place: 0, turn: 1, steps: 3 } });
    expect(found.get(3)).toMatchObject({ state: 'never' });
    expect(stateOf(book(pages), found.get(2)!)).toBe(once);
    expect(stateOf(book(pages), found.get(3)!)).toBe('Not seen yet');
  });

  it('has no date before the first turn, and says so', () => {
    const pages = told<unknown>([shown(0, [2, 3])], [FIRST]);
    const said = stateOf(book(pages), knownIn(book(pages)).get(2)!);
    expect(said).toMatch(/^Seen at \S+ before the (battle|campaign) with 3 of 4 steps$/);
  });

  it('forgets what was taken back', () => {
    const pages = told<unknown>([FIRST], [shown(0, [2, 3])]);
    const undone = { sequence: 3, undone: 2 } as Told;
    expect(histories(book(pages)).size).toBe(1);
    expect(histories(book([...pages, undone])).size).toBe(0);
  });

  it('has a date in a game that begins in the middle of a turn', () => {
    expect(known([shown(0, [2, 3])]).get(2)).toMatchObject({ last: { turn: 2 } });
    expect(known([shown(0, [2, 3])], [SECOND]).get(2)).toMatchObject({ last: { turn: 1 } });
  });
}

/** Who may be where. */
export function supposes<View>({ book, hidden }: Sample<View>) {
  it('puts first whoever must be there, and says nothing before it was asked', () => {
    const now = book([], hidden(0, 2));
    const [here, there] = now.places;
    const surmises = [
      {
        place: here!,
        suspects: [
          { piece: 2, least: 2, most: 3 },
          { piece: 3, least: 4, most: 4 },
        ],
      },
      { place: there!, suspects: [{ piece: 2, least: 1, most: 3 }] },
      { place: 'Nowhere', suspects: [{ piece: 2, least: 1, most: 1 }] },
    ];
    const found = chances(now, surmises);
    expect(found.get(2)).toEqual([
      { place: 0, least: 2, most: 3 },
      { place: 1, least: 1, most: 3 },
    ]);
    expect(chances(now, null).size).toBe(0);
    const [stack, ...others] = stacks(now, surmises);
    expect(others).toEqual([]);
    expect(stack).toMatchObject({ place: 0, at: here, blocks: 2 });
    expect(stack!.suspects).toEqual([
      { block: 3, least: 4, most: 4, isSure: true },
      { block: 2, least: 2, most: 3, isSure: false },
    ]);
  });
}

/** What is pencilled on the map. */
export function pins<View>({ book, shown, inSight }: Sample<View>) {
  it('puts guesses and memories where they belong, and no guess about whoever is in sight', () => {
    const now = book(told<unknown>([FIRST, shown(0, [2, 3])]), inSight(3, 0, 2));
    const guesses = new Map([
      [1, 2],
      [3, 2],
    ]);
    expect(pinned(now, knowledge(now), { guesses, marks: [] })).toEqual([
      { place: 0, marks: [], guessed: [], remembered: [{ block: 2, steps: 3, turn: 1 }] },
      { place: 2, marks: [], guessed: [1], remembered: [] },
    ]);
  });
}
