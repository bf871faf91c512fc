// One table as this page knows it: who sits there, what each of our own seats was told, and every
// deed that goes to the server.

import { untrack } from 'svelte';
import type { Bytes, Seat, Viewer } from '$types/engine';
import type { Hearers, Looked, Scenario, Standing, Told } from '$types/protocol';
import type { Invited, Message, Push, Seated, TableCard, Taken, Update } from '$types/server';
import { hex, line, newKey, Refusal, type Connection } from '$lib/wire/connection.svelte';
import { forget, promised, remember, rememberPinch } from '$lib/proof/promise';
import { Asking } from './asking';
import { Patience } from './patience';
import { grow, hasGap, known, type Stream } from './stream';

export type { Stream } from './stream';

type Heard = (viewer: Viewer, stream: Stream, news: Told[]) => void;

/** Why there is nothing to be seen. */
export type Gone = { code: string; message: string };

const TRY_AGAIN = 1_500;
/** How long the answer to a deed may be ahead of what it led to. */
const BEHIND = 4_000;

export class Session extends Asking {
  card = $state.raw<TableCard | null>(null);
  scenario = $state.raw<Scenario | null>(null);
  gone = $state.raw<Gone | null>(null);
  /** The streams of our own seats, or of a spectator. They are replaced, never changed. */
  streams = $state.raw<ReadonlyMap<Viewer, Stream>>(new Map());

  /** How many deeds are on their way that change the position. */
  #moving = $state(0);
  /** What is shown is about to change by what we did: nothing is decided on it any more. */
  readonly pending = $derived(this.#moving > 0);
  readonly mine = $derived(
    (this.card?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  readonly isSpectator = $derived(this.mine.length === 0);
  readonly isHotSeat = $derived(this.mine.length > 1);
  readonly hasBegun = $derived(
    this.card !== null && !('seats' in this.card.waiting) && !('pinches' in this.card.waiting),
  );
  readonly isOver = $derived(this.card !== null && 'over' in this.card.waiting);

  /** Whose eyes were last at this screen, while seats come and go. */
  looker: Seat | null = null;

  #stop: (() => void)[] = [];
  #heard = new Set<Heard>();
  readonly #patience = new Patience();
  #given = new Set<Seat>();
  #arriving: Promise<void> | null = null;
  #isClosed = false;

  constructor(table: Bytes, connection: Connection = line()) {
    super(table, connection);
    this.#stop.push(connection.listen((push) => this.#hear(push)));
    // Whenever there is a new line, everything that is watched is watched again.
    this.#stop.push(
      $effect.root(() => {
        $effect(() => {
          if (connection.lines > 0) untrack(() => void this.#arrive());
        });
      }),
    );
  }

  /** Whether the server can be reached now. */
  get isOnline(): boolean {
    return this.line.state === 'open';
  }

  /** Leaves the table: it is not watched any more. */
  close() {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    this.#heard.clear();
    // A line that is broken has forgotten what it watched.
    if (this.isOnline)
      this.line.ask({ cmd: 'unwatch', table: this.table }, { once: true }).catch(() => {});
  }

  /** Hears whatever a viewer is told, as it comes. */
  onNews(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  async act(seat: Seat, decision: unknown): Promise<Taken> {
    const sequence = this.#sequence(seat);
    const message = { cmd: 'act', table: this.table, seat, sequence, decision } as const;
    return this.#move(seat, { ...message, key: newKey() });
  }

  async undo(seat: Seat): Promise<Taken> {
    const sequence = this.#sequence(seat);
    return this.#move(seat, { cmd: 'undo', table: this.table, seat, sequence, key: newKey() });
  }

  /** Writes a line into the secret orders of a seat. */
  draft(seat: Seat, decision: unknown): Promise<Taken> {
    return this.#move(seat, { cmd: 'draft', decision, ...this.#orders(seat) });
  }

  /** Takes the last line of them back. */
  undraft(seat: Seat): Promise<Taken> {
    return this.#move(seat, { cmd: 'undraft', ...this.#orders(seat) });
  }

  /** Commits them: from now on nothing can be changed. */
  commit(seat: Seat): Promise<Taken> {
    return this.#move(seat, { cmd: 'commit', ...this.#orders(seat) });
  }

  say(seat: Seat, text: string, to: Hearers = 'all'): Promise<Taken> {
    return this.#deed(seat, { cmd: 'say', table: this.table, seat, to, text, key: newKey() });
  }

  resign(seat: Seat): Promise<Taken> {
    return this.#move(seat, { cmd: 'resign', table: this.table, seat, key: newKey() });
  }

  offer(seat: Seat, draw: boolean): Promise<Taken> {
    return this.#deed(seat, { cmd: 'offer', table: this.table, seat, draw, key: newKey() });
  }

  abandon(seat: Seat): Promise<Taken> {
    return this.#move(seat, { cmd: 'abandon', table: this.table, seat, key: newKey() });
  }

  rematch(seat: Seat): Promise<Taken> {
    return this.#deed(seat, { cmd: 'rematch', table: this.table, seat, key: newKey() });
  }

  async sit(invitation: string): Promise<Seat> {
    const seated = await this.line.ask<Seated>({ cmd: 'sit', table: this.table, invitation });
    await this.#arrive();
    return seated.seat;
  }

  invite(seat: Seat): Promise<Invited> {
    return this.line.ask<Invited>({ cmd: 'invite', table: this.table, seat });
  }

  /** Puts somebody else into a seat: a bot by its name, `ally` or `me`. */
  async handOver(seat: Seat, to: string): Promise<void> {
    const message = { cmd: 'hand-over', table: this.table, seat, to, key: newKey() } as const;
    await this.line.ask<TableCard>(message);
  }

  async clearAway(): Promise<void> {
    try {
      await this.line.ask({ cmd: 'close', table: this.table });
    } catch (error) {
      // The line broke over the answer: what was to be cleared away is not there any more.
      if (!(error instanceof Refusal) || error.code !== 'unknown') throw error;
    }
    forget(this.table);
  }

  /** The standing instructions of a seat; with an instruction and a value, after that was left. */
  async instruct(seat: Seat, instruction?: string, value?: string): Promise<Standing[]> {
    const ask = { cmd: 'standing', table: this.table, seat } as const;
    if (instruction !== undefined)
      await this.#deed(seat, { ...ask, instruction, value: value ?? null, key: newKey() });
    return (await this.line.ask<{ standing: Standing[] }>(ask)).standing;
  }

  #sequence(seat: Seat): number {
    return this.streams.get(seat)?.latest.sequence ?? 0;
  }

  /** Secret orders have a number of their own: how often they were changed. */
  #orders(seat: Seat) {
    const sequence = this.streams.get(seat)?.latest.draft?.sequence ?? 0;
    return { table: this.table, seat, sequence, key: newKey() };
  }

  /** Sends a deed that changes the position; until what it led to is here, another waits. */
  async #move(seat: Seat, message: Message): Promise<Taken> {
    this.#moving += 1;
    try {
      return await this.#deed(seat, message);
    } finally {
      this.#moving -= 1;
    }
  }

  /** Sends a deed, and is done when what it led to is here. */
  async #deed(seat: Seat, message: Message): Promise<Taken> {
    try {
      const taken = await this.line.ask<Taken>(message);
      if (typeof taken.sequence === 'number') await this.#catchUp(seat, taken.sequence);
      return taken;
    } catch (error) {
      // Something was told meanwhile that was not read yet: it is fetched.
      if (error instanceof Refusal && error.code === 'stale') await this.#watch(seat);
      throw error;
    }
  }

  async #catchUp(seat: Seat, sequence: number) {
    const isThere = () => this.#isClosed || this.#sequence(seat) >= sequence;
    await this.#patience.until(isThere, BEHIND);
    if (!isThere()) await this.#watch(seat);
  }

  /** One arrival at a time: a second one waits for the first, and then looks again. */
  #arrive(): Promise<void> {
    const before = this.#arriving ?? Promise.resolve();
    const now = before.then(() => this.#lookAround());
    this.#arriving = now;
    return now;
  }

  /** Finds out what the table is, gives our bytes for its luck, and watches through all our eyes. */
  async #lookAround() {
    if (this.#isClosed) return;
    try {
      this.card = await this.line.ask<TableCard>({ cmd: 'table', table: this.table });
      remember(this.card);
      this.scenario ??= await this.line.ask<Scenario>({ cmd: 'scenario', table: this.table });
      await this.#give();
      await this.#watchAll();
      this.gone = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown) {
    if (this.#isClosed) return;
    const isRefused = error instanceof Refusal && !error.isPassing;
    const wasWaiting = this.card !== null && !this.hasBegun;
    // A table that waited for its game a moment ago, and is none any more, was cleared away.
    if (isRefused && error.code === 'unknown' && wasWaiting) this.#clearedAway();
    else if (isRefused) this.gone = { code: error.code, message: error.message };
    else setTimeout(() => void this.#arrive(), TRY_AGAIN);
  }

  /** Gives sixteen random bytes for each of our seats that is asked for them. */
  async #give() {
    const card = this.card;
    if (card === null || !('pinches' in card.waiting)) return;
    for (const seat of card.waiting.pinches) {
      if (!this.mine.includes(seat) || this.#given.has(seat)) continue;
      this.#given.add(seat);
      // Another tab of this browser may be giving them just now: both give the same.
      const bytes = promised(card.table)?.pinches[seat] ?? hex(16);
      rememberPinch(card, seat, bytes);
      await this.#pinch(seat, bytes);
    }
  }

  async #pinch(seat: Seat, bytes: Bytes) {
    const { table } = this;
    try {
      this.card = await this.line.ask<TableCard>({ cmd: 'pinch', table, seat, bytes });
    } catch (error) {
      // Another window of ours, or this one before the line broke, has given them already.
      if (!(error instanceof Refusal) || error.code !== 'wrong-seat') throw error;
      this.card = await this.line.ask<TableCard>({ cmd: 'table', table });
    }
  }

  async #watchAll() {
    const viewers: Viewer[] = this.mine.length > 0 ? this.mine : ['spectator'];
    for (const viewer of viewers) await this.#watch(viewer);
  }

  async #watch(viewer: Viewer) {
    if (this.#isClosed) return;
    const since = known(this.streams.get(viewer));
    const ask = { cmd: 'watch', table: this.table, viewer, since, words: true } as const;
    const answer = await this.line.ask<Looked | TableCard>(ask);
    if ('view' in answer) this.#take(viewer, answer);
    else this.card = answer;
  }

  #hear(push: Push) {
    if ('update' in push && push.update.table === this.table) this.#update(push.update);
    else if ('table' in push && push.table.table === this.table) this.#learn(push.table);
    else if ('closed' in push && push.closed.table === this.table) this.#clearedAway();
  }

  #clearedAway() {
    this.gone = { code: 'closed', message: '' };
    forget(this.table);
  }

  #update(update: Update) {
    const stream = this.streams.get(update.viewer);
    if (!hasGap(stream, update.since)) this.#take(update.viewer, update);
    else this.#watch(update.viewer).catch((error: unknown) => this.#fail(error));
  }

  /** Somebody sat down, came or went; perhaps the game begins with it. */
  #learn(card: TableCard) {
    const [hadBegun, had] = [this.hasBegun, this.mine.join()];
    this.card = card;
    const begins = !hadBegun && this.hasBegun;
    // A seat that was handed over is looked through from now on, or no more.
    const isReseated = had !== this.mine.join();
    if (begins || isReseated || 'pinches' in card.waiting) void this.#arrive();
  }

  #take(viewer: Viewer, looked: Looked) {
    const grown = grow(this.streams.get(viewer), looked);
    if (grown === null || this.#isClosed) return;
    this.streams = new Map(this.streams).set(viewer, grown.stream);
    if (this.card !== null) this.card = { ...this.card, waiting: looked.waiting };
    this.#patience.look();
    for (const heard of [...this.#heard]) heard(viewer, grown.stream, grown.news);
  }
}
