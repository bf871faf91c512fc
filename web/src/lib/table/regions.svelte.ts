// The drawing as it is looked at: where its places are, and which part of it is in the window where
// it has several. It follows the question and what happens, unless somebody turns to another part.

import type { Viewer } from '$types/engine';
import type { Looked } from '$types/protocol';
import { happening } from './attending';
import type { Direction, Kit, Motion, Region, Seen } from './kit';

/** Whatever is looked at: a table, or a record. */
interface Watched {
  kit: Kit;
  scenery: unknown;
  viewer: Viewer;
  turned: boolean;
  stage: { shown: Looked | null; motion: Motion; isUpToDate: boolean };
}

type Box = Region['box'];
type Point = { x: number; y: number };

const isIn = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

export class Regions {
  readonly #table: Watched;
  /** The part that somebody turned to, and the question during which he did. */
  #chosen = $state.raw<{ id: string; during: string } | null>(null);
  /** Where one was last: there one stays in a pause of what is shown. */
  #last = '';

  readonly #seen = $derived.by((): Seen | undefined => {
    const { stage, viewer } = this.#table;
    return stage.shown === null ? undefined : { view: stage.shown.view, viewer };
  });
  /** The parts, where the game has any. */
  readonly all: readonly Region[] = $derived.by(() => {
    const { kit, scenery } = this.#table;
    return (this.#seen && kit.regions?.(scenery, this.#seen)) ?? [];
  });
  /** The one in which the question is decided. */
  readonly #asked = $derived.by(() => {
    const { kit, scenery } = this.#table;
    return this.#find(this.#seen && kit.region?.(scenery, this.#seen));
  });
  /** Whoever is asked himself chooses for that one question; else as long as it is asked there, of them. */
  readonly #question = $derived.by((): string => {
    const { viewer, stage } = this.#table;
    const waiting = JSON.stringify(stage.shown?.waiting ?? null);
    const isMine = (stage.shown?.decisions.length ?? 0) > 0;
    return [viewer, waiting, this.#asked?.id, isMine && stage.shown?.sequence].join(' ');
  });
  /** The part that is looked at; null where there are none. */
  readonly now: Region | null = $derived.by(() => {
    const { stage } = this.#table;
    const chosen = this.#chosen?.during === this.#question ? this.#chosen.id : undefined;
    const stays = stage.isUpToDate ? undefined : this.#find(this.#last);
    const now =
      this.#find(chosen) ?? this.#happens() ?? stays ?? this.#asked ?? this.all[0] ?? null;
    this.#last = now?.id ?? '';
    return now;
  });
  readonly box: Box = $derived.by(() => {
    const { kit, scenery } = this.#table;
    return this.now?.box ?? { x: 0, y: 0, ...kit.size(scenery) };
  });

  constructor(table: Watched) {
    this.#table = table;
  }

  /** Where a place is in the drawing as it is seen; null if it is none. */
  centre(place: string): Point | null {
    const { kit, scenery, turned } = this.#table;
    return kit.centre(scenery, place, turned, this.#seen);
  }

  /** All places, in reading order. */
  places(): string[] {
    const { kit, scenery } = this.#table;
    return kit.places(scenery, this.#seen);
  }

  /** Whether a place is in the part that is looked at. */
  has(place: string): boolean {
    const at = this.now === null ? null : this.centre(place);
    return this.now === null || (at !== null && isIn(this.now.box, at));
  }

  /** The next place in a direction, within the part that is looked at. */
  next(place: string, way: Direction): string | null {
    const { kit, scenery, turned } = this.#table;
    const next = kit.next(scenery, place, way, turned, this.#seen);
    return next !== null && this.has(next) ? next : null;
  }

  /** Whether something in a part lies at one of these places. */
  holds({ box }: Region, places: readonly string[]): boolean {
    return places.some((place) => {
      const at = this.centre(place);
      return at !== null && isIn(box, at);
    });
  }

  /** Turns to a part. */
  choose(id: string) {
    this.#chosen = { id, during: this.#question };
  }

  /** Turns to the next part, and from the last to the first. */
  turn(by: 1 | -1 = 1) {
    const { all, now } = this;
    const next = all[(all.findIndex(({ id }) => id === now?.id) + by + all.length) % all.length];
    if (next !== undefined) this.choose(next.id);
  }

  /** Turns to the part in which a place lies, if it is not in view. */
  open(place: string) {
    if (this.has(place)) return;
    const found = this.#of(place) ?? this.all.find((region) => this.holds(region, [place]));
    if (found) this.choose(found.id);
  }

  /** The part in which something happens before everybody's eyes. */
  #happens(): Region | null {
    if (this.all.length < 2) return null;
    const place = happening(this.#table).at(-1);
    if (place === undefined) return null;
    return this.#asked && this.holds(this.#asked, [place]) ? this.#asked : this.#of(place);
  }

  #of(place: string): Region | null {
    const { kit, scenery } = this.#table;
    return this.#find(kit.regionOf?.(scenery, place) ?? undefined);
  }

  #find(id: string | undefined): Region | null {
    return this.all.find((region) => region.id === id) ?? null;
  }
}
