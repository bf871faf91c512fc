// What is asked of whom: the open step, the side that answers it, the block in hand, and where its
// blocks stand.

import type {
  AreaId,
  BattleView,
  BlockFacts,
  BlockId,
  BlockView,
  Letter,
  Role,
  Scenery,
  Side,
  Step,
  View,
} from '$types/borodino';
import type { Situation, Target } from '$lib/table/kit';
import { nameOf, type NameOf } from '$lib/table/naming';
import { areaName, blockTarget } from './places';
import { other } from './sides';

export type At = Situation<View, Scenery>;
type Standing = Pick<At, 'scenery' | 'view'>;

export const stepOf = ({ agenda }: View): Step | null => agenda.at(-1) ?? null;

export const stepName = (view: View): NameOf<Step> | null => {
  const step = stepOf(view);
  return step === null ? null : nameOf(step);
};

/** What a step is about, if it is about anything. */
export interface About {
  side?: Side;
  role?: Role;
  block?: BlockId;
  /** A headquarters that is activated, and a gun that fires. */
  hq?: BlockId;
  gun?: BlockId;
  area?: AreaId;
  at?: AreaId;
  to?: AreaId;
}

export const aboutOf = (step: Step | null): About =>
  step === null || typeof step === 'string' ? {} : (Object.values(step)[0] as About);

/** The steps in which it is said where one block goes. */
const IN_HAND: ReadonlySet<NameOf<Step>> = new Set([
  'place-block',
  'activate-move',
  'move-block',
  'straggle',
  'surplus',
  'go-on',
  'night-shift-block',
] as const);

/** The block whose way is asked for. */
export function inHand(view: View): BlockId | null {
  const step = stepOf(view);
  if (step === null || !IN_HAND.has(nameOf(step))) return null;
  const { block, hq } = aboutOf(step);
  return block ?? hq ?? null;
}

export const factsOf = (scenery: Scenery, block: BlockId): BlockFacts | undefined =>
  scenery.blocks[block];

export const isGun = ({ kind }: BlockFacts): boolean => kind.endsWith('artillery');

export const viewOf = (view: View, block: BlockId): BlockView | undefined =>
  view.blocks.find((one) => one.block === block);

export const sideOfBlock = (scenery: Scenery, block: BlockId): Side =>
  scenery.blocks[block]?.side ?? 'french';

/** [BOR-10.1.2] The side that has a role in the battle that is fought. */
export const sideOfRole = ({ battle, first }: View, role: Role): Side => {
  const attacker = battle?.attacker ?? first;
  return role === 'attacker' ? attacker : other(attacker);
};

/**
 * The side that is asked. The questions of the enemy's action phase are not in the view, nor who takes
 * the hits of a bombardment.
 */
export function sideAsked({ scenery, view }: Standing): Side {
  const step = stepOf(view);
  if (view.under_fire !== null && stepName(view) !== 'hits') return other(view.acting);
  const { side, role, block, hq, gun } = aboutOf(step);
  if (side !== undefined) return side;
  if (role !== undefined) return sideOfRole(view, role);
  const whose = block ?? hq ?? gun;
  if (whose !== undefined) return sideOfBlock(scenery, whose);
  if (step === 'main-attack') return sideOfRole(view, 'attacker');
  return step === 'battles' ? view.first : view.acting;
}

/** [BOR-10.2.1] Whether reserves and those on the flank have joined a battle. */
export const haveJoined = ({ round }: BattleView): boolean => round > 1;

/** [BOR-12.4.5] The letter with which a block acts: whoever is sheltered acts with the infantry. */
export const letterOf = ({ letter }: BlockFacts, isSheltered: boolean): Letter =>
  isSheltered ? 'c' : letter;

/** The steps of a battle that are decided in its window. Whoever goes on is out of it already. */
const IN_BATTLE: ReadonlySet<NameOf<Step>> = new Set([
  'main-attack',
  'round',
  'squares',
  'turns',
  'hits',
  'bayonet-loss',
  'end-round',
] as const);

/** Whether the open question is decided in the window of a battle. */
export function isFought(view: View): boolean {
  const step = stepOf(view);
  return view.battle !== null && step !== null && IN_BATTLE.has(nameOf(step));
}

/** The area in which a block stands; null if it is not on the map. */
export const standing = (scenery: Scenery, view: View, block: BlockId): Target | null => {
  const area = viewOf(view, block)?.area;
  return area === undefined ? null : areaName(scenery, area);
};

/** The blocks of a side in an area, as far as they are seen. */
export const standingAt = ({ scenery, view }: Standing, side: Side, area: AreaId): BlockView[] =>
  view.blocks.filter((one) => one.area === area && sideOfBlock(scenery, one.block) === side);

/**
 * What is touched for a block: itself in a battle or off the map; on the map its area, and itself if
 * it is not alone there.
 */
export function touchedFor(situation: Standing, block: BlockId): Target[] {
  const { scenery, view } = situation;
  const area = viewOf(view, block)?.area;
  if (area === undefined || isFought(view)) return [blockTarget(block)];
  const company = standingAt(situation, sideOfBlock(scenery, block), area);
  const place = areaName(scenery, area);
  return company.length > 1 ? [place, blockTarget(block)] : [place];
}

/** How many blocks of a side stand in an area that are not seen. */
export const hiddenAt = ({ hidden }: View, side: Side, area: AreaId): number =>
  hidden
    .filter((one) => one.area === area && one.side === side)
    .reduce((sum, { blocks }) => sum + blocks, 0);

/** How many blocks of a side stand in an area, seen or hidden. */
export const countAt = (situation: Standing, side: Side, area: AreaId): number =>
  standingAt(situation, side, area).length + hiddenAt(situation.view, side, area);

/** Whether enemies of a side stand in an area, seen or hidden. */
export const hasEnemies = (situation: Standing, side: Side, area: AreaId): boolean =>
  countAt(situation, other(side), area) > 0;
