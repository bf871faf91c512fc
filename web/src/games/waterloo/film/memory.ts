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
import type { RollShown } from '$lib/table/kit';
import { blockTarget, placeName, placeOf, spotName, townName } from '../places';
import { skirmishOf } from '../geometry';
import { other, sideOf } from '../sides';
import { hiddenIn } from './hidden';

export interface Piece {
  key: string;
  army: Army;
  place: string;
  /** Who it is, if that is known. */
  block: BlockId | null;
  steps: number | null;
  disrupted: boolean;
  /** Whether it is drawn by itself: blocks that are not known are only counted until they do something. */
  isStirring: boolean;
}

export class Memory {
  readonly scenery: Scenery;
  readonly active: Side;
  /** The towns whose battles have a board. */
  readonly open: Set<TownId>;
  /** The blocks that are face up for a while: leaders who urge, skirmishers. */
  readonly lifted = new Set<Piece>();
  /** The path of the last move, and the town of the last fight. */
  lastPath = '';
  town: TownId | null = null;
  /** The town of the skirmish that has its board in the view. */
  readonly #skirmish: TownId | null;
  readonly #pieces: Piece[];
  /** The sides whose blocks the viewer always sees. */
  readonly #own: ReadonlySet<Side>;
  #rolls: number;

  constructor(scenery: Scenery, view: View, sequence: number) {
    this.scenery = scenery;
    this.active = view.active;
    this.open = new Set(view.battles.filter(({ open }) => open).map(({ town }) => town));
    this.#skirmish = skirmishOf(view);
    const armyOf = (block: BlockId) => scenery.blocks[block]?.army ?? 'french';
    this.#pieces = [
      ...view.blocks.flatMap(({ block, steps, town, at = null, marks = [] }) =>
        town === undefined
          ? []
          : [
              {
                key: blockTarget(block),
                army: armyOf(block),
                place: placeName(scenery, { town, at }),
                block,
                steps,
                disrupted: marks.includes('disrupted'),
                isStirring: true,
              },
            ],
      ),
      ...hiddenIn(scenery, view).map((unseen) => ({
        ...unseen,
        block: null,
        steps: null,
        isStirring: false,
      })),
    ];
    this.#own = new Set(
      view.blocks.filter(({ shown }) => !shown).map(({ block }) => sideOf(armyOf(block))),
    );
    this.#rolls = sequence * 100;
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

  /** The piece of a block that is named. One that was not seen before is one of those at a place. */
  known(block: BlockId, isThere: (place: string) => boolean = () => true): Piece | null {
    const seen = this.#pieces.find((piece) => piece.block === block);
    if (seen !== undefined) return seen;
    const army = this.scenery.blocks[block]?.army;
    return army === undefined ? null : this.#nameless(army, isThere);
  }

  /** The piece of whoever did something at a place. */
  whose(who: Who, place: string): Piece | null {
    if (who.face !== undefined) return this.known(who.face.block, (at) => at === place);
    return this.#nameless(who.army, (at) => at === place, who.disrupted === true);
  }

  /** Everybody in a town, on its map or on its board. */
  inTown(town: TownId): Piece[] {
    return this.#pieces.filter(({ place }) => this.isIn(place, town));
  }

  isIn(place: string, town: TownId): boolean {
    return placeOf(this.scenery, place)?.town === town;
  }

  ofArmy(army: Army): Piece[] {
    return this.#pieces.filter((piece) => piece.army === army);
  }

  /** Whether a piece is seen only as long as it is face up. */
  isHideable(piece: Piece): boolean {
    return !this.#own.has(sideOf(piece.army)) && piece.block !== null;
  }

  gone(piece: Piece): void {
    this.#pieces.splice(this.#pieces.indexOf(piece), 1);
    this.lifted.delete(piece);
  }

  /** Dice that are thrown now, and anew with every roll. */
  thrown(roll: Omit<RollShown, 'key'>): RollShown {
    this.#rolls += 1;
    return { ...roll, key: this.#rolls };
  }

  /** The last of those at a place who are not known: in a stack it lies on top. */
  #nameless(army: Army, isThere: (place: string) => boolean, isDisrupted = false): Piece | null {
    const found = this.#pieces.filter(
      (piece) => piece.army === army && piece.block === null && isThere(piece.place),
    );
    return found.findLast(({ disrupted }) => disrupted === isDisrupted) ?? found.at(-1) ?? null;
  }
}
