// What the notebook says, in sentences.

import { say } from '$lib/words';
import { blockOf, placeName, type Book } from './book';
import type { Knowledge, Sighting } from './sightings';
import type { Chance, Suspected } from './supposing';

/** What is known of a block. */
export function stateOf(book: Book, known: Knowledge): string {
  const { steps: full, hasSteps } = blockOf(book, known.block);
  switch (known.state) {
    case 'seen': {
      const { at: place, steps } = known;
      return hasSteps ? say('note-seen', { place, steps, full }) : say('note-seen-bare', { place });
    }
    case 'once':
      return sightingOf(book, known.block, known.last);
    case 'coming':
      return say('note-coming', { date: book.dateOf(known.turn) });
    case 'lost':
      return known.last === null ? say('note-lost') : say('note-lost-at', blanks(book, known.last));
    case 'removed':
      return book.words.say('note-removed');
    case 'never':
      return say('note-never');
  }
}

/** Where a block was once seen, when, and how strong. */
export function sightingOf(book: Book, block: number, sighting: Sighting): string {
  const { steps: full, hasSteps } = blockOf(book, block);
  const { steps } = sighting;
  return !hasSteps || steps === null || steps <= 0
    ? say('note-once-bare', blanks(book, sighting))
    : say('note-once', { ...blanks(book, sighting), steps, full });
}

const blanks = (book: Book, { place, turn }: Sighting) => ({
  place: placeName(book, place),
  when: turn === 0 ? book.dateOf(turn) : say('note-on', { date: book.dateOf(turn) }),
});

/** A block that was last seen somewhere, within a list of such. */
export const seenHere = (book: Book, block: number, turn: number): string =>
  say('note-seen-here-one', { name: blockOf(book, block).name, date: book.dateOf(turn) });

/** How many steps a block can have: "2 to 4 steps", "4 steps". */
export const strengthOf = ({ least, most }: Pick<Chance, 'least' | 'most'>): string =>
  least === most ? say('note-steps', { steps: most }) : say('note-steps-between', { least, most });

/** A block that may be somewhere, and how strong it can be. */
export const suspectName = (book: Book, { block, least, most }: Suspected): string => {
  const { name, hasSteps } = blockOf(book, block);
  return hasSteps ? say('note-suspect', { name, strength: strengthOf({ least, most }) }) : name;
};

/** Whether a block or a place is what somebody looks for. */
export function isMeant(query: string, ...texts: readonly string[]): boolean {
  const sought = plain(query.trim());
  return sought === '' || texts.some((text) => plain(text).includes(sought));
}

/** Accents and capitals do not matter to whoever searches. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
