// What the notebook says, in sentences.

import type { Army, BlockFacts, BlockId, Scenery, TownId } from '$types/waterloo';
import { placeName, townName } from '../places';
import { words } from '../words';
import type { Knowledge, Sighting } from './sightings';
import type { Chance, Stack, Suspected } from './supposing';

/** The date of a turn: "16 June". */
export const dateOf = (scenery: Scenery, turn: number): string =>
  scenery.track[turn - 1]?.date ?? words.say('note-before');

/** The corps of a block as a heading; leaders have none. */
export function corpsName({ army, corps }: Pick<BlockFacts, 'army' | 'corps'>): string {
  if (corps === null) return words.say('note-corps-none');
  const own = `note-corps-${army}-${corps}`;
  return words.has(own) ? words.say(own) : words.say('note-corps', { corps });
}

export const armyName = (army: Army): string => words.say(`note-army-${army}`);

export const factsOf = (scenery: Scenery, block: BlockId): BlockFacts => scenery.blocks[block]!;

/** What is known of a block. */
export function stateOf(scenery: Scenery, known: Knowledge): string {
  const facts = factsOf(scenery, known.block);
  switch (known.state) {
    case 'seen': {
      const { town, at, steps } = known;
      return at === null && facts.kind === 'leader'
        ? words.say('note-seen-leader', { place: townName(scenery, town) })
        : words.say('note-seen', {
            place: placeName(scenery, { town, at }),
            steps,
            full: facts.steps,
          });
    }
    case 'once':
      return sightingOf(scenery, facts, known.last);
    case 'lost':
      return known.last === null
        ? words.say('note-lost')
        : words.say('note-lost-at', blanks(scenery, known.last));
    default:
      return words.say(`note-${known.state}`);
  }
}

/** Where a block was once seen, when, and how strong. */
export function sightingOf(scenery: Scenery, facts: BlockFacts, sighting: Sighting): string {
  const { steps } = sighting;
  const isBare = facts.kind === 'leader' || steps === null || steps <= 0;
  return isBare
    ? words.say('note-once-leader', blanks(scenery, sighting))
    : words.say('note-once', { ...blanks(scenery, sighting), steps, full: facts.steps });
}

const blanks = (scenery: Scenery, { town, turn }: Sighting) => ({
  place: townName(scenery, town),
  date: dateOf(scenery, turn),
});

/** How many steps a block can have: "2 to 4 steps", "4 steps". */
export const strengthOf = ({ least, most }: Pick<Chance, 'least' | 'most'>): string =>
  least === most
    ? words.say('note-steps', { steps: most })
    : words.say('note-steps-between', { least, most });

/** How many stand somewhere, and how many of them are disrupted. */
export const stackSize = ({ army, blocks, disrupted }: Stack): string =>
  words.say('note-stack', { army: words.say(`army-${army}`), blocks, disrupted });

/** A block that may be somewhere, for whoever cannot see its picture. */
export const suspectName = (scenery: Scenery, { block, isSure, ...bounds }: Suspected): string => {
  const { name, kind } = factsOf(scenery, block);
  if (kind === 'leader') return name;
  return words.say('note-suspect', { name, strength: strengthOf(bounds) });
};

/** Whether a block or a town is what somebody looks for. */
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

export const townsOf = (scenery: Scenery, towns: readonly TownId[]): string[] =>
  towns.map((town) => townName(scenery, town));
