// What a seat can tell of what is hidden from it, asked for once at each moment of the game.

import type { Seat } from '$types/engine';
import type { Surmise } from '$types/engine';
import type { Session } from './session.svelte';

export class Surmising {
  /** What was told last; it is shown until it is known anew. Null before, or if it is not told. */
  now = $state.raw<readonly Surmise[] | null>(null);
  readonly #session: Pick<Session, 'surmise'>;
  /** The seat and the moment of which it was asked last. */
  #asked = '';

  constructor(session: Pick<Session, 'surmise'>) {
    this.#session = session;
  }

  async look(seat: Seat, sequence: number) {
    const asked = `${seat}:${sequence}`;
    if (asked === this.#asked) return;
    if (!this.#asked.startsWith(`${seat}:`)) this.now = null;
    this.#asked = asked;
    const told = await this.#session.surmise(seat).catch(() => null);
    if (asked === this.#asked) this.now = told;
  }
}
