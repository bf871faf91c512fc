// Whether a game follows from its dice. This page knows no rules, so it asks the server, which plays
// the record again by them. That is the server's word; the dice are checked here, without it.

import type { RefusalCode } from '$types/server';
import { Refusal } from '$lib/wire/connection.svelte';
import { checked } from '$lib/wire/http';
import { reasonOf } from '$lib/wire/reason';

export type Ruling =
  | { says: 'follows'; lines: number }
  /** The game was played by rules that the server has no more. */
  | { says: 'changed' }
  | { says: 'astray'; why: string }
  /** The server gave no answer, which says nothing about the record. */
  | { says: 'nothing'; why: string };

/** With these the server refuses a record for what stands in it. */
const AGAINST: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'malformed',
  'unsound',
  'unknown',
  'illegal',
  'luck',
]);

export async function ruling(record: string): Promise<Ruling> {
  try {
    const { lines } = (await checked(record)).verdict;
    return lines === null ? { says: 'changed' } : { says: 'follows', lines };
  } catch (error) {
    const isAgainst = error instanceof Refusal && AGAINST.has(error.code);
    return { says: isAgainst ? 'astray' : 'nothing', why: reasonOf(error) };
  }
}
