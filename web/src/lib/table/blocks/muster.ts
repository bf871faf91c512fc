// Who stands where while something is being shown, as far as it was told. Blocks that nobody can name
// are taken from those that stand where they are said to come from.

import type { RollShown } from '../kit';

/** A block, or the back of one. */
export interface Piece {
  /** What it is called in a `Motion`. */
  key: string;
  place: string;
  /** Who it is, if that is known. */
  block: number | null;
  steps: number | null;
  /** Whether it is drawn by itself: blocks that are not known are only counted until they do something. */
  isStirring: boolean;
}

/** A block and the steps it has, as its face shows them. */
export interface Face {
  block: number;
  steps: number;
}

/** Who did something; with a face if it is known who. */
export interface Doer {
  face?: Face;
}

export abstract class Muster<P extends Piece, W extends Doer = Doer> {
  /** The blocks that are face up for a while. */
  readonly lifted = new Set<P>();
  /** The path of the last move, and how many moves were shown one after the other. */
  lastPath = '';
  moves = 0;
  protected readonly pieces: P[];
  #rolls: number;

  constructor(pieces: P[], sequence: number) {
    this.pieces = pieces;
    this.#rolls = sequence * 100;
  }

  /** Whether a piece that nobody can name could be this block. */
  protected abstract couldBe(piece: P, block: number): boolean;

  /** Whether a piece that nobody can name could be who did something. */
  protected abstract isLike(piece: P, who: W): boolean;

  /** Whether a piece is seen only as long as it is face up. */
  abstract isHideable(piece: P): boolean;

  /** Where something at a place is looked at. */
  abstract watched(place: string): string;

  /** Which of several that nobody can name it was: in a stack the last lies on top. */
  protected oneOf(found: readonly P[], _who: W | null): P | null {
    return found.at(-1) ?? null;
  }

  /** The piece of a block that is known already; null if it is not seen. */
  seen(block: number): P | null {
    return this.pieces.find((piece) => piece.block === block) ?? null;
  }

  /** The piece of a block that is named. One that was not seen before is one of those at a place. */
  known(block: number, isThere: (place: string) => boolean = () => true): P | null {
    const isMeant = (piece: P) => this.couldBe(piece, block) && isThere(piece.place);
    return this.seen(block) ?? this.oneOf(this.#nameless(isMeant), null);
  }

  /** The piece of whoever did something at a place. */
  whose(who: W, place: string): P | null {
    if (who.face !== undefined) return this.known(who.face.block, (at) => at === place);
    const isMeant = (piece: P) => piece.place === place && this.isLike(piece, who);
    return this.oneOf(this.#nameless(isMeant), who);
  }

  /** The moves that follow are others. */
  halt(): void {
    this.lastPath = '';
    this.moves = 0;
  }

  come(piece: P): P {
    this.pieces.push(piece);
    return piece;
  }

  gone(piece: P): void {
    this.pieces.splice(this.pieces.indexOf(piece), 1);
    this.lifted.delete(piece);
  }

  /** Dice that are thrown now, and anew with every roll. */
  thrown(roll: Omit<RollShown, 'key'>): RollShown {
    this.#rolls += 1;
    return { ...roll, key: this.#rolls };
  }

  #nameless(isMeant: (piece: P) => boolean): P[] {
    return this.pieces.filter((piece) => piece.block === null && isMeant(piece));
  }
}
