// How far a set-up has come, and what would place the rest where they are printed.

/** A block, and where it is printed. */
export interface Printed {
  block: number;
  place: number;
}

export interface Placing {
  placed: number;
  all: number;
  rest: Printed[];
}

interface SetUp {
  /** Those who begin on the map, and where they stand now. */
  blocks: readonly { block: number; place: number | undefined }[];
  /** The places of all who are there already, one for each. */
  taken: readonly number[];
  /** Where a block is printed. */
  printed: (block: number) => number | null;
  /** How many a place takes. */
  room: (place: number) => number;
}

/** Each block goes where it is printed, as far as there is room: the others are left. */
export function placing({ blocks, taken, printed, room }: SetUp): Placing {
  const left = blocks.filter(({ place }) => place === undefined);
  const numbers = new Map<number, number>();
  const more = (place: number) => numbers.set(place, (numbers.get(place) ?? 0) + 1);
  taken.forEach(more);
  const rest = left.flatMap(({ block }): Printed[] => {
    const place = printed(block);
    if (place === null || (numbers.get(place) ?? 0) >= room(place)) return [];
    more(place);
    return [{ block, place }];
  });
  return { placed: blocks.length - left.length, all: blocks.length, rest };
}
