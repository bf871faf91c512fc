// A finished game gone over by the computer: asked for once, and kept as long as the page is open.

import type { Review } from '$types/protocol';
import { reasonOf } from '$lib/wire/reason';
import { inTurn } from './inTurn';
import type { Session } from './session.svelte';

export class Reviewing {
  review = $state.raw<Review | null>(null);
  isWorking = $state(false);
  trouble = $state('');

  readonly #session: Pick<Session, 'review'>;

  constructor(session: Pick<Session, 'review'>) {
    this.#session = session;
  }

  async start(): Promise<void> {
    if (this.isWorking || this.review !== null) return;
    this.isWorking = true;
    this.trouble = '';
    try {
      const ask = () => this.#session.review();
      this.review = await inTurn(ask, () => true);
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.isWorking = false;
    }
  }
}
