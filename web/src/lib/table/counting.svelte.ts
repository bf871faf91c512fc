// The numbers before a decision: asked for once for each decision and position, after a rest on it.

import type { Seat } from '$types/engine';
import type { Odds } from '$types/protocol';
import { Refusal } from '$lib/wire/connection.svelte';
import type { Way } from './pick';
import type { Session } from './session.svelte';

/** How long one has to rest on a target before its odds are asked for. */
const REST = 90;
/** After how long they are asked for again, if the server had no time for them. */
const BREATH = 1_200;

export class Counting {
  readonly #session: Pick<Session, 'preview'>;
  /** The position that is shown, by its number. */
  readonly #sequence: () => number;
  #odds = $state.raw<ReadonlyMap<string, Odds | 'none'>>(new Map());
  #oddsOf = 0;
  #asked = new Set<string>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Pick<Session, 'preview'>, sequence: () => number) {
    this.#session = session;
    this.#sequence = sequence;
  }

  /** Null while they are on their way; `none` for a decision without luck. */
  of(way: Way): Odds | 'none' | null {
    return this.#odds.get(this.#key(way)) ?? null;
  }

  /** Asks for the numbers of a decision, if they are not there. */
  look(seat: Seat, way: Way, when: 'at once' | 'after a rest') {
    const key = this.#key(way);
    if (this.#odds.has(key) || this.#asked.has(key)) return;
    clearTimeout(this.#rest);
    const fetch = () => void this.#fetch(seat, way, key);
    this.#rest = setTimeout(fetch, when === 'at once' ? 0 : REST);
  }

  async #fetch(seat: Seat, way: Way, key: string) {
    this.#asked.add(key);
    try {
      const odds = (await this.#session.preview(seat, way.choice.decision)) ?? 'none';
      const sequence = this.#sequence();
      // Numbers of an earlier position are of no use any more.
      const kept = sequence === this.#oddsOf ? this.#odds : [];
      this.#oddsOf = sequence;
      this.#odds = new Map(kept).set(key, odds);
    } catch (error) {
      this.#goWithout(seat, way, key, error);
    } finally {
      this.#asked.delete(key);
    }
  }

  /** Numbers that do not come are not shown; the decision itself says what is wrong. */
  #goWithout(seat: Seat, way: Way, key: string, error: unknown) {
    if (error instanceof Refusal && error.isPassing) {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.look(seat, way, 'at once'), BREATH);
    } else this.#odds = new Map(this.#odds).set(key, 'none');
  }

  #key(way: Way): string {
    return `${this.#sequence()}:${JSON.stringify(way.choice.decision)}`;
  }
}
