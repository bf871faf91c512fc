// Everything that one page knows and does at a table that is being played: through whose eyes it
// looks, what is shown, what is touched, and what is said about it.

import type { Seat, Viewer } from '$types/engine';
import type { SeatCard } from '$types/server';
import { settings } from '$lib/settings.svelte';
import { say, sayAt } from '$lib/words';
import { Aiding } from './aiding.svelte';
import { Deciding } from './deciding.svelte';
import { awaited, concern, viewerFor, type Concern } from './eyes';
import { Guide } from './guide.svelte';
import { Hinting } from './hinting.svelte';
import type { Looked } from '$types/protocol';
import type { Kit, Marks, Target } from './kit';
import { LogBook, type Chapter, type Span } from './log';
import { Looking } from './looking.svelte';
import { Presenter } from './presenter.svelte';
import { Regions } from './regions.svelte';
import { Reviewing } from './reviewing.svelte';
import { playerName } from './seats';
import type { Session } from './session.svelte';
import { statusOf } from './status';
import { learned } from './stream';
import { writingOf } from './writing';

const NO_GLOW: Marks['glow'] = new Map();

export class Desk {
  readonly session: Session;
  readonly kit: Kit;
  readonly scenery: unknown;
  readonly presenter: Presenter;
  readonly looking: Looking;
  readonly book: LogBook;
  readonly hinting: Hinting;
  readonly aiding: Aiding;
  readonly reviewing: Reviewing;
  readonly guide: Guide;
  readonly regions: Regions = new Regions(this);

  viewer = $state<Viewer>('spectator');
  /** Whose turn it is to look, while the curtain is down. */
  curtain = $state<Seat | null>(null);
  deciding: Deciding;
  /** What the board shows instead while an earlier part of the game is looked at. */
  replay = $state.raw<Presenter | null>(null);

  readonly #stop: () => void;

  readonly sides = $derived.by(() => this.session.scenario?.scenario.sides ?? []);
  /** Nobody but bots plays: whoever watches sets the pace. */
  readonly isBotsOnly = $derived.by(() =>
    (this.session.card?.seats ?? []).every((seat) => seat.occupant !== 'person'),
  );
  /** Nobody at another screen waits for what is shown here, so that it may take its time. */
  readonly #isUnhurried = $derived.by(() =>
    (this.session.card?.seats ?? []).every((seat) => seat.occupant !== 'person' || seat.mine),
  );
  /** Who leads each side, in words. */
  readonly players = $derived.by(() =>
    (this.session.card?.seats ?? []).map((seat) => playerName(seat, this.kit.words)),
  );
  readonly stage = $derived.by(() => this.replay ?? this.presenter);
  readonly shown = $derived(this.stage.shown);
  readonly isBusy = $derived.by(
    () => !this.presenter.isUpToDate || !this.stage.isUpToDate || this.session.pending,
  );
  /** Whose move it is. Behind a curtain sits one of us. */
  readonly concern: Concern = $derived.by(() => {
    if (this.curtain !== null) return 'me';
    const waiting = this.presenter.shown?.waiting;
    return waiting === undefined ? 'nobody' : concern(waiting, this.viewer);
  });
  /** The bot that is waited for, as far as it has been shown. */
  readonly bot = $derived.by((): SeatCard | null => {
    const waiting = this.presenter.shown?.waiting;
    if (waiting === undefined || this.concern !== 'others') return null;
    const asked = awaited(waiting);
    const isBot = (seat: SeatCard) => seat.occupant !== 'person' && asked.includes(seat.seat);
    return this.session.card?.seats.find(isBot) ?? null;
  });
  /** Whether a bot thinks, and there is nothing else to be seen. */
  readonly isThinking = $derived.by(
    () => this.bot !== null && this.presenter.isUpToDate && this.session.isOnline,
  );
  readonly turned = $derived.by(() => this.kit.turned(this.scenery, this.viewer));
  readonly chapters: Chapter[] = $derived.by(() =>
    this.book.chapters(this.stage.told, sayAt(this.kit.words, 'log-beginning')),
  );
  readonly question: Span[] = $derived.by(() =>
    this.shown === null ? [] : this.book.spans(this.#asked(this.shown)),
  );
  readonly status = $derived.by(() => statusOf(this));
  /** What a screen reader is told: what happened last, and what is asked. A replay speaks for itself. */
  readonly spoken = $derived.by(() => {
    if (this.replay !== null) return '';
    const last = this.stage.told.at(-1);
    const lines = last === undefined ? [] : this.book.lines(last).map((line) => line.text);
    return [...lines, this.shown?.question.text ?? ''].join(' ');
  });
  readonly marks: Marks = $derived.by(() => ({
    glow: this.replay === null ? this.deciding.glow : NO_GLOW,
    soon: this.replay === null ? this.deciding.soon : new Set(),
    leading: this.replay === null ? this.deciding.leading : new Set(),
    picked: this.replay === null ? this.deciding.held : [],
    company: this.replay === null ? this.deciding.errands.members : [],
    armed: this.deciding.armed?.targets ?? [],
    layers: [...(this.replay === null ? this.aiding.layers : []), ...this.looking.layers],
    pointed: this.#pointed,
    recent: this.stage.recent,
    cursor: this.looking.isByKeyboard ? this.looking.cursor : null,
    notes: this.replay === null ? this.deciding.notes : new Map(),
  }));
  /** The secret orders that are being written; while something is shown, or looked at again, none. */
  readonly orders = $derived.by((): unknown =>
    this.replay === null && this.presenter.isUpToDate
      ? (this.presenter.shown?.draft?.orders ?? null)
      : null,
  );
  /** The same as they lie on the desk of whoever writes them. */
  readonly writing = $derived.by(() => writingOf(this));

  /** What somebody points at; else what a hint is about, or a guide. */
  get #pointed(): readonly string[] {
    if (this.looking.pointed.length > 0 || this.replay !== null) return this.looking.pointed;
    const { targets } = this.hinting;
    return targets.length > 0 ? targets : this.guide.points;
  }

  constructor(session: Session, kit: Kit) {
    this.session = session;
    this.kit = kit;
    this.scenery = session.scenario?.scenery;
    this.presenter = new Presenter(
      kit,
      () => this.scenery,
      () => this.#isUnhurried,
    );
    this.looking = new Looking(
      session,
      this.presenter,
      () => this.viewer,
      () => this.replay === null,
    );
    this.hinting = new Hinting(
      session,
      () => this.deciding,
      () => learned(this.presenter.told, this.viewer),
    );
    this.aiding = new Aiding(
      session,
      () => this.viewer,
      () => this.presenter.shown?.turn ?? 0,
      () => this.deciding.drafting.wanted,
    );
    this.reviewing = new Reviewing(session);
    this.guide = new Guide(this);
    this.book = LogBook.of(kit, this.scenery, this.sides);
    this.viewer = this.#wanted(null);
    this.deciding = $state.raw(this.#decidingFor(this.viewer));
    if (this.#isCurtained(this.viewer)) this.curtain = this.viewer as Seat;
    else this.#look(this.viewer);
    this.#stop = session.onNews((viewer, stream, news) => {
      if (viewer !== this.viewer || this.curtain !== null) return;
      this.presenter.add(stream.latest, news);
    });
  }

  close() {
    this.#stop();
    this.deciding.errands.stop();
    this.looking.close();
    this.presenter.clear();
  }

  /** Goes over to the seat that is asked now, when everything before was seen; behind a curtain if there is one. */
  follow() {
    if (this.curtain !== null || this.presenter.shown === null || !this.presenter.isUpToDate)
      return;
    const wanted = this.#wanted(this.viewer);
    if (wanted === this.viewer || !this.#isTold(wanted)) return;
    // What is looked at again was seen through the eyes of whoever leaves now.
    this.goOn();
    if (!this.#isCurtained(wanted)) return this.#look(wanted);
    this.presenter.clear();
    this.looking.close();
    this.curtain = wanted as Seat;
  }

  /** The curtain is lifted by whoever sits behind it. */
  lift() {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.#look(seat);
  }

  /** An earlier part of the game is looked at; the game itself goes on behind it. */
  goBack() {
    if (this.replay !== null || this.presenter.shown === null) return;
    const replay = new Presenter(
      this.kit,
      () => this.scenery,
      () => true,
    );
    replay.jump(this.presenter.shown, this.presenter.told);
    this.looking.close();
    this.replay = replay;
  }

  /** Back from there to what is now. */
  goOn() {
    this.replay?.clear();
    this.replay = null;
  }

  /** Goes straight to what is asked of whoever looks, or to the end, as soon as that comes. */
  hasten() {
    this.presenter.hasten(({ waiting }) => concern(waiting, this.viewer) !== 'others');
  }

  /** Something on the board or in the hand was touched. */
  touch(target: Target) {
    if (!this.stage.isUpToDate) return this.stage.skip();
    const isPlace = this.centre(target) !== null;
    const isMeant = this.replay === null && this.deciding.touch(target);
    if (isPlace) this.looking.cursor = target;
    if (!isMeant && isPlace) this.looking.inspect(target);
  }

  /** Something was dragged: touched in this order, with what the server says in between. */
  carry(targets: readonly Target[]) {
    if (!this.stage.isUpToDate) this.stage.skip();
    else if (this.replay === null) void this.deciding.errands.carry(targets);
  }

  /** The pointer or the focus rests on something that lies on the desk: its place is pointed at. */
  restOn(target: Target | null) {
    this.deciding.rest(target);
    this.looking.pointed = target !== null && this.centre(target) !== null ? [target] : [];
  }

  /** The pointer is over a place, or over none. */
  point(place: string | null) {
    this.deciding.rest(place);
    this.looking.hover(place);
  }

  /** The things that can be touched now, places in reading order and then the rest; last what is settled. */
  touchable(): Target[] {
    const places = this.regions.places();
    const order = new Map((this.turned ? [...places].reverse() : places).map((it, at) => [it, at]));
    const { settled } = this.deciding;
    const rank = (target: Target) =>
      (order.get(target) ?? places.length) + (settled.has(target) ? places.length + 1 : 0);
    return [...this.marks.glow.keys()].sort((a, b) => rank(a) - rank(b));
  }

  /** Where a place is on the board as it is seen; null if it is none. */
  centre(place: string): { x: number; y: number } | null {
    return this.regions.centre(place);
  }

  sideOf(seat: Seat): string {
    return this.sides[seat]?.title ?? String(seat);
  }

  #wanted(now: Viewer | null): Viewer {
    const waiting = this.presenter.shown?.waiting ?? this.session.card?.waiting;
    return waiting === undefined ? 'spectator' : viewerFor(this.session.mine, waiting, now);
  }

  /** Whether the other seat was told that it is asked: whoever goes over too early would be sent back. */
  #isTold(viewer: Viewer): boolean {
    const waiting = this.session.streams.get(viewer)?.latest.waiting;
    return waiting === undefined || viewerFor(this.session.mine, waiting, viewer) === viewer;
  }

  /** Two share this screen; or another looked last, and has handed his seat over since. */
  #isCurtained(viewer: Viewer): boolean {
    const { isHotSeat, isOver, looker } = this.session;
    const isShared = isHotSeat || (looker !== null && looker !== viewer);
    return settings.all.curtain && isShared && !isOver && typeof viewer === 'number';
  }

  #look(viewer: Viewer) {
    this.viewer = viewer;
    if (typeof viewer === 'number') this.session.looker = viewer;
    this.deciding.errands.stop();
    this.deciding = this.#decidingFor(viewer);
    const stream = this.session.streams.get(viewer);
    if (stream !== undefined) this.presenter.jump(stream.latest, stream.told);
  }

  #decidingFor(viewer: Viewer): Deciding {
    const seat = typeof viewer === 'number' ? viewer : null;
    return new Deciding(this.session, this.kit, this.presenter, () => this.scenery, seat);
  }

  /** What is asked; while secret orders are carried out, whoever wrote them is not asked for them any more. */
  #asked({ question, draft }: Looked): string {
    const isPast = draft !== undefined && !this.stage.isUpToDate;
    return isPast ? say('question-running') : question.text;
  }
}
