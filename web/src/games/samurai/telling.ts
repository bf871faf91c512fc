// What this game knows of its own log: which dice fell, where turns and stages begin, whose a name is.

import type { Fact, Scenery, UnitFacts } from '$types/samurai';
import type { Seat, SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Parted, Rolled, Turned } from '$lib/table/log';
import { counted } from './film/dice';
import { happenedIn } from './film/facts';
import { headingOf } from './film/stages';
import { seatOf } from './sides';
import { words } from './words';

/** The dice of each roll, each with its line. */
export function rolls(told: Told): Rolled[] {
  return happenedIn(told).flatMap(({ fact, line }) => {
    const fallen = diceOf(fact);
    if (fallen === null || line === null) return [];
    const { dice, counts } = fallen;
    const faces = dice.map(String);
    const roll = { text: faces.join(' '), faces, line };
    return [counts.length === 0 ? roll : { ...roll, counts }];
  });
}

interface Fallen {
  dice: readonly number[];
  counts: readonly boolean[];
}

function diceOf(fact: Fact): Fallen | null {
  const fought =
    'shot' in fact ? fact.shot : 'struck' in fact ? fact.struck : 'fought' in fact && fact.fought;
  if (fought) return { dice: fought.dice, counts: counted(fought.dice, fought.value, fought.hits) };
  if ('drowned' in fact) return { dice: fact.drowned.dice, counts: [] };
  if ('tested' in fact) {
    const { die, value } = fact.tested;
    return { dice: [die], counts: [die <= value] };
  }
  if ('claimed' in fact) return { dice: [fact.claimed.die], counts: [] };
  if ('third-force-rolled' in fact) return { dice: [fact['third-force-rolled'].die], counts: [] };
  return null;
}

/** The lines with which a turn begins: it is nobody's, for all act at once. */
export function turns(told: Told): Turned[] {
  return happenedIn(told).flatMap(({ fact, line }) => {
    if (!('turn-began' in fact) || line === null) return [];
    const { turn } = fact['turn-began'];
    const text = told.log?.[line]?.text;
    return text === undefined
      ? []
      : [{ line: text, title: words.say('turn-heading', { turn }), seat: null }];
  });
}

/** The stages of a turn, by the lines with which they begin. */
export function parts(told: Told): Parted[] {
  const found: Parted[] = [];
  let last = '';
  for (const { at, fact, line } of happenedIn(told)) {
    if (line === null || 'turn-began' in fact || 'committed' in fact) continue;
    const title = headingOf(at);
    if (title !== last) found.push({ line, title });
    last = title;
  }
  return found;
}

const LETTERS: Record<UnitFacts['force'], string> = { a: 'A', b: 'B', third: 'C' };

/** A unit as the log calls it: `A1 HQ (Nobunaga)`. */
export function nameOf(scenery: Scenery, { force, number, card, label }: UnitFacts): string {
  const [title] = (scenery.cards[card]?.title ?? '').split(' (');
  return `${LETTERS[force]}${number} ${title}${label === null ? '' : ` (${label})`}`;
}

/** The names of sides and units, and whose they are; those of the third force are nobody's. */
export function names(scenery: Scenery, sides: readonly SideCard[]): Map<string, Seat> {
  const all = new Map<string, Seat>();
  for (const facts of scenery.units)
    if (facts.force !== 'third') all.set(nameOf(scenery, facts), seatOf(facts.force));
  for (const { side, title } of scenery.sides) all.set(title, seatOf(side));
  sides.forEach((side, seat) => all.set(side.title, seat));
  return all;
}
