// What one seat does and asks: decisions taken and taken back, and why something cannot be done. What
// is refused is said at the bar.

import type { Seat } from '$types/engine';
import type { Choice } from '$types/protocol';
import type { Kit, Situation } from './kit';
import type { Presenter } from './presenter.svelte';
import { Remarking, type Reason } from './remarking.svelte';
import type { Session } from './session.svelte';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export class Deeds {
  readonly seat: Seat | null;
  protected readonly session: Session;
  protected readonly kit: Kit;
  protected readonly presenter: Presenter;
  protected readonly scenery: () => unknown;

  protected readonly choices = $derived.by(
    () => (this.presenter.shown?.decisions ?? []) as Choice[],
  );
  protected readonly list = $derived(JSON.stringify(this.choices.map(({ decision }) => decision)));
  readonly situation: Situation = $derived.by(() => ({
    scenery: this.scenery(),
    view: this.presenter.shown?.view,
    orders: this.presenter.shown?.draft?.orders ?? null,
  }));
  protected readonly remarks = new Remarking(() => this.list);

  constructor(
    session: Session,
    kit: Kit,
    presenter: Presenter,
    scenery: () => unknown,
    seat: Seat | null,
  ) {
    this.session = session;
    this.kit = kit;
    this.presenter = presenter;
    this.scenery = scenery;
    this.seat = seat;
  }

  /** What is being decided: in which turn, by whom, and on which board. */
  get moment(): string {
    const { shown } = this.presenter;
    if (shown === null || this.seat === null) return '';
    const seen = { view: shown.view, viewer: this.seat };
    const region = this.kit.region?.(this.scenery(), seen);
    return JSON.stringify([shown.turn, shown.waiting, region]);
  }

  isOffered(decision: unknown): boolean {
    return this.choices.some((choice) => isSame(choice.decision, decision));
  }

  /** Takes a decision. False if it was refused. */
  act(decision: unknown): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false);
    this.remarks.forget();
    return this.attempt(this.session.act(this.seat, decision));
  }

  /** Takes the last decision back. False if that cannot be. */
  takeBack(): Promise<boolean> {
    const canBe = this.presenter.shown?.can_undo === true;
    if (this.seat === null || !canBe) return Promise.resolve(false);
    return this.attempt(this.session.undo(this.seat));
  }

  /** Waits for a deed; a refusal is said at the bar. */
  async attempt(deed: Promise<unknown>): Promise<boolean> {
    try {
      await deed;
      return true;
    } catch (error) {
      this.remarks.complain(error);
      return false;
    }
  }

  /** Why something cannot be decided, with the rule that forbids it; null if it can be. */
  async why(decision: unknown): Promise<Reason | null> {
    if (this.seat === null) return null;
    const reason = await this.session.why(this.seat, decision);
    if (reason.allowed) return null;
    return { text: reason.message ?? reason.title ?? '', rule: reason.rule ?? null };
  }

  /** Says at the bar why something cannot be done. */
  explain(reason: Reason) {
    this.remarks.say({ kind: 'why', ...reason });
  }
}
