// What is said at the bar for a moment: why something cannot be done, or what went wrong.

import { Refusal } from '$lib/wire/connection.svelte';
import { reasonOf } from '$lib/wire/reason';

/** Why something cannot be done, and the rule that forbids it. */
export interface Reason {
  text: string;
  rule: string | null;
}

export interface Remark extends Reason {
  /** `why`: a rule forbids it; `trouble`: it was not done, and it was nobody's mistake. */
  kind: 'why' | 'trouble';
}

export class Remarking {
  /** What can be decided now, as one text. */
  readonly #list: () => string;
  /** What was remarked, and at which choices. */
  #said = $state.raw<{ remark: Remark; list: string } | null>(null);

  /** Why something cannot be done is of no use any more when other things can be. */
  readonly now = $derived.by((): Remark | null => {
    const said = this.#said;
    return said === null || (said.remark.kind === 'why' && said.list !== this.#list())
      ? null
      : said.remark;
  });

  constructor(list: () => string) {
    this.#list = list;
  }

  say(remark: Remark) {
    this.#said = { remark, list: this.#list() };
  }

  forget() {
    this.#said = null;
  }

  complain(error: unknown) {
    // What is stale was fetched anew meanwhile: there is nothing to say about it.
    if (error instanceof Refusal && error.code === 'stale') return;
    const text = reasonOf(error);
    const rule = error instanceof Refusal ? (error.rule ?? null) : null;
    this.say({ kind: rule === null ? 'trouble' : 'why', text, rule });
  }
}
