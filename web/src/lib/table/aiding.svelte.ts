// What is shown on the board while an order is written, without being asked for: how far the unit in
// hand goes, or what it can hit. Orders change nothing of that: it is asked for once a turn.

import type { Viewer } from '$types/engine';
import type { Layer } from '$types/protocol';
import type { ShownLayer } from './kit';
import { onBoard } from './looking.svelte';
import type { Session } from './session.svelte';

/** A piece by its place, and one of its layers. */
export interface Wanted {
  place: string;
  layer: string;
}

export class Aiding {
  readonly #session: Pick<Session, 'inspect'>;
  readonly #viewer: () => Viewer;
  readonly #turn: () => number;
  readonly #wanted: () => Wanted | null;
  #answers = $state.raw<ReadonlyMap<string, readonly Layer[]>>(new Map());

  readonly layers = $derived.by((): ShownLayer[] => {
    const wanted = this.#wanted();
    if (wanted === null) return [];
    const layers = this.#answers.get(this.#key(wanted.place)) ?? [];
    return layers.filter(({ id }) => id === wanted.layer).map(onBoard);
  });

  constructor(
    session: Pick<Session, 'inspect'>,
    viewer: () => Viewer,
    turn: () => number,
    wanted: () => Wanted | null,
  ) {
    this.#session = session;
    this.#viewer = viewer;
    this.#turn = turn;
    this.#wanted = wanted;
  }

  /** Asks for what is wanted now. */
  look() {
    const place = this.#wanted()?.place;
    if (place !== undefined && !this.#answers.has(this.#key(place))) void this.#fetch(place);
  }

  async #fetch(place: string) {
    const key = this.#key(place);
    this.#keep(key, []);
    try {
      const { things } = await this.#session.inspect(this.#viewer(), place);
      this.#keep(key, things[0]?.layers ?? []);
    } catch {
      // Without an answer nothing is shown: what can be touched glows all the same.
    }
  }

  #keep(key: string, layers: readonly Layer[]) {
    // Of other turns, and of whoever looked before, nothing is kept.
    const kept = [...this.#answers].filter(([one]) => one.startsWith(this.#key('')));
    this.#answers = new Map(kept).set(key, layers);
  }

  #key(place: string): string {
    return `${this.#viewer()}:${this.#turn()}:${place}`;
  }
}
