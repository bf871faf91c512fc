// What a notebook is written from: the blocks and places of a game, and what one viewer sees and was told.

import type { Corners } from '$lib/board/blocks/outline';
import type { Part } from '$lib/board/symbol';
import type { Lexicon } from '$lib/words';
import type { Tint } from '../kit';
import type { Shelf } from './shelf';

/** A block; blocks and places are called by their numbers. */
export interface BookBlock {
  name: string;
  side: string;
  /** The heading under which it is listed. */
  corps: string;
  /** Its full steps, and whether they are worth a word. */
  steps: number;
  hasSteps: boolean;
  symbol: readonly Part[];
  /** The turn before which it cannot be on the map; null if there is none. */
  arrives: number | null;
}

/** A side, or an army of one, that has its own blocks. */
export interface BookSide {
  id: string;
  name: string;
  tint: Tint;
  corners: Corners;
}

/** Where a block stands: in a place, and by its full name, which may tell of a spot on a board there. */
export interface Whereabouts {
  place: number;
  at: string;
}

export interface SeenBlock extends Whereabouts {
  block: number;
  steps: number;
}

/** Blocks of one side of which only the backs are seen, and how many they are in words. */
export interface HiddenBlocks extends Whereabouts {
  side: string;
  blocks: number;
  text: string;
}

/** A block as an event shows it. */
export interface Glimpse {
  block: number;
  /** Null where the event does not say: as before. */
  place: number | null;
  steps: number | null;
}

/** What one event tells: that a turn began, or which blocks it shows. */
export interface Tale {
  turn: number | null;
  glimpses: readonly Glimpse[];
}

export interface Book {
  /** Where the page keeps what is noted of this game. */
  shelf: Shelf;
  /** The words that differ from game to game. */
  words: Lexicon;
  blocks: readonly BookBlock[];
  places: readonly string[];
  /** The number of a place by its name, or by that of a spot in it; null if there is none. */
  placeNamed: (name: string) => number | null;
  /** A turn within a sentence, and as it is written on the map. */
  dateOf: (turn: number) => string;
  briefDateOf: (turn: number) => string;
  /** Those whose blocks the viewer does not see. */
  sides: readonly BookSide[];
  turn: number;
  seen: readonly SeenBlock[];
  hidden: readonly HiddenBlocks[];
  /** The blocks that were lost, and those that left otherwise. */
  lost: readonly number[];
  removed: readonly number[];
  /** Everything that was told and not taken back. */
  tales: readonly Tale[];
}

export const blockOf = ({ blocks }: Book, block: number): BookBlock => blocks[block]!;

export const placeName = ({ places }: Book, place: number): string => places[place] ?? '';

export const sideOf = ({ sides }: Book, id: string): BookSide | null =>
  sides.find((side) => side.id === id) ?? null;

/** Whether a block belongs to one of those whom the viewer does not see. */
export const isOfOthers = (book: Book, { side }: Pick<BookBlock, 'side'>): boolean =>
  sideOf(book, side) !== null;

export const byName = (book: Book, one: number, other: number): number =>
  placeName(book, one).localeCompare(placeName(book, other));
