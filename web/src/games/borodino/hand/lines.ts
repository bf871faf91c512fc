// What one does here, in one short line; and blocks and headquarters in words.

import type { BattleView, BlockId, Mark, Scenery, View } from '$types/borodino';
import type { Marks } from '$lib/table/kit';
import { nameOf } from '$lib/table/naming';
import { aboutOf, haveJoined, inHand, stepOf } from '../asked';
import { blockOf } from '../places';
import { words } from '../words';
import { canCommand, type Command } from './commands';
import { isSetUp } from './contents';
import { corpsTitle } from './groups';
import type { Row } from './rows';

interface Looked {
  scenery: Scenery;
  view: View;
  marks: Pick<Marks, 'picked'>;
  /** Whether whoever looks is asked. */
  isAsked: boolean;
  /** How many go together. */
  company: number;
  /** Whether all blocks are placed. */
  isPlaced: boolean;
}

/** The steps that end with a place for somebody who was picked before, and those with something else. */
const PICKED: Readonly<Record<string, string>> = {
  'place-block': 'to',
  arrive: 'to',
  'move-block': 'to',
  straggle: 'straggle',
  surplus: 'to',
  'go-on': 'to',
  regroup: 'to',
  'night-shift-block': 'to',
  'activate-move': 'activate-move',
  'activate-role': 'activate-role',
  bombard: 'aim',
  turns: 'act',
  'pay-fire': 'pay',
  'pay-move': 'pay',
};

export function lineOf(looked: Looked): string {
  const { scenery, view, isAsked, company, isPlaced } = looked;
  const step = stepOf(view);
  if (view.winner !== null || view.is_drawn) return words.say('hand-line-over');
  if (!isAsked || step === null)
    return words.say(isSetUp(view) ? 'hand-line-wait-set-up' : 'hand-line-wait');
  const name = nameOf(step);
  if (name === 'place' && isPlaced) return words.say('hand-line-placed');
  const [block, end] = [meantBy(looked), PICKED[name]];
  if (block === null || end === undefined) return plainLine(name);
  if (company > 1 && end === 'to') return words.say('hand-line-company', { blocks: company });
  return words.say(`hand-line-${end}`, { block: scenery.blocks[block]?.name ?? '' });
}

/** The block that a step is about, or that was picked. */
function meantBy({ view, marks }: Looked): BlockId | null {
  const { hq, gun, block } = aboutOf(stepOf(view));
  const picked = marks.picked.map(blockOf).find((one) => one !== null);
  return inHand(view) ?? gun ?? block ?? hq ?? picked ?? null;
}

/** A later server may ask something else. */
const plainLine = (name: string): string =>
  words.has(`hand-line-${name}`) ? words.say(`hand-line-${name}`) : '';

const kindTitle = ({ facts }: Row): string => words.say(`kind-${facts.kind}`);

/** What a block is, in a line or two; a corps that has its name from its kind is not said again. */
export function aboutText(row: Row): string[] {
  const titles = new Set([kindTitle(row), corpsTitle(row.facts.corps)]);
  return [[...titles].join(', '), words.say('hand-strength', strengthOf(row))];
}

const strengthOf = ({ facts, steps }: Row) => ({ steps, full: facts.steps, fire: facts.fire });

/** The marks that matter: in a battle, only who is still to join it. */
const saidIn = (battle: BattleView | null): readonly Mark[] => {
  if (battle === null) return ['moved', 'bombarded', 'activated'];
  return haveJoined(battle) ? [] : ['reserve'];
};

/** What a block has done or suffered, in a word or two each. */
export function statesOf({ block, marks, done, isHeld }: Row, { battle }: View): string[] {
  const states: string[] = saidIn(battle).filter((mark) => marks.includes(mark));
  if (battle?.squares.includes(block) === true) states.push('square');
  if (battle?.shelters.some(({ guest }) => guest === block) === true) states.push('sheltered');
  if (done && battle !== null) states.push('acted');
  if (isHeld) states.push('held');
  return states.map((state) => words.say(`hand-is-${state}`));
}

/** Everything about a block, for whoever hears it. */
export function spoken(row: Row, view: View): string {
  const about = words.say('hand-block', {
    ...strengthOf(row),
    ...{ name: row.facts.name, kind: kindTitle(row), corps: corpsTitle(row.facts.corps) },
  });
  return [about, ...(row.place === null ? [] : [row.place]), ...statesOf(row, view)].join(', ');
}

/** How a headquarters stands, and how many it reaches. Of an army the orders are counted. */
export function commandText(command: Command, isReady: boolean): string[] {
  const { standing, blocks, orders } = command;
  const reach = words.say('hand-reaches', { blocks: blocks.length });
  if (!canCommand(command)) return [words.say(`hand-hq-${standing}`)];
  if (orders !== null) return [words.say('hand-hq-army', { orders }), reach];
  const isSaid = standing === 'active' || isReady;
  return isSaid ? [words.say(`hand-hq-${standing}`), reach] : [reach];
}

/** Everything about a headquarters, for whoever hears it. */
export function spokenCommand(command: Command, isReady: boolean): string {
  const { facts, steps, place } = command.row;
  const name = words.say('hand-hq', { name: facts.name, steps, full: facts.steps });
  const post = command.acting?.post;
  const acts =
    post === undefined ? [] : [words.say('hand-hq-post', { post: words.say(`post-${post}`) })];
  return [name, place ?? '', ...acts, ...commandText(command, isReady)].join(', ');
}
