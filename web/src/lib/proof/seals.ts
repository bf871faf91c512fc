// Secret orders and the hashes under which they were promised: each is made again from what was opened.
// What docs/fair-dice.md says, and nothing of the program that plays.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Bytes, Seat } from '$types/engine';
import type { Seal } from './promise';
import type { Line, Opened } from './record';

const LABEL = utf8ToBytes('grognard orders 1\0');

/** Orders that were opened, and the hash that promised them. */
export interface Unsealed extends Seal {
  /** How often orders had been opened before, in this game. */
  number: number;
  draft: unknown;
}

export type BadSeal =
  /** The orders are not those that were committed to. */
  | { why: 'orders'; line: number; seat: Seat }
  /** A seat committed to orders that were not opened with the others. */
  | { why: 'unopened'; line: number; seat: Seat };

/** The hash of orders. They are hashed as they are written: JSON without a space. */
export function sealOf(game: Bytes, number: number, { seat, draft, salt }: Opened): Bytes {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, number, true);
  const orders = utf8ToBytes(JSON.stringify(draft));
  const parts = [LABEL, hexToBytes(game), Uint8Array.of(seat), count, hexToBytes(salt), orders];
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** Every opening held against what was promised for it: all orders, or the first that do not hold. */
export function unsealed(game: Bytes, lines: readonly Line[]): Unsealed[] | BadSeal {
  const all: Unsealed[] = [];
  let promised = new Map<Seat, Bytes>();
  let number = 0;
  for (const { number: line, sealed, opened } of lines) {
    if (sealed !== undefined) {
      promised.set(sealed.seat, sealed.commitment);
      if (sealOf(game, number, sealed.orders) !== sealed.commitment)
        return { why: 'orders', line, seat: sealed.seat };
    }
    if (opened === undefined) continue;
    for (const orders of opened) {
      const commitment = promised.get(orders.seat);
      if (commitment === undefined || sealOf(game, number, orders) !== commitment)
        return { why: 'orders', line, seat: orders.seat };
      promised.delete(orders.seat);
      all.push({ seat: orders.seat, commitment, number, draft: orders.draft });
    }
    for (const [seat] of promised) return { why: 'unopened', line, seat };
    promised = new Map();
    number += 1;
  }
  return all;
}
