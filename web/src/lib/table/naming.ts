// The decisions and steps of a game as they are written: a word, or a name with what it is about.

import type { Target } from './kit';

/** The name of an action or a step: itself where it is only a word. */
export type NameOf<T> = T extends string ? T : T extends object ? keyof T & string : never;

export const nameOf = <T extends string | object>(it: T): NameOf<T> =>
  (typeof it === 'string' ? it : Object.keys(it)[0]) as NameOf<T>;

/** What an action or a step is about, by its name; those that are only a word are about nothing. */
export type AboutOf<T, Name> =
  Extract<T, Record<Name & string, unknown>> extends infer One ? One[keyof One] : never;

/** A thing of a kind by its number: `block:12`. */
export const numbered = (kind: string, number: number): Target => `${kind}:${number}`;

/** The number of a thing of a kind; null if the target is another. */
export function numberOf(kind: string, target: Target): number | null {
  const [, found, number] = /^(\w+):(\d+)$/.exec(target) ?? [];
  return found === kind ? Number(number) : null;
}
