// How one seat comes to a decision: what it has touched, what waits to be confirmed, the numbers
// before it, and why something cannot be done. What can be done comes from the server.

import type { Seat } from '$types/engine';
import type { Odds } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { Counting } from './counting.svelte';
import { Deeds } from './deeds.svelte';
import { Drafting } from './drafting.svelte';
import { Errands } from './errands.svelte';
import type { Kit, Target, Tone } from './kit';
import {
  buttons,
  completes,
  lastOf,
  leadingOf,
  narrow,
  soonOf,
  touch,
  waysOf,
  type Picking,
  type Way,
} from './pick';
import type { Presenter } from './presenter.svelte';
import type { Remark } from './remarking.svelte';
import type { Session } from './session.svelte';

export interface Prospects {
  way: Way;
  /** Null while they are on their way; `none` for a decision without luck. */
  odds: Odds | 'none' | null;
}

interface Path {
  /** The list of decisions that it belongs to. */
  list: string;
  picked: readonly Target[];
  armed: Way | null;
}

const NOTHING: Path = { list: '', picked: [], armed: null };

export class Deciding extends Deeds {
  /** What the pointer or the focus rests on. */
  hovered = $state.raw<Way | null>(null);

  /** Secret orders, where decisions are lines of some. */
  readonly drafting: Drafting;
  /** What is done one thing after the other. */
  readonly errands: Errands;

  #path = $state.raw<Path>(NOTHING);
  readonly #counting: Counting;

  /** Whether everything was answered and shown. */
  readonly isReady = $derived.by(
    () =>
      this.presenter.isUpToDate &&
      !this.session.pending &&
      !this.drafting.isBusy &&
      this.session.isOnline,
  );
  /** Whether this seat is asked now and can answer. */
  readonly isOpen = $derived.by(() => this.isReady && !this.errands.isRunning);
  readonly #all = $derived.by(() =>
    waysOf(this.kit, this.seat === null ? [] : this.choices, this.situation),
  );
  readonly ways = $derived(this.isOpen ? this.#all : []);
  readonly #here = $derived(this.#path.list === this.list ? this.#path : NOTHING);
  readonly remark = $derived.by((): Remark | null => this.remarks.now);
  readonly armed = $derived(this.isOpen ? this.#here.armed : null);
  readonly picking: Picking = $derived(narrow(this.ways, this.isOpen ? this.#here.picked : []));
  readonly buttons = $derived(buttons(this.ways, this.picking));
  readonly soon: ReadonlySet<Target> = $derived(
    this.armed === null ? soonOf(this.picking) : new Set<Target>(),
  );
  readonly leading: ReadonlySet<Target> = $derived(leadingOf(this.ways));
  readonly glow: ReadonlyMap<Target, Tone> = $derived(
    this.armed === null ? this.picking.glow : new Map(lastOf(this.armed, this.armed.tone)),
  );

  /** What was touched on the way to what is asked now. */
  readonly held: readonly Target[] = $derived.by(() => [
    ...this.drafting.held,
    ...this.picking.picked,
  ]);

  /** What has been dealt with already, and can be again. */
  readonly settled: ReadonlySet<Target> = $derived.by(() => {
    const again = this.ways.filter(({ choice }) => this.drafting.isAgain(choice));
    return new Set(again.flatMap(({ targets }) => targets));
  });

  /** What stands beside what can be touched. */
  readonly notes: ReadonlyMap<Target, string> = $derived.by(() => {
    const note = this.kit.secrets?.note;
    if (note === undefined || !this.drafting.isOn) return new Map();
    return new Map(this.picking.open.flatMap((way) => lastOf(way, note(way.choice))));
  });

  /** The decision whose numbers are shown: the armed one, what one rests on, or the only one of weight. */
  readonly subject = $derived.by((): Way | null => {
    if (this.armed !== null) return this.armed.weighty ? this.armed : null;
    if (this.hovered !== null && this.ways.includes(this.hovered)) return this.hovered;
    const weighty = this.buttons.filter(({ way }) => way.weighty);
    return weighty.length === 1 ? (weighty[0]?.way ?? null) : null;
  });
  readonly prospects = $derived.by((): Prospects | null => {
    if (this.subject === null) return null;
    const odds = this.#counting.of(this.subject);
    // Many a line of orders has no numbers: nothing is said of those.
    if (!this.subject.weighty && (odds === null || odds === 'none')) return null;
    return { way: this.subject, odds };
  });

  constructor(
    session: Session,
    kit: Kit,
    presenter: Presenter,
    scenery: () => unknown,
    seat: Seat | null,
  ) {
    super(session, kit, presenter, scenery, seat);
    this.drafting = new Drafting(session, kit, presenter, scenery, seat);
    this.errands = new Errands(this, kit);
    this.#counting = new Counting(session, () => this.presenter.shown?.sequence ?? 0);
  }

  /** Something on the table was touched. False if nothing can be meant by it. */
  touch(target: Target): boolean {
    if (!this.isOpen || this.seat === null) return false;
    if (this.armed !== null) return this.#touchArmed(this.armed, target);
    const touched = touch(this.ways, this.picking, target);
    if (touched.kind === 'refused') return this.#turnTo(target) || this.#ask(target);
    this.remarks.forget();
    if (touched.kind === 'take') this.#choose(touched.way, touched.picking.picked);
    else this.#go(touched.picking.picked);
    return true;
  }

  /** A second touch on the target takes it; one elsewhere lets it go, and goes there if it can. */
  #touchArmed(armed: Way, target: Target): boolean {
    if (armed.targets.at(-1) === target) {
      this.confirm();
      return true;
    }
    this.cancel();
    const touched = touch(this.ways, this.picking, target);
    if (touched.kind === 'refused' || touched.kind === 'dropped') return true;
    return this.touch(target);
  }

  /** A button was pressed. */
  press(way: Way) {
    if (!this.isOpen) return;
    if (this.armed === way) this.confirm();
    else this.#choose(way, this.picking.picked);
  }

  /** The way to a decision, if it can be taken now. */
  wayOf(decision: unknown): Way | null {
    const wanted = JSON.stringify(decision);
    return this.ways.find((way) => JSON.stringify(way.choice.decision) === wanted) ?? null;
  }

  /** Picks a decision up as if everything for it had been touched; it waits to be confirmed. */
  pickUp(decision: unknown): boolean {
    const way = this.wayOf(decision);
    if (way === null) return false;
    this.remarks.forget();
    this.#path = { list: this.list, picked: way.targets, armed: way };
    return true;
  }

  confirm() {
    if (this.armed !== null) this.#take(this.armed);
  }

  /** One step back. False if there is nowhere to go back to. */
  cancel(): boolean {
    if (this.errands.isRunning) {
      this.errands.stop();
      return true;
    }
    const { armed, picked } = this.#here;
    if (this.remark !== null && armed === null && picked.length === 0) {
      this.remarks.forget();
      return true;
    }
    if (armed === null && picked.length === 0) return this.errands.dismiss() || this.#stepBack();
    this.#go(armed === null || armed.targets.length > 0 ? picked.slice(0, -1) : picked);
    this.remarks.forget();
    return true;
  }

  /** The pointer or the focus rests on a thing, or on nothing. */
  rest(target: Target | null) {
    this.hovered = target === null ? null : this.#weightyAt(target);
  }

  /** Asks for the numbers of what is looked at, once for each decision and position. */
  look() {
    const [way, seat] = [this.subject, this.seat];
    if (way !== null && seat !== null)
      this.#counting.look(seat, way, this.armed === way ? 'at once' : 'after a rest');
  }

  /** Whether the last decision, or the last line of secret orders, can be taken back now. */
  readonly canUndo = $derived.by(
    () =>
      this.isOpen &&
      (this.drafting.isOn ? this.drafting.canTakeBack : this.presenter.shown?.can_undo === true),
  );

  async undo() {
    if (this.seat === null || !this.canUndo) return;
    this.remarks.forget();
    this.errands.dismiss();
    const { drafting } = this;
    await this.attempt(drafting.isOn ? drafting.takeBack() : this.session.undo(this.seat));
  }

  /** Writes lines of secret orders; instead of what is half written, if they begin another. */
  write(lines: readonly unknown[], how: 'on' | 'anew' = 'on') {
    if (!this.isOpen || !this.drafting.isOn) return;
    this.letGo();
    this.remarks.forget();
    const { drafting } = this;
    void this.attempt(how === 'on' ? drafting.write(lines) : drafting.anew(lines));
  }

  /** Commits secret orders that are complete. */
  commit() {
    if (this.isOpen && this.drafting.isComplete) void this.attempt(this.drafting.commit());
  }

  /** Lines of secret orders may have numbers of any kind; else only attacks have. */
  #weightyAt(target: Target): Way | null {
    const way = completes(this.picking, target);
    return way?.weighty === true || this.drafting.isOn ? way : null;
  }

  /** In the middle of an order, or with a piece in hand, somebody turns to another. */
  #turnTo(target: Target): boolean {
    const line = this.drafting.instead(target);
    if (line !== null) this.write([line], 'anew');
    return line !== null || this.errands.turn(this.situation, target);
  }

  /** Whatever is half written is taken back line by line; a piece in hand is put back. */
  #stepBack(): boolean {
    const { isHalf } = this.drafting;
    if (isHalf) void this.undo();
    return isHalf || this.errands.turn(this.situation, null);
  }

  #choose(way: Way, picked: readonly Target[]) {
    const isUnfinished =
      this.drafting.isLast(way.choice.decision) && (this.drafting.missing ?? 0) > 0;
    if (isUnfinished || (way.weighty && settings.all.confirmAttacks))
      this.#path = { list: this.list, picked, armed: way };
    else this.#take(way);
  }

  #go(picked: readonly Target[]) {
    this.#path = { list: this.list, picked, armed: null };
  }

  #take(way: Way) {
    if (this.seat === null) return;
    if (this.drafting.isOn) return this.write([way.choice.decision]);
    const [{ decision }, situation] = [way.choice, this.situation];
    this.errands.follow(decision, situation, way.targets.length === 0, this.act(decision));
  }

  override act(decision: unknown): Promise<boolean> {
    this.letGo();
    return super.act(decision);
  }

  /** Lets go of what was picked. */
  letGo() {
    this.#path = NOTHING;
    this.hovered = null;
  }

  /** Asks why something cannot be done, if it can be told what was meant. */
  #ask(target: Target): boolean {
    const meant = this.kit.meant(this.situation, this.picking.picked, target);
    if (meant === null || this.seat === null || this.ways.length === 0) return false;
    // Some lines can be written by a touch beside their own target: facing a hex next to a unit.
    const way = this.drafting.isOn ? this.wayOf(meant) : null;
    if (way !== null) this.#choose(way, way.targets);
    else void this.#explain(meant);
    return true;
  }

  async #explain(meant: unknown) {
    const list = this.list;
    try {
      const reason = await this.why(meant);
      if (reason !== null && list === this.list) this.explain(reason);
    } catch (error) {
      this.remarks.complain(error);
    }
  }
}
