// Who stands where while something is being shown, as far as it was told, and which battle is fought.

import type { AreaId, BlockId, Scenery, Side, View, Who } from '$types/borodino';
import { Muster, type Piece as Block } from '$lib/table/blocks/muster';
import { sideOfBlock } from '../asked';
import { areaName, blockTarget } from '../places';
import { SIDES } from '../sides';
import { backKey, hiddenIn } from './hidden';

export interface Piece extends Block {
  side: Side;
}

export class Memory extends Muster<Piece, Who> {
  readonly scenery: Scenery;
  /** The area of the battle that is fought. */
  battle: AreaId | null;
  /** The orders that active headquarters have left, as far as they are known. */
  readonly orders: Map<BlockId, number>;
  /** The blocks that are sheltered in squares in this round. */
  readonly sheltered: Set<BlockId>;
  readonly #view: View;
  /** The sides whose blocks are seen only while they are face up. */
  readonly #hideable: ReadonlySet<Side>;
  /** How many came onto the map in each area without being seen. */
  readonly #newcomers = new Map<string, number>();

  constructor(scenery: Scenery, view: View, sequence: number) {
    super([...seenIn(scenery, view), ...unseenIn(scenery, view)], sequence);
    this.scenery = scenery;
    this.battle = view.battle?.area ?? null;
    this.orders = new Map(view.commands.map(({ hq, orders }) => [hq, orders ?? 0]));
    this.sheltered = new Set(view.battle?.shelters.map(({ guest }) => guest));
    this.#view = view;
    this.#hideable = hideableIn(scenery, view);
  }

  place(area: AreaId): string {
    return areaName(this.scenery, area);
  }

  /** The place of the battle that is fought. */
  get field(): string {
    return this.battle === null ? '' : this.place(this.battle);
  }

  /** The area nearest to the middle of the map, for what happens nowhere in particular. */
  get middle(): string {
    const { width, height, areas } = this.scenery;
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - width / 2, y - height / 2);
    return areas.reduce((one, other) => (far(other) < far(one) ? other : one)).name;
  }

  /** Where something is looked at: a battle in its window, once the view has one. There blocks are places. */
  watched(place: string): string {
    const { battle, blocks } = this.#view;
    if (battle === null || place !== this.place(battle.area)) return place;
    const there = blocks.find(({ area }) => area === battle.area);
    return there === undefined ? place : blockTarget(there.block);
  }

  sideOf(block: BlockId): Side {
    return sideOfBlock(this.scenery, block);
  }

  at(place: string): Piece[] {
    return this.pieces.filter((piece) => piece.place === place);
  }

  /** The headquarters that are known to be on the map. */
  headquarters(): Piece[] {
    return this.pieces.filter(({ block }) => block !== null && this.isHeadquarters(block));
  }

  /** All that are face up. */
  faceUp(): Piece[] {
    return this.pieces.filter((piece) => this.isHideable(piece));
  }

  isHideable({ side, block }: Piece): boolean {
    return block !== null && this.#hideable.has(side);
  }

  /** Somebody comes onto the map. One of the enemy's is a back that the view does not count yet. */
  arrives({ side, face }: Who, area: AreaId): Piece {
    const isListed =
      face !== undefined && this.#view.blocks.some(({ block }) => block === face.block);
    return this.come({
      key: isListed ? blockTarget(face.block) : this.#newKey(side, area),
      side,
      place: this.place(area),
      block: isListed ? face.block : null,
      steps: isListed ? face.steps : null,
      isStirring: true,
    });
  }

  protected couldBe(piece: Piece, block: BlockId): boolean {
    return piece.side === this.sideOf(block);
  }

  protected isLike(piece: Piece, { side }: Who): boolean {
    return piece.side === side;
  }

  isHeadquarters(block: BlockId): boolean {
    return this.scenery.blocks[block]?.kind === 'headquarters';
  }

  #newKey(side: Side, area: AreaId): string {
    const counted = this.#view.hidden.find((it) => it.area === area && it.side === side)?.blocks;
    const first = backKey(side, area, counted ?? 0);
    const others = this.#newcomers.get(first) ?? 0;
    this.#newcomers.set(first, others + 1);
    return backKey(side, area, (counted ?? 0) + others);
  }
}

const seenIn = (scenery: Scenery, { blocks }: View): Piece[] =>
  blocks.flatMap(({ block, steps, area }) => {
    if (area === undefined) return [];
    const [side, place] = [sideOfBlock(scenery, block), areaName(scenery, area)];
    return [{ key: blockTarget(block), side, place, block, steps, isStirring: true }];
  });

const unseenIn = (scenery: Scenery, view: View): Piece[] =>
  hiddenIn(view).map(({ key, side, area }) => ({
    key,
    side,
    place: areaName(scenery, area),
    block: null,
    steps: null,
    isStirring: false,
  }));

/** A side of which some blocks are hidden, or all of it if the viewer sees the other one's secrets. */
function hideableIn(scenery: Scenery, { blocks, hidden }: View): ReadonlySet<Side> {
  const secret = blocks
    .filter(({ shown }) => !shown)
    .map(({ block }) => sideOfBlock(scenery, block));
  const own = new Set(secret);
  return new Set(
    SIDES.filter(
      (side) => !own.has(side) && (own.size > 0 || hidden.some((one) => one.side === side)),
    ),
  );
}
