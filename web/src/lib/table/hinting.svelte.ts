// What the computer would do in somebody's place: asked for by whoever is to decide, and put away
// when something else is asked.

import type { Seat } from '$types/engine';
import type { Hint, HintChoice, HintStep } from '$types/protocol';
import { Refusal } from '$lib/wire/connection.svelte';
import { reasonOf } from '$lib/wire/reason';
import type { Deciding } from './deciding.svelte';
import { inTurn } from './inTurn';
import type { Target } from './kit';
import type { Session } from './session.svelte';

interface Asked {
  /** The position that it was asked for. */
  key: string;
  /** Null while it is being thought about. */
  hint: Hint | null;
  trouble: string;
}

export class Hinting {
  /** The choice that is pointed at. */
  pointed = $state.raw<HintChoice | null>(null);

  readonly #session: Pick<Session, 'hint'>;
  readonly #deciding: () => Deciding;
  /** The number of what was learned last. */
  readonly #learned: () => number;
  #asked = $state.raw<Asked | null>(null);

  readonly #key = $derived.by(() => `${this.#deciding().seat}:${this.#learned()}`);
  readonly #open = $derived(this.#asked?.key === this.#key ? this.#asked : null);
  readonly isOpen = $derived(this.#open !== null);
  readonly hint = $derived(this.#open?.hint ?? null);
  readonly trouble = $derived(this.#open?.trouble ?? '');
  /** Whether there is anything that a hint could be about. */
  readonly isPossible = $derived.by(() => this.#deciding().ways.length > 0);
  /** What the choice that is pointed at, or else the best one, is about: places, pieces, cards. */
  readonly targets = $derived.by((): readonly Target[] => {
    const choice = this.pointed ?? this.hint?.choices[0];
    if (choice === undefined || this.hint === null) return [];
    const way = this.#deciding().wayOf(choice.decision);
    return [...(choice.places ?? []), ...(way?.targets ?? [])];
  });

  constructor(session: Pick<Session, 'hint'>, deciding: () => Deciding, learned: () => number) {
    this.#session = session;
    this.#deciding = deciding;
    this.#learned = learned;
  }

  /** Asks for a hint, or puts it away. */
  toggle() {
    const { seat } = this.#deciding();
    if (this.isOpen) this.close();
    else if (seat !== null && this.isPossible) void this.#ask(seat);
  }

  close() {
    this.#asked = null;
    this.pointed = null;
  }

  /**
   * Picks a choice up as if everything for it had been touched; secret orders are written down.
   * Nothing is decided by that.
   */
  take(choice: HintChoice): boolean {
    this.pointed = choice;
    const deciding = this.#deciding();
    const orders = deciding.drafting.isOn ? this.ordersOf(choice) : [];
    if (orders.length === 0) return deciding.pickUp(choice.decision);
    deciding.write(orders.map(({ decision }) => decision));
    return true;
  }

  /** The lines of secret orders that a choice begins, without those that commit them. */
  ordersOf({ line }: HintChoice): HintStep[] {
    const { drafting } = this.#deciding();
    return line.filter(({ decision }) => decision !== null && !drafting.isLast(decision));
  }

  async #ask(seat: Seat) {
    const key = this.#key;
    this.pointed = null;
    this.#asked = { key, hint: null, trouble: '' };
    try {
      const ask = () => this.#session.hint(seat);
      const hint = await inTurn(ask, () => this.isOpen && this.#asked?.key === key);
      this.#answer({ key, hint, trouble: '' });
    } catch (error) {
      // Its moment is past: what is asked now is another thing.
      if (error instanceof Refusal && error.code === 'stale') this.#answer(null, key);
      else this.#answer({ key, hint: null, trouble: reasonOf(error) });
    }
  }

  /** Whoever has put it away, or asks for another, does not want this one any more. */
  #answer(answer: Asked | null, key = answer?.key) {
    if (this.#asked?.key === key) this.#asked = answer;
  }
}
