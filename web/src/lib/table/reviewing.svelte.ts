// A finished game gone over by the computer: asked for once, and kept as long as the page is open.

import type { Review } from '$types/protocol';
import { reasonOf } from '$lib/wire/reason';
import type { Session } from './session.svelte';

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How many lines the game has: as many as a referee is told. */
  lines = $state(0);
  isWorking = $state(false);
  trouble = $state('');

  readonly #session: Pick<Session, 'review' | 'frames'>;

  constructor(session: Pick<Session, 'review' | 'frames'>) {
    this.#session = session;
  }

  async start(): Promise<void> {
    if (this.isWorking || this.review !== null) return;
    this.isWorking = true;
    this.trouble = '';
    try {
      const { total } = await this.#session.frames('referee', 0, 1);
      this.lines = total;
      this.review = await this.#session.review();
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.isWorking = false;
    }
  }
}
