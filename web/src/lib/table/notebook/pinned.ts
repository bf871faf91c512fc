// What of the notebook is pencilled on the map: for each place the player's signs and words, the
// blocks that he guesses there, and those that were last seen there.

import { isOfOthers, type Book } from './book';
import type { Notes } from './notes.svelte';
import type { Mark } from './page';
import type { Knowledge } from './sightings';

export interface Pinned {
  place: number;
  marks: readonly Mark[];
  guessed: readonly number[];
  /** Blocks that were seen here last and are out of sight, the latest first. */
  remembered: readonly { block: number; steps: number | null; turn: number }[];
}

/** The places at which there is something to show. */
export function pinned(
  book: Book,
  known: readonly Knowledge[],
  notes: Pick<Notes, 'guesses' | 'marks'>,
): Pinned[] {
  const out = known.filter(({ state }) => state === 'once' || state === 'never');
  const guesses = out.filter(({ block }) => notes.guesses.has(block));
  const marks = notes.marks.filter((mark) => isOfOthers(book, mark));
  return book.places
    .map((_, place) => ({
      place,
      marks: marks.filter((mark) => mark.place === place),
      guessed: guesses
        .filter(({ block }) => notes.guesses.get(block) === place)
        .map(({ block }) => block),
      remembered: lastSeenAt(out, place),
    }))
    .filter(
      ({ marks, guessed, remembered }) => marks.length + guessed.length + remembered.length > 0,
    );
}

function lastSeenAt(known: readonly Knowledge[], place: number): Pinned['remembered'] {
  return known
    .flatMap((one) =>
      one.state === 'once' && one.last.place === place
        ? [{ block: one.block, steps: one.last.steps, turn: one.last.turn }]
        : [],
    )
    .sort((one, other) => other.turn - one.turn || one.block - other.block);
}
