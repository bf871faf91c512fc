// What this browser saw of a game before its first die: its id, the commitment to its key, and the
// bytes that it added itself. A proof is held against these, so they are kept where only this browser
// writes.

import type { Bytes, Seat } from '$types/engine';
import type { Told } from '$types/protocol';
import type { TableCard } from '$types/server';
import { drop, keep, recall } from '$lib/kept';

/** A hash of secret orders that a seat told everybody before they were opened. */
export interface Seal {
  seat: Seat;
  commitment: Bytes;
}

export interface Promised {
  id: Bytes;
  commitment: Bytes;
  /** The bytes given for each of our own seats. */
  pinches: Record<Seat, Bytes>;
  /** The hashes of secret orders that were told before these were opened. */
  seals?: Seal[];
}

/** So many games are remembered; the browser has room for more, but not for all that will ever be played. */
const MOST = 200;

/** Whether no die can have fallen yet. */
const isBefore = ({ waiting }: TableCard) => 'seats' in waiting || 'pinches' in waiting;

/** Writes down what is promised at a table, the first time that it is seen, before the game begins. */
export function remember(card: TableCard): void {
  if (!isBefore(card) || card.imported || promised(card.table) !== null) return;
  write(card.table, { id: card.id, commitment: card.commitment, pinches: {} });
}

/** Writes down the bytes that a seat of ours gives. */
export function rememberPinch(card: TableCard, seat: Seat, bytes: Bytes): void {
  remember(card);
  const before = promised(card.table);
  if (before !== null)
    write(card.table, { ...before, pinches: { ...before.pinches, [seat]: bytes } });
}

/** What is promised and has not been opened yet, in what somebody was told. */
export function openSeals(told: readonly Told[]): Seal[] {
  // What happens without being a seat's doing, such as an opening, ends what was promised before.
  const last = told.findLastIndex((one) => one.seat === undefined && one.events !== undefined);
  return told
    .slice(last + 1)
    .flatMap(({ seat, commitment }) =>
      seat === undefined || commitment === undefined ? [] : [{ seat, commitment }],
    );
}

/** Writes down hashes of secret orders that have not been opened yet. */
export function rememberSeals(table: Bytes, seals: readonly Seal[]): void {
  const before = promised(table);
  if (before === null) return;
  const known = before.seals ?? [];
  const news = seals.filter(
    (seal) => !known.some(({ commitment }) => commitment === seal.commitment),
  );
  if (news.length > 0) write(table, { ...before, seals: [...known, ...news] });
}

/** What was promised at a table, if this browser was there to see it. */
export const promised = (table: Bytes): Promised | null => recall(`promise.${table}`);

/** Forgets what was promised at a table at which nothing was played. */
export function forget(table: Bytes): void {
  drop(`promise.${table}`);
  keep('promises', others(table));
}

/** The other tables at which something was promised, the newest last. */
const others = (table: Bytes): Bytes[] =>
  (recall<Bytes[]>('promises') ?? []).filter((other) => other !== table);

function write(table: Bytes, promise: Promised): void {
  const tables = [...others(table), table];
  for (const old of tables.slice(0, -MOST)) drop(`promise.${old}`);
  keep('promises', tables.slice(-MOST));
  keep(`promise.${table}`, promise);
}
