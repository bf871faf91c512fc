// How one seat writes its secret orders: line by line, taken back as long as they are not committed.
// What can be written comes from the server.

import type { Seat } from '$types/engine';
import type { Choice, Draft, HintStep } from '$types/protocol';
import type { Kit, Situation, Target } from './kit';
import type { Secrets } from './secrets';
import type { Presenter } from './presenter.svelte';
import type { Session } from './session.svelte';

/** No order has so many lines: whoever takes back more has lost his way. */
const MOST_LINES = 40;

export class Drafting {
  readonly #session: Session;
  readonly #secrets: Secrets | undefined;
  readonly #presenter: Presenter;
  readonly #scenery: () => unknown;
  readonly #seat: Seat | null;

  /** Lines follow each other: until the last one is written, nothing else is. */
  #busy = $state(0);
  readonly isBusy = $derived(this.#busy > 0);
  /** While something is shown, what was written before it is past. */
  readonly #draft = $derived.by((): Draft | null =>
    this.#seat === null || !this.#presenter.isUpToDate
      ? null
      : (this.#presenter.shown?.draft ?? null),
  );
  /** Whether secret orders are being written, so that nothing is done before all is committed. */
  readonly isOn = $derived.by(() => this.#draft !== null);
  readonly isComplete = $derived.by(() => this.#draft?.complete === true);
  /** Whether an order is begun and not finished. */
  readonly isHalf = $derived.by(() => {
    const draft = this.#draft;
    return draft !== null && !draft.complete && this.#secrets?.isBetween(draft.orders) === false;
  });
  /** Whether there is a line that could be taken back. */
  readonly canTakeBack = $derived.by(
    () => this.isHalf || this.isComplete || (this.#draft?.lines.length ?? 0) > 0,
  );
  /** How many have no order and could be given one; null where nobody would miss any. */
  readonly missing = $derived.by((): number | null =>
    this.isOn ? (this.#secrets?.missing(this.#choices) ?? null) : null,
  );

  constructor(
    session: Session,
    kit: Kit,
    presenter: Presenter,
    scenery: () => unknown,
    seat: Seat | null,
  ) {
    this.#session = session;
    this.#secrets = kit.secrets;
    this.#presenter = presenter;
    this.#scenery = scenery;
    this.#seat = seat;
  }

  get #situation(): Situation {
    const orders = this.#draft?.orders ?? null;
    return { scenery: this.#scenery(), view: this.#presenter.shown?.view, orders };
  }

  get #choices(): readonly Choice[] {
    return (this.#presenter.shown?.decisions ?? []) as Choice[];
  }

  isLast(decision: unknown): boolean {
    return this.isOn && this.#secrets?.isLast(decision) === true;
  }

  isAgain(choice: Choice): boolean {
    return this.isOn && this.#secrets?.isAgain(choice) === true;
  }

  brief(line: HintStep): string {
    return this.#secrets?.brief(line) ?? line.text;
  }

  begins(decision: unknown): boolean {
    return this.#secrets?.begins(decision) === true;
  }

  /** What the order that is begun is about, as if it had been touched just now. */
  get held(): readonly Target[] {
    return this.isHalf ? (this.#secrets?.held(this.#situation) ?? []) : [];
  }

  /** The piece whose reach, or whatever helps to write on, is to be shown. */
  get wanted(): { place: string; layer: string } | null {
    return this.isHalf ? (this.#secrets?.layer(this.#situation) ?? null) : null;
  }

  /** The line with which another order begins, if that was meant by a touch. */
  instead(touched: Target): unknown {
    return this.isHalf ? (this.#secrets?.instead(this.#situation, touched) ?? null) : null;
  }

  /** Writes lines one after the other; with the last line of all, the orders are committed. */
  write(lines: readonly unknown[]): Promise<void> {
    return this.#whole(async (seat) => {
      for (const line of lines) await this.#session.draft(seat, line);
      await this.#goOn(seat);
      if (lines.some((line) => this.isLast(line))) await this.#session.commit(seat);
    });
  }

  /** Leaves what is half written, and writes these lines instead. */
  anew(lines: readonly unknown[]): Promise<void> {
    return this.#whole(async (seat) => {
      for (let line = 0; this.isHalf && line < MOST_LINES; line += 1)
        await this.#session.undraft(seat);
      await this.write(lines);
    });
  }

  /** Takes the last line back, and with it what was written by itself after it. */
  takeBack(): Promise<void> {
    return this.#whole(async (seat) => {
      await this.#session.undraft(seat);
      while (this.#formality() !== null) await this.#session.undraft(seat);
    });
  }

  commit(): Promise<void> {
    return this.#whole(async (seat) => void (await this.#session.commit(seat)));
  }

  async #whole(deed: (seat: Seat) => Promise<void>): Promise<void> {
    if (this.#seat === null) return;
    this.#busy += 1;
    try {
      await deed(this.#seat);
    } finally {
      this.#busy -= 1;
    }
  }

  async #goOn(seat: Seat) {
    for (let only = this.#formality(); only !== null; only = this.#formality())
      await this.#session.draft(seat, only.decision);
  }

  /** The only line that could be written, if nothing is decided by it. */
  #formality(): Choice | null {
    const [only, ...others] = this.#choices;
    if (only === undefined || others.length > 0 || !this.isHalf) return null;
    return this.#secrets?.isFormality(only.decision, this.#situation) === true ? only : null;
  }
}
