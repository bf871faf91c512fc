// What stands where, in words: for screen readers and for the end of a battle.

import type {
  AreaFacts,
  AreaId,
  BlockId,
  BlockView,
  Mark,
  Scenery,
  Side,
  View,
} from '$types/borodino';
import type { Loss } from '$lib/table/kit';
import { countAt, factsOf, haveJoined, hiddenAt, sideOfBlock, standingAt, viewOf } from './asked';
import { areaOf, blockOf, hasRedoubt } from './places';
import { other, SIDES } from './sides';
import { words } from './words';

/** As many blocks are named one by one; more are only counted. */
const FEW = 4;

/** What a screen reader says of an area, or of a block in a battle. */
export function label(scenery: Scenery, view: View, place: string): string {
  const area = areaOf(scenery, place);
  if (area !== null) return areaLabel(scenery, view, area);
  const block = blockOf(place);
  const found = block === null ? undefined : viewOf(view, block);
  return found === undefined ? place : blockLabel(scenery, view, found);
}

const areaLabel = (scenery: Scenery, view: View, area: AreaId): string =>
  [
    ...groundText(view, scenery.areas[area]!),
    ...sourceText(scenery, view, area),
    ...SIDES.flatMap((side) => standingText(scenery, view, side, area)),
    ...fightText(scenery, view, area),
  ].join(', ');

function groundText({ turn }: View, facts: AreaFacts): string[] {
  const redoubt = hasRedoubt(facts, turn) ? 'redoubt' : 'redoubt-unready';
  return [
    facts.name,
    words.say(`ground-${facts.ground}`),
    ...(facts.has_village ? [words.say('reading-village')] : []),
    ...(facts.is_hill ? [words.say('reading-hill')] : []),
    ...(facts.shows_redoubt ? [words.say(`reading-${redoubt}`)] : []),
  ];
}

/** A source of supply, and whether it is lost for good or for as long as the enemy stands there. */
function sourceText(scenery: Scenery, view: View, area: AreaId): string[] {
  const source = scenery.sources.find((one) => one.area === area);
  if (source === undefined) return [];
  const isCut = countAt({ scenery, view }, other(source.side), area) > 0;
  const state = view.captured.includes(area) ? '-captured' : isCut ? '-cut' : '';
  return [words.say(`reading-source${state}`, { side: source.side })];
}

function standingText(scenery: Scenery, view: View, side: Side, area: AreaId): string[] {
  const seen = standingAt({ scenery, view }, side, area);
  const blocks = hiddenAt(view, side, area);
  return [
    ...seenText(scenery, view, side, seen),
    ...(blocks === 0 ? [] : [words.say('reading-hidden', { nation: nation(side), blocks })]),
  ];
}

const nation = (side: Side): string => words.say(`side-${side}`);

function seenText(scenery: Scenery, view: View, side: Side, seen: readonly BlockView[]): string[] {
  if (seen.length <= FEW) return seen.map((one) => blockLabel(scenery, view, one));
  const steps = seen.reduce((sum, one) => sum + one.steps, 0);
  return [words.say('reading-blocks', { nation: nation(side), blocks: seen.length, steps })];
}

/** A battle that is fought or waits. */
function fightText(scenery: Scenery, view: View, area: AreaId): string[] {
  const { battle } = view;
  if (battle?.area === area && !battle.over)
    return [
      words.say(battle.round === 0 ? 'reading-battle-waits' : 'reading-battle', {
        round: battle.round,
      }),
    ];
  const isContested = SIDES.every((side) => countAt({ scenery, view }, side, area) > 0);
  return isContested ? [words.say('reading-contested')] : [];
}

/** The marks that are said, in this order. An active headquarters is said to be so. */
const SAID: readonly Mark[] = ['moved', 'bombarded', 'reserve'];

/** What a screen reader says of a block. */
export function blockLabel(scenery: Scenery, view: View, one: BlockView): string {
  const facts = factsOf(scenery, one.block);
  if (facts === undefined) return '';
  const marks = marksOf(view, one);
  return [
    words.say('reading-block', {
      name: facts.name,
      kind: words.say(`kind-${facts.kind}`),
      nation: nation(facts.side),
      steps: one.steps,
      full: facts.steps,
    }),
    ...commandText(view, one),
    ...SAID.filter((mark) => marks.includes(mark)).map((mark) => words.say(`reading-${mark}`)),
    ...(view.held.includes(one.block) ? [words.say('reading-held')] : []),
    ...battleText(view, one.block),
  ].join(', ');
}

/** [BOR-9.3.1] Reserves have joined their battle when its second round has begun. */
function marksOf({ battle }: View, { area, marks = [] }: BlockView): readonly Mark[] {
  const hasJoined = battle !== null && battle.area === area && haveJoined(battle);
  return hasJoined ? marks.filter((mark) => mark !== 'reserve') : marks;
}

/** Whether a headquarters gives orders, and how many more one that acts for an army has. */
function commandText({ commands }: View, { block, marks }: BlockView): string[] {
  const command = commands.find(({ hq }) => hq === block);
  if (command === undefined)
    return marks?.includes('activated') === true ? [words.say('reading-activated')] : [];
  const { orders, post } = command;
  const isCounted = orders !== undefined && post !== undefined;
  return [isCounted ? words.say('reading-orders', { orders }) : words.say('reading-active')];
}

function battleText({ battle }: View, block: BlockId): string[] {
  if (battle === null) return [];
  return [
    ...(battle.squares.includes(block) ? [words.say('reading-square')] : []),
    ...(battle.shelters.some(({ guest }) => guest === block)
      ? [words.say('reading-sheltered')]
      : []),
    ...(battle.acted.includes(block) ? [words.say('reading-acted')] : []),
  ];
}

/** What each side has lost: blocks that were destroyed, and those that left the map. */
export function losses(scenery: Scenery, view: View): Loss[] {
  return SIDES.map((side) => {
    const count = (blocks: readonly BlockId[]) =>
      blocks.filter((block) => sideOfBlock(scenery, block) === side).length;
    const [lost, withdrawn] = [count(view.destroyed), count(view.withdrawn)];
    const all = count([...scenery.blocks.keys()]);
    const sentence = withdrawn > 0 ? 'loss-withdrawn' : 'loss-blocks';
    return {
      side: words.say(`party-${side}`),
      text: words.say(sentence, { lost, withdrawn, all }),
    };
  });
}
