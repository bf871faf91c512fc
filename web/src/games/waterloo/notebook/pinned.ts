// What of the notebook is pencilled on the map: for each town the player's signs and words, the
// blocks that he guesses there, and those that were last seen there.

import type { BlockId, Scenery, TownId } from '$types/waterloo';
import type { Mark, Notes } from './notes.svelte';
import type { Knowledge } from './sightings';

export interface Pinned {
  town: TownId;
  marks: readonly Mark[];
  guessed: readonly BlockId[];
  /** Blocks that were seen here last and are out of sight, the latest first. */
  remembered: readonly { block: BlockId; steps: number | null; turn: number }[];
}

/** The towns at which there is something to show. */
export function pinned(
  scenery: Scenery,
  known: readonly Knowledge[],
  notes: Pick<Notes, 'guesses' | 'marks'>,
): Pinned[] {
  const out = known.filter(({ state }) => state === 'once' || state === 'never');
  const guesses = out.filter(({ block }) => notes.guesses.has(block));
  return scenery.towns
    .map((_, town) => ({
      town,
      marks: notes.marks.filter((mark) => mark.town === town),
      guessed: guesses
        .filter(({ block }) => notes.guesses.get(block) === town)
        .map(({ block }) => block),
      remembered: lastSeenAt(out, town),
    }))
    .filter(
      ({ marks, guessed, remembered }) => marks.length + guessed.length + remembered.length > 0,
    );
}

function lastSeenAt(known: readonly Knowledge[], town: TownId): Pinned['remembered'] {
  return known
    .flatMap((one) =>
      one.state === 'once' && one.last.town === town
        ? [{ block: one.block, steps: one.last.steps, turn: one.last.turn }]
        : [],
    )
    .sort((one, other) => other.turn - one.turn || one.block - other.block);
}
