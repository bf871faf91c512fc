// What is done with the blocks in the hand: one is taken or let go, several go together, one is dragged.

import { leadsOn } from '$lib/board/lifting';
import type { Marks, Target } from '$lib/table/kit';
import type { Company } from '$lib/table/props';
import type { DeskRow } from './rows';
import { bandsOf, canTake, wayTo, type Band } from './touching';

/** How the table stands, asked anew with each touch. */
export interface Table<Row extends DeskRow> {
  marks: Marks;
  /** What can be touched before anything is picked. */
  first: ReadonlySet<Target>;
  /** What can be touched after that, where it is known: whoever can be meant in a place. */
  soon?: ReadonlySet<Target> | undefined;
  isAsked: boolean;
  /** The block that the server was told of; it is put back before another is taken. */
  inHand: number | null;
  /** That one, or the one that was picked. */
  held: Row | null;
  /** Whether several can do the same now, and whether a block could do so with the one in hand. */
  isShared: boolean;
  canJoin: (row: Row, isOpen: boolean) => boolean;
  /** Whether the server is told first which block is taken in hand. */
  isTakenFirst: boolean;
  /** What is decided for each where several are told one by one. */
  oneByOne?: ((row: Row) => unknown) | null;
  company: Company | undefined;
  ontouch: (target: Target) => void;
  oncarry: ((targets: readonly Target[]) => void) | undefined;
  decide: ((decisions: readonly unknown[]) => void) | undefined;
}

export class Handling<Row extends DeskRow> {
  readonly #table: () => Table<Row>;
  /** The block that was taken only because it is dragged, and whether the server took it. */
  #lifted: { block: number; isTaken: boolean } | null = null;

  constructor(table: () => Table<Row>) {
    this.#table = table;
  }

  isTaken(row: Row): boolean {
    const { held, marks } = this.#table();
    return row.block === held?.block || marks.armed.includes(row.target);
  }

  isOpen(row: Row): boolean {
    const { isAsked, marks, first, soon } = this.#table();
    return isAsked && canTake(marks, first, row, soon);
  }

  mayJoin(row: Row): boolean {
    const { company, isAsked, canJoin } = this.#table();
    return company !== undefined && isAsked && canJoin(row, this.isOpen(row));
  }

  /**
   * A card was touched: its block is taken, or with a key held down goes along with the one in hand.
   * Whoever cannot be taken is touched by himself, so that it is said why not. False if none was taken.
   */
  touch(row: Row, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
    const isAlong = (ctrlKey || metaKey || shiftKey) && this.mayJoin(row);
    const canTake = !isAlong && (this.isOpen(row) || this.isTaken(row));
    if (isAlong) this.join(row);
    else if (canTake) this.take(row);
    else this.#table().ontouch(row.target);
    return canTake;
  }

  /** Takes a block, or lets it go again. */
  take(row: Row) {
    const { inHand, marks, ontouch } = this.#table();
    if (inHand !== null) return ontouch(row.target);
    for (const target of wayTo(marks, row.touches)) ontouch(target);
  }

  /** Adds a block to those who go together, or leaves it out; the first is taken in hand. */
  join(row: Row) {
    const { company, held } = this.#table();
    if (company === undefined) return;
    if (held === null) {
      company.set([row.target]);
      this.take(row);
    } else if (company.members.length === 0) company.set([held.target, row.target]);
    else company.toggle(row.target);
  }

  /** Takes several at once: the first in hand, the others to do the same. */
  takeAll(rows: readonly Row[]) {
    const { oneByOne = null, decide, company } = this.#table();
    if (oneByOne !== null) return decide?.(rows.map(oneByOne));
    company?.set(rows.map(({ target }) => target));
    const [first] = rows;
    if (first !== undefined && !rows.some((row) => this.isTaken(row))) this.take(first);
  }

  /** Who can be taken together of those at one place. */
  bands(rows: readonly Row[]): Band<Row>[] {
    const { isAsked, company, isShared, inHand } = this.#table();
    if (!isAsked || company === undefined || !isShared) return [];
    return inHand === null ? bandsOf(rows, (row) => this.isOpen(row)) : [];
  }

  canCarry(row: Row): boolean {
    const { oncarry, isTakenFirst, marks } = this.#table();
    if (oncarry === undefined) return false;
    // A touch that would decide everything is no drag.
    return this.isTaken(row) || (this.isOpen(row) && (isTakenFirst || leadsOn(marks, row.touches)));
  }

  /** A block is taken as soon as it is lifted, so that the board shows where it can go. */
  lift(row: Row) {
    const { isTakenFirst } = this.#table();
    if (this.isTaken(row)) return void (this.#lifted = null);
    this.#lifted = { block: row.block, isTaken: isTakenFirst };
    this.take(row);
  }

  drop(row: Row, place: string | null) {
    const { inHand, oncarry } = this.#table();
    const [lifted, isInHand] = [this.#lifted, inHand === row.block];
    this.#lifted = null;
    if (place !== null) oncarry?.(isInHand || lifted?.isTaken ? [place] : [...row.touches, place]);
    // What was taken only to be dragged, and was let go over nothing, is put back.
    else if (lifted !== null && (isInHand || (!lifted.isTaken && this.isTaken(row))))
      this.take(row);
  }
}
