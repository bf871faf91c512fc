// Which decision somebody meant who touched something that does not glow, so that the server can say
// why it cannot be taken.

import type {
  Action,
  BlockId,
  Location,
  Marker,
  Scenery,
  Step,
  TownId,
  View,
} from '$types/waterloo';
import type { Target } from '$lib/table/kit';
import { nameOf, type NameOf } from '$lib/table/naming';
import {
  aboutOf,
  facing,
  hasEnemies,
  inHand,
  postOf,
  roleAt,
  sideAsked,
  sideOfBlock,
  standingAt,
  stepOf,
  viewOf,
  type At,
} from './hand/asked';
import { blockOf, placeOf, type Place } from './places';

/** What was touched: a block, or a place. */
interface Touch {
  situation: At;
  step: Step;
  picked: readonly Target[];
  block: BlockId | null;
  place: Place | null;
}

export function meant(situation: At, picked: readonly Target[], touched: Target): Action | null {
  const step = stepOf(situation.view);
  if (step === null) return null;
  const [block, place] = [blockOf(touched), placeOf(situation.scenery, touched)];
  if (block === null && place === null) return null;
  return MEANT[nameOf(step)]?.({ situation, step, picked, block, place }) ?? null;
}

/** The block that was touched, or one of the own blocks at the place that was. */
function blockAt({ situation, block, place }: Touch): BlockId | null {
  if (block !== null) return block;
  if (place === null) return null;
  const [first] = standingAt(situation, sideAsked(situation.view), place.town, place.at);
  return first?.block ?? null;
}

/** The block that was picked, by itself or as the only one at its place. */
function pickedBlock({ situation, picked }: Touch): BlockId | null {
  const block = picked.map(blockOf).find((one) => one !== null);
  if (block !== undefined) return block;
  const place = picked[0] === undefined ? null : placeOf(situation.scenery, picked[0]);
  if (place === null) return null;
  const own = standingAt(situation, sideAsked(situation.view), place.town, place.at);
  return own.length === 1 ? (own[0]?.block ?? null) : null;
}

const aBlock =
  (about: (block: BlockId) => Action) =>
  (touch: Touch): Action | null => {
    const block = blockAt(touch);
    return block === null ? null : about(block);
  };

const aTown =
  (about: (town: TownId, situation: At) => Action) =>
  ({ place, block, situation }: Touch): Action | null => {
    const town = place?.town ?? townOf(situation, block);
    return town === null ? null : about(town, situation);
  };

const townOf = ({ view }: At, block: BlockId | null): TownId | null =>
  block === null ? null : (viewOf(view, block)?.town ?? null);

/** Somebody goes to a town: whoever was picked, else the block that was touched. */
const going =
  (about: (block: BlockId, to: TownId) => Action) =>
  (touch: Touch): Action | null => {
    const picked = pickedBlock(touch);
    if (picked !== null && touch.place !== null && touch.block === null)
      return about(picked, touch.place.town);
    const block = blockAt(touch);
    const { town } = aboutOf(touch.step);
    return block === null || town === undefined ? null : about(block, town);
  };

const MEANT: { [Name in NameOf<Step>]?: (touch: Touch) => Action | null } = {
  'set-up': aBlock((take) => ({ take })),
  place: aTown((place) => ({ place })),
  moves: aBlock((take) => ({ take })),
  move: aTown((to, situation) => path(situation, to)),
  marches: aBlock((take) => ({ take })),
  march: aTown((march) => ({ march })),
  skirmishes: aTown((fight) => ({ fight })),
  'order-battles': aTown((fight) => ({ fight })),
  pick: aBlock((pick) => ({ pick })),
  hits: aBlock((block) => ({ 'take-hit': block })),
  'leave-skirmish': going((block, to) => ({ retreat: { block, to } })),
  'leave-battle': going((block, to) => ({ retreat: { block, to } })),
  'put-markers': marker,
  'drop-woods': ({ situation, place }) =>
    isOwn(situation, place) ? { 'drop-woods': postOf(place.at) } : null,
  deploy,
  'name-holder': aBlock((hold) => ({ hold })),
  morale: aBlock((test) => ({ test })),
  'battle-phase': aBlock((take) => ({ take })),
  act,
  reinforcement: aBlock((reinforce) => ({ reinforce })),
  'cross-stream': aBlock((cross) => ({ cross })),
  regroup: going((block, to) => ({ regroup: { block, to } })),
  starve: aBlock((starve) => ({ starve })),
};

/** A move: by the road there, else by a town that has roads to both, else without a road. */
function path({ scenery, view }: At, to: TownId): Action {
  const block = inHand(view);
  const from = block === null ? undefined : viewOf(view, block)?.town;
  if (from === undefined) return { move: { to } };
  const there = neighbours(scenery, to);
  const via = there.has(from)
    ? undefined
    : [...neighbours(scenery, from)].find((one) => there.has(one));
  return { move: via === undefined ? { to } : { via, to } };
}

const neighbours = (scenery: Scenery, town: TownId): ReadonlySet<TownId> =>
  new Set(
    scenery.roads.flatMap(({ ends: [one, two] }) =>
      one === town ? [two] : two === town ? [one] : [],
    ),
  );

const isOwn = ({ view }: At, place: Place | null): place is Place & { at: Location } =>
  place !== null && place.at !== null && roleAt(place.at) === aboutOf(stepOf(view)).role;

/** A marker goes to a position: the one that was picked, else the first that was drawn. */
function marker({ situation, step, picked, place }: Touch): Action | null {
  if (!isOwn(situation, place) || typeof step !== 'object' || !('put-markers' in step)) return null;
  const held = picked.find((one) => one.startsWith('marker:'))?.slice('marker:'.length);
  const lies = (held as Marker | undefined) ?? step['put-markers'].drawn[0];
  return lies === null ? null : { 'put-marker': { marker: lies, on: postOf(place.at) } };
}

function deploy(touch: Touch): Action | null {
  const { situation, place } = touch;
  const picked = pickedBlock(touch);
  if (touch.block === null && picked !== null && isOwn(situation, place))
    return { deploy: { block: picked, to: postOf(place.at) } };
  const block = blockAt(touch);
  return block === null ? null : { deploy: { block, to: 'reserve' } };
}

/** What the block in hand is to do with what was touched. */
function act(touch: Touch): Action | null {
  const { situation, block, place } = touch;
  const { view } = situation;
  const hand = inHand(view);
  const actor = hand === null ? undefined : viewOf(view, hand);
  if (actor?.at === undefined) return null;
  const at = block === null ? (place?.at ?? null) : (viewOf(view, block)?.at ?? null);
  if (block !== null && sideOfBlock(situation.scenery, block) === sideAsked(view))
    return beside(view, block);
  if (at === null) return place === null ? null : { withdraw: place.town };
  return shoots(situation, actor.at, at) ? { fire: 'others' } : { step: at };
}

/** A friend beside the block in hand: its square is a shelter, else it could take over what is held. */
const beside = (view: View, block: BlockId): Action =>
  viewOf(view, block)?.marks?.includes('square') ? { shelter: block } : { 'pass-on': block };

/** Whether somebody who touches a location with enemies would fire there: a gun far off, all others near. */
function shoots(situation: At, from: Location, at: Location): boolean {
  const { scenery, view } = situation;
  const [hand, { town }] = [inHand(view), aboutOf(stepOf(view))];
  if (hand === null || town === undefined) return false;
  if (!hasEnemies(situation, sideOfBlock(scenery, hand), town, at)) return false;
  const isGun = scenery.blocks[hand]?.kind.endsWith('artillery') === true;
  return at === from || (isGun && at === facing(from));
}
