// One table as this page knows it: who sits there, what each of our own seats was told, and every
// deed and question that goes to the server.

import type { Bytes, Seat, Viewer } from '$types/engine';
import type { Choice, Looked, Odds, Reason, Scenario, Standing, Told } from '$types/protocol';
import type {
  Answer,
  Invited,
  Message,
  Push,
  Seated,
  TableCard,
  Taken,
  Update,
} from '$types/server';
import { hex, line, newKey, Refusal, type Connection } from '$lib/wire/connection.svelte';
import { remember, rememberPinch } from '$lib/proof/promise';
import type { Fortunes, Inspected } from './questions';

/** What one viewer has been told, as far as this page has it. */
export interface Stream {
  latest: Looked;
  told: Told[];
}

type Heard = (viewer: Viewer, stream: Stream, news: Told[]) => void;

/** Why there is nothing to be seen. */
export type Gone = { code: string; message: string };

export class Session {
  readonly table: Bytes;
  card = $state.raw<TableCard | null>(null);
  scenario = $state.raw<Scenario | null>(null);
  gone = $state.raw<Gone | null>(null);
  /** A deed is on its way. */
  pending = $state(false);
  /** The streams of our own seats, or of a spectator. They are replaced, never changed. */
  streams = $state.raw<ReadonlyMap<Viewer, Stream>>(new Map());

  readonly mine = $derived(
    (this.card?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  readonly isSpectator = $derived(this.mine.length === 0);
  readonly isHotSeat = $derived(this.mine.length > 1);
  readonly hasBegun = $derived(
    this.card !== null && !('seats' in this.card.waiting) && !('pinches' in this.card.waiting),
  );

  readonly #line: Connection;
  #stop: (() => void)[] = [];
  #heard = new Set<Heard>();
  #given = new Set<Seat>();

  constructor(table: Bytes, connection: Connection = line()) {
    this.table = table;
    this.#line = connection;
    this.#stop.push(connection.listen((push) => this.#hear(push)));
    // Whenever there is a new line, everything that is watched is watched again.
    this.#stop.push(
      $effect.root(() => {
        $effect(() => {
          if (connection.lines > 0) void this.#arrive();
        });
      }),
    );
  }

  close() {
    for (const stop of this.#stop) stop();
    if (this.streams.size > 0)
      void this.#line.ask({ cmd: 'unwatch', table: this.table }).catch(() => {});
  }

  /** Hears whatever a viewer is told, as it comes. */
  onNews(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  // Deeds.

  act(seat: Seat, decision: unknown): Promise<Taken> {
    return this.#deed({
      cmd: 'act',
      table: this.table,
      seat,
      sequence: this.#sequence(seat),
      decision,
      key: newKey(),
    });
  }

  undo(seat: Seat): Promise<Taken> {
    return this.#deed({
      cmd: 'undo',
      table: this.table,
      seat,
      sequence: this.#sequence(seat),
      key: newKey(),
    });
  }

  say(seat: Seat, text: string): Promise<Taken> {
    return this.#deed({ cmd: 'say', table: this.table, seat, text, key: newKey() });
  }

  resign(seat: Seat): Promise<Taken> {
    return this.#deed({ cmd: 'resign', table: this.table, seat, key: newKey() });
  }

  offer(seat: Seat, draw: boolean): Promise<Taken> {
    return this.#deed({ cmd: 'offer', table: this.table, seat, draw, key: newKey() });
  }

  abandon(seat: Seat): Promise<Taken> {
    return this.#deed({ cmd: 'abandon', table: this.table, seat, key: newKey() });
  }

  rematch(seat: Seat): Promise<Taken> {
    return this.#deed({ cmd: 'rematch', table: this.table, seat, key: newKey() });
  }

  async sit(invitation: string): Promise<Seat> {
    const seated = await this.#line.ask<Seated>({ cmd: 'sit', table: this.table, invitation });
    await this.#arrive();
    return seated.seat;
  }

  invite(seat: Seat): Promise<Invited> {
    return this.#line.ask<Invited>({ cmd: 'invite', table: this.table, seat });
  }

  clearAway(): Promise<Answer> {
    return this.#line.ask({ cmd: 'close', table: this.table });
  }

  async instruct(seat: Seat, instruction?: string, value?: string): Promise<Standing[]> {
    const answer = await this.#line.ask<{ standing: Standing[] }>({
      cmd: 'standing',
      table: this.table,
      seat,
      instruction: instruction ?? null,
      value: value ?? null,
      key: instruction === undefined ? null : newKey(),
    });
    return answer.standing;
  }

  // Questions.

  why(seat: Seat, decision: unknown): Promise<Reason> {
    return this.#line.ask<Reason>({ cmd: 'why', table: this.table, seat, decision });
  }

  async preview(seat: Seat, decision: unknown): Promise<Odds | null> {
    const { odds } = await this.#line.ask<{ odds: Odds | null }>({
      cmd: 'preview',
      table: this.table,
      seat,
      decision,
    });
    return odds;
  }

  inspect(viewer: Viewer, place: string): Promise<Inspected> {
    return this.#line.ask({
      cmd: 'inspect',
      table: this.table,
      viewer,
      place,
    } as unknown as Message) as Promise<unknown> as Promise<Inspected>;
  }

  fortunes(): Promise<Fortunes> {
    return this.#line.ask({
      cmd: 'fortunes',
      table: this.table,
    } as unknown as Message) as Promise<unknown> as Promise<Fortunes>;
  }

  /** What a viewer was told from a number on, with what he saw then: for the replay. */
  frames(viewer: Viewer, from: number, count: number): Promise<{ frames: Told[]; total: number }> {
    const message = { cmd: 'frames', table: this.table, viewer, from, count } as unknown as Message;
    return this.#line.ask(message) as Promise<unknown> as Promise<{
      frames: Told[];
      total: number;
    }>;
  }

  choices(viewer: Viewer): Choice[] {
    return (this.streams.get(viewer)?.latest.decisions ?? []) as Choice[];
  }

  #sequence(seat: Seat): number {
    return this.streams.get(seat)?.latest.sequence ?? 0;
  }

  async #deed(message: Message): Promise<Taken> {
    this.pending = true;
    try {
      return await this.#line.ask<Taken>(message);
    } finally {
      this.pending = false;
    }
  }

  /** Finds out what the table is, gives our bytes for its luck, and watches through all our eyes. */
  async #arrive() {
    try {
      this.card = await this.#line.ask<TableCard>({ cmd: 'table', table: this.table });
      remember(this.card);
      this.scenario ??= await this.#line.ask<Scenario>({ cmd: 'scenario', table: this.table });
      await this.#give();
      await this.#watchAll();
      this.gone = null;
    } catch (error) {
      this.gone =
        error instanceof Refusal
          ? { code: error.code, message: error.message }
          : { code: 'broken', message: String(error) };
    }
  }

  /** Gives sixteen random bytes for each of our seats that is asked for them. */
  async #give() {
    const card = this.card;
    if (card === null || !('pinches' in card.waiting)) return;
    for (const seat of card.waiting.pinches) {
      if (!this.mine.includes(seat) || this.#given.has(seat)) continue;
      this.#given.add(seat);
      const bytes = hex(16);
      rememberPinch(card, seat, bytes);
      this.card = await this.#line.ask<TableCard>({ cmd: 'pinch', table: this.table, seat, bytes });
    }
  }

  async #watchAll() {
    const viewers: Viewer[] = this.mine.length > 0 ? this.mine : ['spectator'];
    for (const viewer of viewers) await this.#watch(viewer);
  }

  async #watch(viewer: Viewer) {
    const known = this.streams.get(viewer)?.told.at(-1)?.sequence ?? 0;
    const answer = await this.#line.ask<Looked | TableCard>({
      cmd: 'watch',
      table: this.table,
      viewer,
      since: known,
      words: true,
    });
    if ('view' in answer) this.#take(viewer, answer, answer.told ?? []);
    else this.card = answer;
  }

  #hear(push: Push) {
    if ('update' in push && push.update.table === this.table) this.#update(push.update);
    else if ('table' in push && push.table.table === this.table) this.#learn(push.table);
    else if ('closed' in push && push.closed.table === this.table)
      this.gone = { code: 'closed', message: '' };
  }

  #update(update: Update) {
    const stream = this.streams.get(update.viewer);
    const known = stream?.latest.sequence ?? 0;
    if (update.since > known) void this.#watch(update.viewer);
    else if (update.sequence >= known) {
      this.#take(
        update.viewer,
        update,
        (update.told ?? []).filter((told) => told.sequence > known),
      );
    }
  }

  /** Somebody sat down, came or went; perhaps the game begins with it. */
  #learn(card: TableCard) {
    const hadBegun = this.hasBegun;
    this.card = card;
    if ('pinches' in card.waiting) void this.#give();
    if (!hadBegun && this.hasBegun) void this.#watchAll();
  }

  #take(viewer: Viewer, looked: Looked, news: Told[]) {
    const told = [...(this.streams.get(viewer)?.told ?? []), ...news];
    const stream: Stream = { latest: looked, told };
    this.streams = new Map(this.streams).set(viewer, stream);
    if (this.card !== null) this.card = { ...this.card, waiting: looked.waiting };
    for (const heard of [...this.#heard]) heard(viewer, stream, news);
  }
}
