// What is pencilled at one place, and how much room it takes.

import { say } from '$lib/words';
import { blockOf, placeName, sideOf, type Book, type BookSide } from '$lib/table/notebook/book';
import type { Pin } from '$lib/table/notebook/page';
import type { Pinned } from '$lib/table/notebook/pinned';
import { seenHere } from '$lib/table/notebook/saying';
import type { Part } from '../symbol';

/** How far blocks lie apart, how high their row is, the day below it, and a line of writing. */
export const APART = 17;
export const ROW = 17;
export const DAY = 9;
export const LINE = 12;
/** How many blocks fit, and how many letters of a note are shown. */
const MOST = 4;
const LETTERS = 22;

export interface DrawnBlock {
  block: number;
  isGuess: boolean;
  side: BookSide;
  symbol: readonly Part[];
}

/** The marks of a place, in rows from above: blocks, the day, lines of writing. */
export interface Drawn {
  place: number;
  /** All of it in words. */
  label: string;
  blocks: readonly DrawnBlock[];
  /** How many blocks more there are than fit. */
  more: number;
  /** The day of the latest memory. */
  day: string | null;
  lines: readonly { side: BookSide; pin: Pin | null; text: string }[];
  width: number;
  height: number;
}

export function drawn(book: Book, pinned: Pinned): Drawn {
  const all = blocksOf(book, pinned);
  const blocks = all.slice(0, MOST);
  const more = all.length - blocks.length;
  const latest = pinned.remembered[0];
  const day =
    latest === undefined ? null : say('note-pin-seen', { date: book.briefDateOf(latest.turn) });
  const lines = pinned.marks.flatMap(({ side: id, pin, text }) => {
    const side = sideOf(book, id);
    return side === null ? [] : [{ side, pin, text: short(text) }];
  });
  const letters = Math.max(0, ...lines.map(({ text }) => text.length));
  return {
    place: pinned.place,
    label: labelOf(book, pinned),
    blocks,
    more,
    day,
    lines,
    width: Math.max(
      blocks.length * APART + (more > 0 ? 12 : 0),
      letters * 4.6 + 14,
      (day?.length ?? 0) * 3.8,
    ),
    height: (blocks.length > 0 ? ROW : 0) + (day === null ? 0 : DAY) + lines.length * LINE,
  };
}

/** What lies side by side at a place: guesses before memories. */
function blocksOf(book: Book, { guessed, remembered }: Pinned): DrawnBlock[] {
  const memories = remembered.map(({ block }) => block).filter((block) => !guessed.includes(block));
  const one = (block: number, isGuess: boolean): DrawnBlock[] => {
    const { side: id, symbol } = blockOf(book, block);
    const side = sideOf(book, id);
    return side === null ? [] : [{ block, isGuess, side, symbol }];
  };
  return [
    ...guessed.flatMap((block) => one(block, true)),
    ...memories.flatMap((block) => one(block, false)),
  ];
}

const short = (text: string) =>
  text.length <= LETTERS ? text : `${text.slice(0, LETTERS - 1).trimEnd()}…`;

function labelOf(book: Book, { place, marks, guessed, remembered }: Pinned): string {
  return [
    say('note-of', { place: placeName(book, place) }),
    ...marks.flatMap(({ pin, text }) => [
      ...(pin === null ? [] : [say(`note-sign-${pin}`)]),
      ...(text === '' ? [] : [text]),
    ]),
    ...guessed.map((block) => `${say('note-my-guess')} ${blockOf(book, block).name}`),
    ...remembered.map(({ block, turn }) => seenHere(book, block, turn)),
  ].join(say('note-comma'));
}
