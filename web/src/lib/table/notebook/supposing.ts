// Who may be where, from what the server makes of the seat's own knowledge: by block and by stack.

import type { Surmise } from '$types/engine';
import { byName, isOfOthers, type Book, type HiddenBlocks } from './book';

type Surmises = readonly Surmise[] | null;

/** A place in which a block may be, with the least and the most steps that it can have there. */
export interface Chance {
  place: number;
  least: number;
  most: number;
}

/** Blocks that stand hidden, and who may be among them; those that can be in few other places first. */
export interface Stack extends HiddenBlocks {
  suspects: readonly Suspected[];
}

export interface Suspected {
  block: number;
  least: number;
  most: number;
  /** Whether it can be nowhere else. */
  isSure: boolean;
}

/** For each block the places in which it may be, in the order of the map. */
export function chances(book: Book, surmises: Surmises): ReadonlyMap<number, readonly Chance[]> {
  const found = new Map<number, Map<number, Chance>>();
  for (const { place: name, suspects } of surmises ?? []) {
    const place = book.placeNamed(name);
    if (place === null) continue;
    for (const { piece, least, most } of suspects) {
      const places = found.get(piece) ?? new Map<number, Chance>();
      places.set(place, widest(places.get(place), { place, least, most }));
      found.set(piece, places);
    }
  }
  const inOrder = (places: Map<number, Chance>) =>
    [...places.values()].sort((one, other) => one.place - other.place);
  return new Map([...found].map(([block, places]) => [block, inOrder(places)]));
}

/** A block that may be at two spots of a place has the bounds of both. */
const widest = (one: Chance | undefined, other: Chance): Chance => ({
  place: other.place,
  least: Math.min(one?.least ?? other.least, other.least),
  most: Math.max(one?.most ?? other.most, other.most),
});

/** Everything that stands hidden, place by place, with those who may be there. */
export function stacks(book: Book, surmises: Surmises): Stack[] {
  const places = chances(book, surmises);
  return book.hidden
    .filter((hidden) => isOfOthers(book, hidden))
    .map((hidden) => ({ ...hidden, suspects: suspectsAt(book, surmises, hidden, places) }))
    .sort((one, other) => byName(book, one.place, other.place));
}

function suspectsAt(
  book: Book,
  surmises: Surmises,
  { at, side }: HiddenBlocks,
  places: ReadonlyMap<number, readonly Chance[]>,
): Suspected[] {
  const here = (surmises ?? []).filter(({ place }) => place === at);
  const others = (block: number) => places.get(block)?.length ?? 0;
  return here
    .flatMap(({ suspects }) => suspects)
    .filter(({ piece }) => book.blocks[piece]?.side === side)
    .map(({ piece, least, most }) => ({ block: piece, least, most, isSure: others(piece) === 1 }))
    .sort((one, other) => others(one.block) - others(other.block) || one.block - other.block);
}
