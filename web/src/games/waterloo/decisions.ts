// Which things a player touches to take a decision, what it does, and what weighs so much that it is
// asked for again. No rule is in it: whether it is allowed, the server says.

import type { Action, BlockId, Location, Step, TownId, View } from '$types/waterloo';
import type { Target, Tone } from '$lib/table/kit';
import { nameOf, type AboutOf, type NameOf } from '$lib/table/naming';
import {
  aboutOf,
  facing,
  fightOf,
  hasEnemies,
  inHand,
  locationOf,
  roleAt,
  sideOfBlock,
  standing,
  standingAt,
  stepName,
  stepOf,
  touchedFor,
  viewOf,
  type At,
} from './hand/asked';
import { blockOf, blockTarget, markerTarget, spotName, townName } from './places';

export { meant } from './decisionsMeant';

type Abouts = Exclude<Action, string>;
type Touched = {
  [Name in NameOf<Abouts>]: (
    about: AboutOf<Abouts, Name>,
    situation: At,
    places: readonly string[],
  ) => Target[];
};

const aBlock = (block: BlockId, situation: At): Target[] => touchedFor(situation, block);
const aTown = (town: TownId, { scenery }: At): Target[] => [townName(scenery, town)];
/** A block by itself: everybody who is asked about stands at one place, or the other is plain. */
const one = (block: BlockId): Target[] => [blockTarget(block)];
const aBlockAndTown = ({ block, to }: { block: BlockId; to: TownId }, situation: At): Target[] => [
  ...touchedFor(situation, block),
  townName(situation.scenery, to),
];

/** A location of the fight that is asked about. */
function spot({ scenery, view }: At, at: Location): Target[] {
  const town = fightOf(view);
  return town === null ? [] : [spotName(scenery, town, at)];
}

/** A location as the side that is asked calls it. */
function post(situation: At, on: Parameters<typeof locationOf>[1]): Target[] {
  const { role } = aboutOf(stepOf(situation.view));
  return role === undefined ? [] : spot(situation, locationOf(role, on));
}

/** What is touched for each decision that is about something. */
const TOUCHED: Touched = {
  take: aBlock,
  place: aTown,
  // Where two paths lead to one town, buttons tell them apart.
  move: ({ to }, situation) => aTown(to, situation),
  march: aTown,
  fight: aTown,
  pick: one,
  'take-hit': one,
  retreat: aBlockAndTown,
  'put-marker': ({ marker, on }, situation) => [markerTarget(marker), ...post(situation, on)],
  'drop-woods': (on, situation) => post(situation, on),
  deploy: ({ block, to }, situation) => [...touchedFor(situation, block), ...post(situation, to)],
  hold: one,
  test: aBlock,
  step: (to, situation) => spot(situation, to),
  // Where two ways lead to one location, or a square is formed there, buttons tell them apart.
  'step-by': ({ to }, situation) => spot(situation, to),
  'step-in-square': (to, situation) => spot(situation, to),
  // Its sentence names where the shots fall; in a location with squares, buttons tell the groups apart.
  fire: (_, situation, places) => (places.length > 0 ? [places.at(-1) ?? ''] : aim(situation)),
  shelter: one,
  'pass-on': one,
  withdraw: aTown,
  reinforce: aBlock,
  cross: one,
  regroup: aBlockAndTown,
  starve: aBlock,
};

/** Where the block in hand fires: at whom it is engaged with, else at the facing position. */
function aim(situation: At): Target[] {
  const block = inHand(situation.view);
  const found = block === null ? undefined : viewOf(situation.view, block);
  if (found?.at === undefined) return [];
  const at = found.marks?.includes('engaged') ? found.at : facing(found.at);
  return at === null ? [] : spot(situation, at);
}

export function targets(action: Action, situation: At, places: readonly string[] = []): Target[] {
  if (typeof action === 'string') return [];
  // Name and content belong together, which the type of an entry does not say.
  const [[name, about]] = Object.entries(action) as [[NameOf<Abouts>, never]];
  // The decisions of a later server are buttons.
  return TOUCHED[name]?.(about, situation, places) ?? [];
}

const GO: ReadonlySet<NameOf<Action>> = new Set([
  'place',
  'move',
  'march',
  'step',
  'step-by',
  'step-in-square',
  'deploy',
  'put-marker',
  'retreat',
  'regroup',
  'withdraw',
  'reinforce',
  'cross',
] as const);

export function tone(action: Action, situation: At): Tone {
  const name = nameOf(action);
  if (name === 'fire' || isAttack(action, situation)) return 'strike';
  return GO.has(name) ? 'go' : 'choose';
}

/** Whether a block goes among enemies. */
function isAttack(action: Action, { scenery, view }: At): boolean {
  const block = inHand(view);
  if (typeof action === 'string' || block === null) return false;
  const side = sideOfBlock(scenery, block);
  const met = (town: TownId, at: Location | null) => hasEnemies({ scenery, view }, side, town, at);
  if ('move' in action) return met(action.move.to, null);
  if ('march' in action) return met(action.march, null);
  const town = fightOf(view);
  const to = endOf(action);
  return to !== null && town !== null && met(town, to);
}

/** The location where a move on the board ends. */
function endOf(action: Action): Location | null {
  if (typeof action === 'string') return null;
  if ('step' in action) return action.step;
  if ('step-by' in action) return action['step-by'].to;
  return 'step-in-square' in action ? action['step-in-square'] : null;
}

/** What has odds, or ends something for good: it is asked for again. */
const WEIGHTY: ReadonlySet<NameOf<Action>> = new Set([
  'march',
  'show-leader',
  'hide-leader',
  'test',
  'fire',
  'withdraw',
] as const);

export function isWeighty(action: Action, situation: At): boolean {
  if (action === 'confirm') return isForGood(stepOf(situation.view));
  const to = endOf(action);
  if (to !== null) return isBold(to, situation);
  return WEIGHTY.has(nameOf(action));
}

/** A set-up and a deployment cannot be mended when they are confirmed. */
const isForGood = (step: Step | null): boolean =>
  typeof step === 'object' && step !== null && ('set-up' in step || 'deploy' in step);

/** A step into an enemy position, or one that leaves an own one to nobody: either may end the battle. */
function isBold(to: Location, situation: At): boolean {
  const { scenery, view } = situation;
  const block = inHand(view);
  const found = block === null ? undefined : viewOf(view, block);
  if (found?.town === undefined || found.at === undefined) return true;
  const { role } = aboutOf(stepOf(view));
  if (roleAt(to) !== role) return true;
  if (roleAt(found.at) !== role || found.at.endsWith('-res')) return false;
  const side = sideOfBlock(scenery, found.block);
  return standingAt(situation, side, found.town, found.at).length === 1;
}

/** The steps that begin when a block is taken in hand, and do nothing yet. */
const IN_HAND: ReadonlySet<NameOf<Step>> = new Set(['place', 'move', 'march', 'act'] as const);

/** Whoever has a block in hand and touches it again, or nothing, puts it back; another is taken instead. */
export function instead(situation: At, touched: Target | null): Target[] | null {
  const { scenery, view } = situation;
  const [step, held] = [stepOf(view), inHand(view)];
  if (step === null || held === null || !IN_HAND.has(nameOf(step))) return null;
  const block = touched === null ? held : blockOf(touched);
  if (block === held) return [];
  // Its own place: another who stands there is meant.
  if (touched === standing(scenery, view, held)) return touchedFor(situation, held).slice(0, -1);
  const isOwn = block !== null && sideOfBlock(scenery, block) === sideOfBlock(scenery, held);
  return isOwn ? touchedFor(situation, block) : null;
}

/** The decisions that others can take after one, each for itself; each says it for a member. */
const SHARED: {
  [Name in NameOf<Action>]?: (member: BlockId, action: Action, situation: At) => Action[];
} = {
  place: (member, action) => [{ take: member }, action],
  move: (member, action) => [{ take: member }, action],
  march: (member, action) => [{ take: member }, action],
  'show-leader': marchAgain,
  'hide-leader': marchAgain,
  step: (member, action) => [{ take: member }, action],
  'step-by': (member, action) => [{ take: member }, action],
  'step-in-square': (member, action) => [{ take: member }, action],
  withdraw: (member, action) => [{ take: member }, action],
  pick: (pick) => [{ pick }],
  reinforce: (reinforce) => [{ reinforce }],
  deploy: (block, action) => changed(action, 'deploy', block),
  retreat: (block, action) => changed(action, 'retreat', block),
  regroup: (block, action) => changed(action, 'regroup', block),
};

/** The same for another block. */
const changed = (action: Action, name: string, block: BlockId): Action[] => [
  { [name]: { ...(Object.values(action)[0] as object), block } } as Action,
];

/** The block with which the leader was shown or kept hidden has marched: the others march to the same town. */
function marchAgain(member: BlockId, _: Action, { view }: At): Action[] {
  const step = stepOf(view);
  if (typeof step !== 'object' || step === null || !('show-leader' in step)) return [];
  return [{ take: member }, { march: step['show-leader'].to }];
}

export function alike(action: Action, situation: At, member: Target): Action[] {
  const block = blockOf(member);
  if (block === null || block === blockIn(action, situation.view)) return [];
  return SHARED[nameOf(action)]?.(block, action, situation) ?? [];
}

/** [WAT-7.1.7] A march may ask for the leader first: one who was kept hidden is kept hidden again. */
export function between(action: Action, { view }: At): Action | 'ask' | null {
  if (stepName(view) !== 'show-leader') return null;
  return action === 'hide-leader' ? action : 'ask';
}

/** The block that a decision is about. */
function blockIn(action: Action, view: View): BlockId | null {
  if (typeof action === 'string') return inHand(view);
  const [about] = Object.values(action) as unknown[];
  if (typeof about === 'object' && about !== null && 'block' in about) return Number(about.block);
  return 'pick' in action || 'reinforce' in action ? Number(about) : inHand(view);
}
