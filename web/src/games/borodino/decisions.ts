// Which things a player touches to take a decision, what it does, and what weighs so much that it is
// asked for again. No rule is in it: whether it is allowed, the server says.

import type { Action, AreaId, BlockId, Step, View } from '$types/borodino';
import type { Target, Tone } from '$lib/table/kit';
import { nameOf, type AboutOf, type NameOf } from '$lib/table/naming';
import {
  aboutOf,
  countAt,
  hasEnemies,
  inHand,
  sideOfBlock,
  standing,
  stepName,
  stepOf,
  touchedFor,
  type At,
} from './asked';
import { areaName, blockOf, blockTarget, borderTarget } from './places';

export { meant } from './decisionsMeant';

type Abouts = Exclude<Action, string>;
type Touched = {
  [Name in NameOf<Abouts>]: (about: AboutOf<Abouts, Name>, situation: At) => Target[];
};

const aBlock = (block: BlockId, situation: At): Target[] => touchedFor(situation, block);
const anArea = (area: AreaId, { scenery }: At): Target[] => [areaName(scenery, area)];
const aBlockTo = (block: BlockId, to: AreaId, situation: At): Target[] => [
  ...touchedFor(situation, block),
  areaName(situation.scenery, to),
];

/** What is touched for each decision that is about something. */
const TOUCHED: Touched = {
  take: aBlock,
  place: anArea,
  arrive: ({ block, at }, situation) => aBlockTo(block, at, situation),
  activate: aBlock,
  move: anArea,
  'act-as': () => [],
  bombard: ({ gun, at }, situation) => aBlockTo(gun, at, situation),
  pay: aBlock,
  // All who can be hit stand in one area.
  'take-hit': (block) => [blockTarget(block)],
  fight: anArea,
  'main-attack': anArea,
  'form-square': aBlock,
  'leave-square': aBlock,
  shelter: ({ square, guest }) => [blockTarget(square), blockTarget(guest)],
  // At whom it fires, and whether with bayonets, buttons tell apart.
  fire: ({ block }, situation) => aBlock(block, situation),
  retreat: ({ block, to }, situation) => aBlockTo(block, to, situation),
  withdraw: aBlock,
  pass: aBlock,
  'go-on': anArea,
  regroup: ({ block, to }, situation) => aBlockTo(block, to, situation),
  // Where two sources reach a block, buttons tell them apart.
  supply: ({ block }, situation) => aBlock(block, situation),
  burn: (border) => [borderTarget(border)],
};

export function targets(action: Action, situation: At): Target[] {
  if (action === 'stay') return stayed(situation);
  if (typeof action === 'string') return [];
  // Name and content belong together, which the type of an entry does not say.
  const [[name, about]] = Object.entries(action) as [[NameOf<Abouts>, never]];
  // The decisions of a later server are buttons.
  return TOUCHED[name]?.(about, situation) ?? [];
}

/** A headquarters that stays is touched where it stands. */
function stayed({ scenery, view }: At): Target[] {
  const hq = inHand(view);
  const place = hq === null ? null : standing(scenery, view, hq);
  return place === null ? [] : [place];
}

const STRIKE: ReadonlySet<NameOf<Action>> = new Set(['bombard', 'fight', 'fire', 'burn'] as const);

const GO: ReadonlySet<NameOf<Action>> = new Set([
  'place',
  'arrive',
  'stay',
  'move',
  'retreat',
  'withdraw',
  'go-on',
  'regroup',
] as const);

export function tone(action: Action, situation: At): Tone {
  const name = nameOf(action);
  if (STRIKE.has(name) || isAttack(action, situation)) return 'strike';
  return GO.has(name) ? 'go' : 'choose';
}

/** Whether the block in hand goes among enemies. */
function isAttack(action: Action, situation: At): boolean {
  const block = inHand(situation.view);
  if (typeof action === 'string' || block === null || !('move' in action)) return false;
  return hasEnemies(situation, sideOfBlock(situation.scenery, block), action.move);
}

/** What has odds, or cannot be mended: it is asked for again. */
const WEIGHTY: ReadonlySet<NameOf<Action>> = new Set([
  'bombard',
  'fire',
  'withdraw',
  'burn',
] as const);

export function isWeighty(action: Action, situation: At): boolean {
  const step = stepName(situation.view);
  if (typeof action === 'object') {
    // [BOR-6.4.2] Whoever moves without orders rolls a die for it.
    if ('move' in action) return step === 'straggle';
    // [BOR-8.4.3] Whoever has to leave a full area loses a step at once.
    if ('take' in action) return step === 'stacking';
    if ('retreat' in action) return isCostly(action.retreat, situation);
  }
  return WEIGHTY.has(nameOf(action));
}

/** Whether a retreat may cost a step: [BOR-13.1.6] out of a square, or [BOR-13.3.1] to where there is no room. */
function isCostly({ block, to }: { block: BlockId; to: AreaId }, situation: At): boolean {
  const { scenery, view } = situation;
  const { squares = [], shelters = [] } = view.battle ?? {};
  if (squares.includes(block) || shelters.some(({ guest }) => guest === block)) return true;
  const room = scenery.areas[to]?.stacking ?? 0;
  return countAt(situation, sideOfBlock(scenery, block), to) >= room;
}

/** The steps that begin when a block is taken in hand, and do nothing yet. */
const TAKEN: ReadonlySet<NameOf<Step>> = new Set([
  'place-block',
  'activate-move',
  'move-block',
  'straggle',
  'night-shift-block',
] as const);

/** Whoever has a block in hand and touches it again, or nothing, puts it back; another is taken instead. */
export function instead(situation: At, touched: Target | null): Target[] | null {
  const { scenery, view } = situation;
  const [step, held] = [stepOf(view), inHand(view)];
  if (step === null || held === null || !TAKEN.has(nameOf(step))) return null;
  const block = touched === null ? held : blockOf(touched);
  if (block === held) return [];
  // Its own area: another who stands there is meant.
  if (touched === standing(scenery, view, held)) return touchedFor(situation, held).slice(0, -1);
  const isOwn = block !== null && sideOfBlock(scenery, block) === sideOfBlock(scenery, held);
  return isOwn ? touchedFor(situation, block) : null;
}

/** The decisions that others can take after one, each for itself; each says it for a member. */
const SHARED: { [Name in NameOf<Action>]?: (member: BlockId, action: Action, at: At) => Action[] } =
  {
    place: (member, action) => [{ take: member }, action],
    move: (member, action, { view }) => (goTogether(view) ? [{ take: member }, action] : []),
    // [BOR-6.3.7] Once it is said who pays, the others go where the first went.
    pay: (member, _, { view }) => {
      const { to } = aboutOf(stepOf(view));
      return stepName(view) === 'pay-move' && to !== undefined
        ? [{ take: member }, { move: to }]
        : [];
    },
    arrive: (block, action) => changed(action, 'arrive', block),
    'form-square': (block) => [{ 'form-square': block }],
    'leave-square': (block) => [{ 'leave-square': block }],
    pass: (pass) => [{ pass }],
    // Whoever may lose a step for it is asked about by himself.
    retreat: (block, action, at) =>
      changed(action, 'retreat', block).filter((one) => !isWeighty(one, at)),
    regroup: (block, action) => changed(action, 'regroup', block),
  };

/** A headquarters takes its place alone, and whoever moves without orders rolls for himself. */
const goTogether = (view: View): boolean =>
  stepName(view) !== 'activate-move' && stepName(view) !== 'straggle';

/** The same for another block. */
const changed = (action: Action, name: string, block: BlockId): Action[] => [
  { [name]: { ...(Object.values(action)[0] as object), block } } as Action,
];

export function alike(action: Action, situation: At, member: Target): Action[] {
  const block = blockOf(member);
  if (block === null || block === actorOf(action, situation.view)) return [];
  return SHARED[nameOf(action)]?.(block, action, situation) ?? [];
}

/** [BOR-6.3.7] Who pays for one may be asked for each of a company: the same pays again. */
export function between(action: Action, { view }: At): Action | 'ask' | null {
  if (stepName(view) !== 'pay-move') return null;
  return nameOf(action) === 'pay' ? action : 'ask';
}

/** The block for which a decision is taken. */
function actorOf(action: Action, view: View): BlockId | null {
  if (typeof action === 'string') return inHand(view);
  if ('pay' in action) return aboutOf(stepOf(view)).block ?? null;
  const [about] = Object.values(action) as unknown[];
  if (typeof about === 'object' && about !== null && 'block' in about) return Number(about.block);
  return 'form-square' in action || 'leave-square' in action || 'pass' in action
    ? Number(about)
    : inHand(view);
}
