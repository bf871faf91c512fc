// What a viewer knows of blocks that are not his own: which he sees now, which he has seen and
// when, which he never saw. Everything comes from what he was told; a face that was shown once is
// remembered here, and by nobody else.

import { isOfOthers, type Book, type Glimpse } from './book';

/** A block that was seen: where, in which turn, and with how many steps. */
export interface Sighting {
  place: number;
  turn: number;
  /** Unknown only of a block of which no face was shown. */
  steps: number | null;
}

export type Knowledge = { block: number; history: readonly Sighting[] } & (
  | { state: 'seen'; place: number; at: string; steps: number }
  | { state: 'once'; last: Sighting }
  | { state: 'never' }
  | { state: 'coming'; turn: number }
  | { state: 'lost'; last: Sighting | null }
  | { state: 'removed' }
);

/** How many places of a block are remembered. */
const MEMORY = 6;

/** What is known of each block of the others, in roster order. */
export function knowledge(book: Book): readonly Knowledge[] {
  const seen = histories(book);
  return book.blocks.flatMap((facts, block) =>
    isOfOthers(book, facts) ? [knowledgeOf(book, block, seen.get(block) ?? [])] : [],
  );
}

function knowledgeOf(book: Book, block: number, history: readonly Sighting[]): Knowledge {
  const last = history.at(-1);
  if (book.lost.includes(block)) return { block, history, state: 'lost', last: last ?? null };
  if (book.removed.includes(block)) return { block, history, state: 'removed' };
  const now = book.seen.find((one) => one.block === block);
  if (now !== undefined) return { ...now, history, state: 'seen' };
  if (last !== undefined) return { block, history, state: 'once', last };
  const turn = book.blocks[block]?.arrives ?? 0;
  return turn > book.turn
    ? { block, history, state: 'coming', turn }
    : { block, history, state: 'never' };
}

/** Where each block was seen, the latest last; a block that stays where it is is seen there once a turn. */
export function histories(book: Book): ReadonlyMap<number, readonly Sighting[]> {
  const found = new Map<number, Sighting[]>();
  let turn = turnBefore(book) ?? book.turn;
  for (const tale of book.tales) {
    turn = tale.turn ?? turn;
    for (const glimpse of tale.glimpses) remember(found, glimpse, turn);
  }
  return found;
}

/** The turn before the first of which it was told that it began; a game can begin in the middle of one. */
function turnBefore({ tales }: Book): number | null {
  const first = tales.find(({ turn }) => turn !== null)?.turn ?? null;
  return first === null ? null : first - 1;
}

function remember(found: Map<number, Sighting[]>, glimpse: Glimpse, turn: number) {
  const history = found.get(glimpse.block) ?? [];
  const last = history.at(-1);
  const place = glimpse.place ?? last?.place;
  if (place === undefined) return;
  const sighting = { place, turn, steps: glimpse.steps };
  const isSame = last !== undefined && last.place === place && last.turn === turn;
  const before = isSame ? history.slice(0, -1) : history;
  found.set(glimpse.block, [...before, sighting].slice(-MEMORY));
}
