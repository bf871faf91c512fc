// What a player looks at, beside the decision: the keyboard's cursor, a piece's card, places that are
// shown on demand or pointed at.

import type { Viewer } from '$types/engine';
import type { Inspected, Layer, Thing } from '$types/protocol';
import type { Direction, ShownLayer } from './kit';
import type { Presenter } from './presenter.svelte';
import type { Regions } from './regions.svelte';
import type { Session } from './session.svelte';

const REST = 150;
const KEPT = 200;

export class Looking {
  /** The place of the keyboard's cursor; it is drawn while somebody uses the keyboard. */
  cursor = $state<string | null>(null);
  isByKeyboard = $state(false);
  /** The place whose card is shown. */
  place = $state<string | null>(null);
  /** Whether it stays when the pointer goes on. */
  isPinned = $state(false);
  pointed = $state.raw<readonly string[]>([]);
  /** The layers that are switched on: whose, and which. */
  shownLayers = $state.raw<ReadonlySet<string>>(new Set());

  readonly #session: Session;
  readonly #presenter: Presenter;
  readonly #viewer: () => Viewer;
  /** Whether the present is looked at: of the past nobody can be asked. */
  readonly #isNow: () => boolean;
  #answers = $state.raw<ReadonlyMap<string, Inspected>>(new Map());
  #asked = new Set<string>();
  /** A place whose first layer was wished for before its card was there. */
  #wished: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly inspected = $derived.by((): Inspected | null =>
    this.place === null || !this.#isNow()
      ? null
      : (this.#answers.get(this.#key(this.place)) ?? null),
  );
  readonly layers = $derived.by((): ShownLayer[] =>
    (this.inspected?.things ?? [])
      .flatMap((thing) => thing.layers.filter((layer) => this.isShown(thing, layer)))
      .map(onBoard),
  );

  constructor(session: Session, presenter: Presenter, viewer: () => Viewer, isNow: () => boolean) {
    this.#session = session;
    this.#presenter = presenter;
    this.#viewer = viewer;
    this.#isNow = isNow;
  }

  /** The pointer rests on a place: its card opens after a moment. */
  hover(place: string | null) {
    clearTimeout(this.#timer);
    if (place === null || this.isPinned || place === this.place) return;
    this.#timer = setTimeout(() => this.#open(place), REST);
  }

  /** Opens the card of a place and keeps it. */
  inspect(place: string) {
    clearTimeout(this.#timer);
    this.isPinned = true;
    this.#open(place);
  }

  close() {
    clearTimeout(this.#timer);
    this.isPinned = false;
    this.place = null;
    this.#wished = null;
    this.shownLayers = new Set();
  }

  isShown(thing: Thing, layer: Layer): boolean {
    return this.shownLayers.has(keyOf(thing, layer));
  }

  toggle(thing: Thing, layer: Layer) {
    const shown = new Set(this.shownLayers);
    const key = keyOf(thing, layer);
    if (!shown.delete(key)) shown.add(key);
    this.shownLayers = shown;
    if (shown.size > 0) this.isPinned = true;
  }

  /** Shows the next of the layers of the piece that is looked at, and none after the last. */
  cycle() {
    const place = this.place ?? this.cursor;
    if (place !== null && this.place !== place) this.inspect(place);
    this.#wished = this.inspected === null ? place : null;
    if (this.#wished === null) this.#showNext();
  }

  #showNext() {
    const keys = (this.inspected?.things ?? []).flatMap((thing) =>
      thing.layers.map((layer) => keyOf(thing, layer)),
    );
    const at = keys.findIndex((key) => this.shownLayers.has(key));
    const next = keys[at + 1];
    this.shownLayers = new Set(next === undefined ? [] : [next]);
  }

  /** Moves the cursor a step on the board; from nowhere it goes to `start`, if there is any. */
  step(way: Direction, board: Pick<Regions, 'has' | 'next'>, start: string) {
    const from = this.cursor !== null && board.has(this.cursor) ? this.cursor : null;
    this.cursor = from === null ? start || null : (board.next(from, way) ?? from);
    this.hover(this.cursor);
  }

  /** Asks for the card of the place that is looked at, as it stands now. */
  look() {
    if (this.place === null || !this.#isNow()) return;
    const key = this.#key(this.place);
    if (this.#answers.has(key) || this.#asked.has(key)) return;
    void this.#fetch(this.place, key);
  }

  #open(place: string) {
    if (place !== this.place && !this.isPinned) this.shownLayers = new Set();
    this.place = place;
    this.look();
  }

  async #fetch(place: string, key: string) {
    this.#asked.add(key);
    try {
      const answer = await this.#session.inspect(this.#viewer(), place);
      const kept = [...this.#answers].slice(-KEPT);
      this.#answers = new Map(kept).set(key, answer);
    } catch {
      // Without an answer there is no card; the board says by itself what stands there.
      this.#answers = new Map(this.#answers).set(key, { place, things: [] });
    } finally {
      this.#asked.delete(key);
    }
    if (this.#wished !== place || this.inspected === null) return;
    this.#wished = null;
    this.#showNext();
  }

  #key(place: string): string {
    return `${this.#viewer()}:${this.#presenter.shown?.sequence ?? 0}:${place}`;
  }
}

const keyOf = (thing: Thing, layer: Layer): string => `${thing.id}:${layer.id}`;

/** A layer of a card as it lies on the board, which writes of it what it has room for. */
export const onBoard = ({ id, text, places }: Layer): ShownLayer => ({
  id,
  text,
  places: places.map(({ place, text }) => (text === undefined ? { place } : { place, text })),
});
