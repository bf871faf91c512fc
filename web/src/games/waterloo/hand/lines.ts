// What one does here, in one short line; and blocks, groups and places in words.

import type { BlockFacts, Location, Post, Scenery, View } from '$types/waterloo';
import type { Marks } from '$lib/table/kit';
import { nameOf } from '$lib/table/naming';
import { blockOf, townName, type Place } from '../places';
import { words } from '../words';
import { inHand, postOf, stepOf } from './asked';
import { isSetUp, type Enemy, type Group } from './contents';
import type { Row } from './rows';

interface Looked {
  scenery: Scenery;
  view: View;
  marks: Pick<Marks, 'picked'>;
  /** Whether whoever looks is asked. */
  isAsked: boolean;
  /** How many go together. */
  company: number;
}

/** The steps that end with a place for somebody who was picked before. */
const GOING: ReadonlySet<string> = new Set([
  ...['place', 'move', 'march', 'leave-skirmish', 'leave-battle', 'deploy', 'regroup'],
]);

export function lineOf({ scenery, view, marks, isAsked, company }: Looked): string {
  const step = stepOf(view);
  if (view.winner !== null || step === null) return words.say('hand-line-over');
  if (!isAsked) return words.say(isSetUp(view) ? 'hand-line-wait-set-up' : 'hand-line-wait');
  const name = nameOf(step);
  if (name === 'set-up' && view.blocks.every(({ town }) => town !== undefined))
    return words.say('hand-line-placed');
  const picked = marks.picked.map(blockOf).find((one) => one !== null);
  const block = inHand(view) ?? picked ?? null;
  if (block === null || !(GOING.has(name) || name === 'act'))
    // A later server may ask something else.
    return words.has(`hand-line-${name}`) ? words.say(`hand-line-${name}`) : '';
  if (company > 1 && GOING.has(name)) return words.say('hand-line-company', { blocks: company });
  const title = scenery.blocks[block]?.name ?? '';
  return words.say(`hand-line-${name === 'act' || name === 'march' ? name : 'to'}`, {
    block: title,
  });
}

export const corpsTitle = (corps: string | null): string =>
  words.say('hand-corps', { corps: corps ?? 'none' });

export function groupTitle(scenery: Scenery, { title }: Group): string {
  if ('town' in title) return townName(scenery, title.town);
  if ('at' in title) return postTitle(title.at, title.isOwn);
  return corpsTitle(title.corps);
}

const postTitle = (at: Location, isOwn: boolean): string => {
  const post = words.say(`post-${postOf(at) satisfies Post}`);
  return isOwn ? post : words.say('hand-their-post', { post });
};

/** A place by its name; a location as whoever looks calls it. */
export const spotTitle = (scenery: Scenery, { town, at }: Place, isOwn: boolean): string =>
  at === null ? townName(scenery, town) : postTitle(at, isOwn);

export const kindTitle = ({ kind }: BlockFacts): string => words.say(`kind-${kind}`);

/** What a block is, in a line or two. */
export function aboutText({ facts, steps }: Row): string[] {
  const kind = kindTitle(facts);
  if (facts.kind === 'leader') return [kind];
  const strength = { steps, full: facts.steps, fire: facts.fire };
  return [`${kind}, ${corpsTitle(facts.corps)}`, words.say('hand-strength', strength)];
}

/** What a block has done or suffered, in a word or two each. */
export function statesOf({ marks, done }: Row): string[] {
  const SAID = ['disrupted', 'engaged', 'square', 'picked', 'untested', 'fired'] as const;
  const states = SAID.filter((mark) => marks.includes(mark)).map((mark) => `hand-is-${mark}`);
  if (marks.includes('acted')) states.push('hand-is-acted');
  else if (done) states.push('hand-is-moved');
  return states.map((id) => words.say(id));
}

/** Everything about a block, for whoever hears it. */
export function spoken(row: Row): string {
  const { facts, steps } = row;
  const about = words.say('hand-block', {
    name: facts.name,
    kind: kindTitle(facts),
    corps: corpsTitle(facts.corps),
    steps,
    full: facts.steps,
    fire: facts.fire,
  });
  return [about, ...statesOf(row)].join(', ');
}

export const spokenEnemy = ({ army, facts, steps, count }: Enemy): string =>
  facts === null
    ? words.say('inspect-hidden', { blocks: count, army: words.say(`army-${army}`) })
    : words.say('hand-enemy', {
        name: facts.name,
        kind: kindTitle(facts),
        steps: steps ?? 0,
        full: facts.steps,
      });
