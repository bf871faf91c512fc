// Which decision somebody meant who touched something that does not glow, so that the server can say
// why it cannot be taken.

import type { Action, AreaId, BlockId, BorderId, Scenery, Step } from '$types/borodino';
import type { Target } from '$lib/table/kit';
import { nameOf, type NameOf } from '$lib/table/naming';
import {
  factsOf,
  hasEnemies,
  isGun,
  sideAsked,
  sideOfBlock,
  standingAt,
  stepOf,
  viewOf,
  type At,
} from './asked';
import { areaOf, blockOf, borderOf } from './places';

/** What was touched: a block, an area, or a border. */
interface Touch {
  situation: At;
  step: Step;
  picked: readonly Target[];
  block: BlockId | null;
  area: AreaId | null;
  border: BorderId | null;
}

export function meant(situation: At, picked: readonly Target[], touched: Target): Action | null {
  const step = stepOf(situation.view);
  if (step === null) return null;
  const touch = {
    situation,
    step,
    picked,
    block: blockOf(touched),
    area: areaOf(situation.scenery, touched),
    border: borderOf(touched),
  };
  return MEANT[nameOf(step)]?.(touch) ?? null;
}

const isHeadquarters = ({ scenery }: At, block: BlockId): boolean =>
  factsOf(scenery, block)?.kind === 'headquarters';

const isOfGuns = ({ scenery }: At, block: BlockId): boolean => {
  const facts = factsOf(scenery, block);
  return facts !== undefined && isGun(facts);
};

const any = (): boolean => true;

/** The block that was touched, or one of the own blocks in the area that was: rather such a one. */
function blockIn(
  { situation, block, area }: Touch,
  such: (situation: At, block: BlockId) => boolean,
): BlockId | null {
  if (block !== null || area === null) return block;
  const own = standingAt(situation, sideAsked(situation), area).map((one) => one.block);
  return own.find((one) => such(situation, one)) ?? own[0] ?? null;
}

/** The block that was picked, by itself or as the only one in its area. */
function pickedBlock({ situation, picked }: Touch): BlockId | null {
  const block = picked.map(blockOf).find((one) => one !== null);
  if (block !== undefined) return block;
  const area = picked[0] === undefined ? null : areaOf(situation.scenery, picked[0]);
  const own = area === null ? [] : standingAt(situation, sideAsked(situation), area);
  return own.length === 1 ? own[0]!.block : null;
}

/** The area that was touched, or that of the block that was. */
const areaIn = ({ situation: { view }, area, block }: Touch): AreaId | null =>
  area ?? (block === null ? null : (viewOf(view, block)?.area ?? null));

const aBlock =
  (about: (block: BlockId, touch: Touch) => Action | null, such: typeof isOfGuns = any) =>
  (touch: Touch): Action | null => {
    const block = blockIn(touch, such);
    return block === null ? null : about(block, touch);
  };

const anArea =
  (about: (area: AreaId) => Action) =>
  (touch: Touch): Action | null => {
    const area = areaIn(touch);
    return area === null ? null : about(area);
  };

/** Whoever was picked goes to an area; else the block that was touched goes somewhere. */
const going =
  (
    about: (block: BlockId, to: AreaId) => Action,
    somewhere: (touch: Touch, block: BlockId) => AreaId | null,
  ) =>
  (touch: Touch): Action | null => {
    const picked = pickedBlock(touch);
    if (picked !== null && touch.area !== null) return about(picked, touch.area);
    const block = blockIn(touch, any);
    const to = block === null ? null : somewhere(touch, block);
    return block === null || to === null ? null : about(block, to);
  };

const taken = aBlock((take) => ({ take }));
const takenHq = aBlock((take) => ({ take }), isHeadquarters);
const moved = anArea((move) => ({ move }));
const paid = aBlock((pay) => ({ pay }), isHeadquarters);
const hit = aBlock((block) => ({ 'take-hit': block }));

const MEANT: { [Name in NameOf<Step>]?: (touch: Touch) => Action | null } = {
  place: taken,
  'place-block': anArea((place) => ({ place })),
  arrive: going((block, at) => ({ arrive: { block, at } }), entry),
  activate: aBlock((activate) => ({ activate }), isHeadquarters),
  'activate-move': moved,
  bombard,
  'pay-fire': paid,
  'pay-move': paid,
  hits: hit,
  'own-hits': hit,
  moves: taken,
  'hq-moves': takenHq,
  'move-block': moved,
  straggles: taken,
  straggle: moved,
  stacking: taken,
  surplus: moved,
  battles: anArea((fight) => ({ fight })),
  'main-attack': anArea((area) => ({ 'main-attack': area })),
  squares,
  turns,
  'go-on': anArea((to) => ({ 'go-on': to })),
  regroup: going((block, to) => ({ regroup: { block, to } }), beside),
  'captured-supply': aBlock(supplied),
  supply: aBlock(supplied),
  bridge,
  'night-shift': taken,
  'night-shift-block': moved,
};

/** Where a block comes to the map. */
function entry({ situation: { scenery } }: Touch, block: BlockId): AreaId | null {
  return factsOf(scenery, block)?.arrival?.at[0] ?? null;
}

/** An area next to that of a block. */
function beside({ situation: { scenery, view } }: Touch, block: BlockId): AreaId | null {
  const area = viewOf(view, block)?.area;
  return area === undefined ? null : (neighbours(scenery, area)[0] ?? null);
}

const neighbours = ({ borders }: Scenery, area: AreaId): AreaId[] =>
  borders.flatMap(({ ends: [one, two] }) => (one === area ? [two] : two === area ? [one] : []));

/** A gun fires at what was touched, or the block that was touched at an enemy who is near. */
function bombard(touch: Touch): Action | null {
  const { situation, area } = touch;
  const side = sideAsked(situation);
  const picked = pickedBlock(touch);
  if (picked !== null && area !== null) return { bombard: { gun: picked, at: area } };
  const block = blockIn(touch, isOfGuns);
  if (block !== null && sideOfBlock(situation.scenery, block) === side) {
    const at = enemyNear(situation, block);
    return at === null ? null : { bombard: { gun: block, at } };
  }
  const at = areaIn(touch);
  const gun = at === null ? null : gunNear(situation, at);
  return at === null || gun === null ? null : { bombard: { gun, at } };
}

/** An area with enemies: rather one next to a block than any. */
function enemyNear(situation: At, block: BlockId): AreaId | null {
  const { scenery, view } = situation;
  const area = viewOf(view, block)?.area;
  const near = area === undefined ? [] : neighbours(scenery, area);
  const met = (one: AreaId) => hasEnemies(situation, sideOfBlock(scenery, block), one);
  return [...near, ...scenery.areas.keys()].find(met) ?? null;
}

/** An own gun: rather one next to an area than any. */
function gunNear(situation: At, at: AreaId): BlockId | null {
  const side = sideAsked(situation);
  const near = [...neighbours(situation.scenery, at), ...situation.scenery.areas.keys()];
  const own = near.flatMap((area) => standingAt(situation, side, area));
  return own.find(({ block }) => isOfGuns(situation, block))?.block ?? null;
}

/** [BOR-12.2.1] A square is formed or left, or gives shelter to whoever is touched after it. */
function squares(touch: Touch): Action | null {
  const { situation, block } = touch;
  if (block === null) return null;
  const inSquare = situation.view.battle?.squares ?? [];
  const square = pickedBlock(touch);
  if (square !== null && square !== block && inSquare.includes(square))
    return { shelter: { square, guest: block } };
  return inSquare.includes(block) ? { 'leave-square': block } : { 'form-square': block };
}

/** Whoever was picked retreats to an area, or fires at the enemy who was touched; else this block fires. */
function turns(touch: Touch): Action | null {
  const { situation, block, area } = touch;
  const picked = pickedBlock(touch);
  if (block === null)
    return picked === null || area === null ? null : { retreat: { block: picked, to: area } };
  const isEnemy = sideOfBlock(situation.scenery, block) !== sideAsked(situation);
  const isSquare = situation.view.battle?.squares.includes(block) === true;
  const aim = isEnemy && isSquare ? 'squares' : 'all';
  return { fire: { block: isEnemy ? (picked ?? block) : block, aim, arms: 'fire' } };
}

/** A point is spent on a block: from the source that was captured, else from one that has points and reaches it. */
function supplied(block: BlockId, { situation, step }: Touch): Action | null {
  if (typeof step === 'object' && 'captured-supply' in step)
    return { supply: { source: step['captured-supply'].source, block } };
  const { scenery, view } = situation;
  const side = sideAsked(situation);
  const open = view.lines.filter((line) => line.side === side && line.left > 0);
  const area = viewOf(view, block)?.area;
  const reaching = open.find(({ areas }) => area !== undefined && areas.includes(area));
  const own = scenery.sources.find((one) => one.side === side)?.area;
  const source = (reaching ?? open[0])?.source ?? own;
  return source === undefined ? null : { supply: { source, block } };
}

/** The border that was touched, or a bridge of the area that was: rather one that stands. */
function bridge({ situation: { scenery, view }, border, area }: Touch): Action | null {
  if (border !== null) return { burn: border };
  const bridges = scenery.borders.flatMap(({ ends, crossing }, number) =>
    crossing === 'bridge' && area !== null && ends.includes(area) ? [number] : [],
  );
  const burn = bridges.find((one) => !view.burnt.includes(one)) ?? bridges[0];
  return burn === undefined ? null : { burn };
}
