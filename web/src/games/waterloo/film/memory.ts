// Who stands where while something is being shown, as far as it was told. Blocks that nobody can name
// are taken from those that stand where they are said to come from.

import type {
  Army,
  BlockId,
  Location,
  Role,
  Scenery,
  Side,
  TownId,
  View,
  Who,
} from '$types/waterloo';
import { Muster, type Piece as Block } from '$lib/table/blocks/muster';
import { blockTarget, placeName, placeOf, spotName, townName } from '../places';
import { skirmishOf } from '../geometry';
import { other, sideOf } from '../sides';
import { hiddenIn } from './hidden';

export interface Piece extends Block {
  army: Army;
  disrupted: boolean;
}

export class Memory extends Muster<Piece, Who> {
  readonly scenery: Scenery;
  readonly active: Side;
  /** The towns whose battles have a board. */
  readonly open: Set<TownId>;
  /** The town of the last fight. */
  town: TownId | null = null;
  /** The town of the skirmish that has its board in the view. */
  readonly #skirmish: TownId | null;
  /** The sides whose blocks the viewer always sees. */
  readonly #own: ReadonlySet<Side>;

  constructor(scenery: Scenery, view: View, sequence: number) {
    super([...seenIn(scenery, view), ...unseenIn(scenery, view)], sequence);
    this.scenery = scenery;
    this.active = view.active;
    this.open = new Set(view.battles.filter(({ open }) => open).map(({ town }) => town));
    this.#skirmish = skirmishOf(view);
    const own = view.blocks.filter(({ shown }) => !shown);
    this.#own = new Set(own.map(({ block }) => sideOf(armyOf(scenery, block))));
  }

  /** The place of a town, or of a location on its board. */
  place(town: TownId, at: Location | null = null): string {
    return at === null ? townName(this.scenery, town) : spotName(this.scenery, town, at);
  }

  /** Where something is looked at: on the board of the skirmish that has one, not on the map. */
  watched(place: string): string {
    const isThere = this.#skirmish !== null && place === this.place(this.#skirmish);
    return isThere ? this.place(this.#skirmish!, 'a-c') : place;
  }

  /** [WAT-1.3.1] In every fight of a turn the active side is the attacker. */
  sideOf(role: Role): Side {
    return role === 'attacker' ? this.active : other(this.active);
  }

  roleOf(army: Army): Role {
    return sideOf(army) === this.active ? 'attacker' : 'defender';
  }

  /** Where those of an army arrive who join a fight: the Reserve, once the battle has a board. */
  arrival(army: Army, town: TownId): string {
    if (!this.open.has(town)) return this.place(town);
    return this.place(town, this.roleOf(army) === 'attacker' ? 'a-res' : 'd-res');
  }

  /** Everybody in a town, on its map or on its board. */
  inTown(town: TownId): Piece[] {
    return this.pieces.filter(({ place }) => this.isIn(place, town));
  }

  isIn(place: string, town: TownId): boolean {
    return placeOf(this.scenery, place)?.town === town;
  }

  ofArmy(army: Army): Piece[] {
    return this.pieces.filter((piece) => piece.army === army);
  }

  /** Whether a piece is seen only as long as it is face up. */
  isHideable(piece: Piece): boolean {
    return !this.#own.has(sideOf(piece.army)) && piece.block !== null;
  }

  protected couldBe(piece: Piece, block: BlockId): boolean {
    return piece.army === this.scenery.blocks[block]?.army;
  }

  protected isLike(piece: Piece, { army }: Who): boolean {
    return piece.army === army;
  }

  /** Everybody sees which of them are disrupted. */
  protected override oneOf(found: readonly Piece[], who: Who | null): Piece | null {
    const isDisrupted = who?.disrupted === true;
    return found.findLast(({ disrupted }) => disrupted === isDisrupted) ?? super.oneOf(found, who);
  }
}

const armyOf = (scenery: Scenery, block: BlockId): Army => scenery.blocks[block]?.army ?? 'french';

function seenIn(scenery: Scenery, view: View): Piece[] {
  return view.blocks.flatMap(({ block, steps, town, at = null, marks = [] }) => {
    if (town === undefined) return [];
    return [
      {
        key: blockTarget(block),
        army: armyOf(scenery, block),
        place: placeName(scenery, { town, at }),
        block,
        steps,
        disrupted: marks.includes('disrupted'),
        isStirring: true,
      },
    ];
  });
}

const unseenIn = (scenery: Scenery, view: View): Piece[] =>
  hiddenIn(scenery, view).map((unseen) => ({
    ...unseen,
    block: null,
    steps: null,
    isStirring: false,
  }));
