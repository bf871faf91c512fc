// What the check of the dice found, in words.

import type { Kit } from '$lib/table/kit';
import { say } from '$lib/words';
import type { Fault, Finding, Holds } from './check';
import type { Ruling } from './ruling';

/** A finding in a line: whether it is good, or worth knowing. */
export interface Sentence {
  mark: 'good' | 'note' | 'bad';
  text: string;
}

/** Secret orders that were opened, in words. */
export interface Spelling {
  orders: (draft: unknown) => readonly string[];
  /** When orders were opened; `number` counts the openings before. */
  opening: (number: number) => string;
}

/** How a game spells its secret orders; null where it has none. */
export function spellingOf(kit: Kit, scenery: unknown): Spelling | null {
  if (kit.spelled === undefined) return null;
  return {
    orders: (draft) => kit.spelled?.(scenery, draft) ?? [],
    opening: (number) =>
      kit.opening?.(scenery, number) ?? say('proof-orders-opening', { number: number + 1 }),
  };
}

/** `sides` are the names of the seats' sides, in their order. */
export function sentences(
  finding: Finding,
  sides: readonly string[],
  isImported: boolean,
): Sentence[] {
  if (!finding.holds) return [{ mark: 'bad', text: faultInWords(finding.fault, sides) }];
  return [...proved(finding), ...caveats(finding, isImported)];
}

function proved({ draws, dice, orders, sealsSeen, wasSeenBefore, mine }: Holds): Sentence[] {
  const all: Sentence[] = [{ mark: 'good', text: say('proof-draws', { draws, dice }) }];
  const sealed = orders.length;
  if (sealed > 0) all.push({ mark: 'good', text: say('proof-orders', { sealed }) });
  if (sealed > 0 && sealsSeen > 0)
    all.push({ mark: 'good', text: say('proof-seals-seen', { seen: sealsSeen }) });
  if (wasSeenBefore) all.push({ mark: 'good', text: say('proof-seen') });
  if (mine.length > 0) all.push({ mark: 'good', text: say('proof-mine', { count: mine.length }) });
  return all;
}

function caveats(found: Holds, isImported: boolean): Sentence[] {
  const names = [
    found.wasSeenBefore ? null : 'proof-unseen',
    found.isSeeded ? 'proof-seeded' : found.given === 0 ? 'proof-given-none' : null,
    isImported ? 'proof-imported' : null,
    found.isArranged ? 'proof-arranged' : null,
  ];
  return names.filter((name) => name !== null).map((name) => ({ mark: 'note', text: say(name) }));
}

const MARKS = { follows: 'good', changed: 'note', astray: 'bad', nothing: 'note' } as const;

/** What the server said of the rules. */
export const ruledInWords = (ruling: Ruling): Sentence => ({
  mark: MARKS[ruling.says],
  text: say(`proof-rules-${ruling.says}`, { ...ruling }),
});

export function faultInWords(fault: Fault, sides: readonly string[]): string {
  const name = `proof-fault-${fault.why}`;
  const side: Record<string, string> =
    'seat' in fault ? { side: sides[fault.seat] ?? String(fault.seat) } : {};
  return say(name, 'line' in fault ? { ...fault, ...side } : side);
}
