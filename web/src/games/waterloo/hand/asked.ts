// What is asked of whom: the open step, the side that answers it, the block in hand, and where its
// blocks stand.

import type {
  BlockFacts,
  BlockId,
  BlockView,
  Location,
  Party,
  Post,
  Role,
  Scenery,
  Side,
  Step,
  TownId,
  View,
} from '$types/waterloo';
import type { Situation, Target } from '$lib/table/kit';
import { nameOf, type NameOf } from '$lib/table/naming';
import { blockTarget, placeName } from '../places';
import { other, sideOf } from '../sides';

export type At = Situation<View, Scenery>;

export const stepOf = ({ agenda }: View): Step | null => agenda.at(-1) ?? null;

export const stepName = (view: View): NameOf<Step> | null => {
  const step = stepOf(view);
  return step === null ? null : nameOf(step);
};

/** What the open step is about, if it is about anything. */
interface About {
  party?: Party;
  role?: Role;
  town?: TownId;
  block?: BlockId;
}

export const aboutOf = (step: Step | null): About =>
  step === null || typeof step === 'string' ? {} : (Object.values(step)[0] as About);

/** The block that was taken in hand. */
export const inHand = (view: View): BlockId | null => aboutOf(stepOf(view)).block ?? null;

/** The town of the fight that is asked about. */
export const fightOf = (view: View): TownId | null => {
  const step = stepOf(view);
  const isOnMap = typeof step === 'object' && step !== null && 'show-leader' in step;
  return isOnMap ? null : (aboutOf(step).town ?? null);
};

const SIDES: Readonly<Record<Party, Side>> = {
  french: 'french',
  allies: 'allied',
  'anglo-dutch': 'allied',
  prussians: 'allied',
};

/** The side that is asked. [WAT-1.3.1] The attacker is the active one. */
export function sideAsked(view: View): Side {
  const step = stepOf(view);
  const { party, role } = aboutOf(step);
  if (party !== undefined) return SIDES[party];
  if (role !== undefined) return role === 'attacker' ? view.active : other(view.active);
  if (typeof step === 'object' && step !== null) {
    if ('starve' in step) return sideOf(step.starve.army);
    if ('name-holder' in step) return sideAt(view, step['name-holder'].at);
  }
  return view.active;
}

/** [WAT-1.3.1] Whose location it is. */
export const sideAt = (view: View, at: Location): Side =>
  at.startsWith('a-') ? view.active : other(view.active);

const POSTS: readonly Post[] = ['left', 'centre', 'right', 'reserve'];
const SPOTS = ['l', 'c', 'r', 'res'] as const;

export const locationOf = (role: Role, post: Post): Location =>
  `${role === 'attacker' ? 'a' : 'd'}-${SPOTS[POSTS.indexOf(post)] ?? 'res'}`;

export const postOf = (at: Location): Post =>
  POSTS[SPOTS.indexOf(at.slice(2) as (typeof SPOTS)[number])] ?? 'reserve';

export const roleAt = (at: Location): Role => (at.startsWith('a-') ? 'attacker' : 'defender');

/** [WAT-11.1.1] Left faces the enemy's Right, Centre his Centre; a Reserve faces nothing. */
export function facing(at: Location): Location | null {
  const to: Record<Post, Post | null> = {
    left: 'right',
    centre: 'centre',
    right: 'left',
    reserve: null,
  };
  const post = to[postOf(at)];
  return post === null
    ? null
    : locationOf(roleAt(at) === 'attacker' ? 'defender' : 'attacker', post);
}

export const factsOf = (scenery: Scenery, block: BlockId): BlockFacts | undefined =>
  scenery.blocks[block];

export const viewOf = (view: View, block: BlockId): BlockView | undefined =>
  view.blocks.find((one) => one.block === block);

export const sideOfBlock = (scenery: Scenery, block: BlockId): Side =>
  sideOf(scenery.blocks[block]?.army ?? 'french');

/** Where a block stands: on a board if it is on one, else in its town; null if it is nowhere. */
export function standing(scenery: Scenery, view: View, block: BlockId): Target | null {
  const found = viewOf(view, block);
  if (found?.town === undefined) return null;
  return placeName(scenery, { town: found.town, at: found.at ?? null });
}

/** The blocks of a side that stand in a town, or in a location of its board. */
export const standingAt = (
  { scenery, view }: Pick<At, 'scenery' | 'view'>,
  side: Side,
  town: TownId,
  at: Location | null,
): BlockView[] =>
  view.blocks.filter(
    (one) =>
      one.town === town &&
      (at === null || one.at === at) &&
      sideOfBlock(scenery, one.block) === side,
  );

/** What is touched for a block: its place, and itself if it is not alone there; itself if it is nowhere. */
export function touchedFor(situation: At, block: BlockId): Target[] {
  const { scenery, view } = situation;
  const found = viewOf(view, block);
  if (found?.town === undefined) return [blockTarget(block)];
  const at = found.at ?? null;
  const place = placeName(scenery, { town: found.town, at });
  const company = standingAt(situation, sideOfBlock(scenery, block), found.town, at).filter(
    (one) => (one.at ?? null) === at,
  );
  return company.length > 1 ? [place, blockTarget(block)] : [place];
}

/** Whether enemies of a side stand in a town, or in a location of its board, seen or hidden. */
export function hasEnemies(
  { scenery, view }: Pick<At, 'scenery' | 'view'>,
  side: Side,
  town: TownId,
  at: Location | null,
): boolean {
  const isThere = (one: { town?: TownId; at?: Location }) =>
    one.town === town && (at === null || one.at === at);
  return (
    view.hidden.some((one) => isThere(one) && sideOf(one.army) !== side) ||
    view.blocks.some((one) => isThere(one) && sideOfBlock(scenery, one.block) !== side)
  );
}
