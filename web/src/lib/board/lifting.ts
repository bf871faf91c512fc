// Blocks that are dragged over a board: one is taken as soon as it is lifted, so that the board shows
// where it can go, and put back if it is let go over nothing.

import type { Marks, Target } from '$lib/table/kit';

/** How the table stands, asked anew with each block. */
export interface Lifted<Piece> {
  /** Whether it was taken or picked before. */
  isPicked: (piece: Piece) => boolean;
  /** Whether the server was told of it, and whether that is what comes first. */
  isInHand: (piece: Piece) => boolean;
  isTakenFirst: boolean;
  touch: (piece: Piece) => void;
  /** What is touched to take it. */
  touches: (piece: Piece) => readonly Target[];
  oncarry: ((targets: readonly Target[]) => void) | undefined;
}

/** Whether it is still to be said where a block goes when all of this was touched: then it can be lifted. */
export const leadsOn = ({ leading }: Pick<Marks, 'leading'>, touches: readonly Target[]): boolean =>
  leading === undefined || leading.has(touches.at(-1) ?? '');

export class Lifting<Piece extends { key: string; place: string }> {
  readonly #table: () => Lifted<Piece>;
  /** The block that was taken only because it is dragged. */
  #lifted: string | null = null;

  constructor(table: () => Lifted<Piece>) {
    this.#table = table;
  }

  lift(piece: Piece) {
    const { isPicked, touch } = this.#table();
    this.#lifted = isPicked(piece) ? null : piece.key;
    if (this.#lifted !== null) touch(piece);
  }

  /** It is let go over a place, or over nothing. */
  drop(piece: Piece, to: string | null) {
    const { isInHand, isTakenFirst, touch, touches, oncarry } = this.#table();
    const isLifted = this.#lifted === piece.key;
    this.#lifted = null;
    if (to !== null && to !== piece.place) {
      const isTaken = isInHand(piece) || (isLifted && isTakenFirst);
      oncarry?.(isTaken ? [to] : [...touches(piece), to]);
    } else if (isLifted && (isInHand(piece) || !isTakenFirst)) touch(piece);
  }
}
