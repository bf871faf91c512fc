// What is asked about a table. Nothing is changed by it.

import type { Bytes, Seat, Viewer, Surmise } from '$types/engine';
import type { Fortunes, Hint, Inspected, Odds, Reason, Review } from '$types/protocol';
import type { Frames } from '$types/server';
import type { Connection } from '$lib/wire/connection.svelte';

export class Asking {
  readonly table: Bytes;
  protected readonly line: Connection;

  constructor(table: Bytes, line: Connection) {
    this.table = table;
    this.line = line;
  }

  why(seat: Seat, decision: unknown): Promise<Reason> {
    return this.line.ask<Reason>({ cmd: 'why', table: this.table, seat, decision });
  }

  async preview(seat: Seat, decision: unknown): Promise<Odds | null> {
    const ask = { cmd: 'preview', table: this.table, seat, decision } as const;
    return (await this.line.ask<{ odds: Odds | null }>(ask)).odds;
  }

  inspect(viewer: Viewer, place: string): Promise<Inspected> {
    return this.line.ask<Inspected>({ cmd: 'inspect', table: this.table, viewer, place });
  }

  /** What a seat can tell of what is hidden from it. */
  async surmise(seat: Seat): Promise<Surmise[]> {
    const ask = { cmd: 'surmise', table: this.table, seat } as const;
    return (await this.line.ask<{ surmises: Surmise[] }>(ask)).surmises;
  }

  fortunes(): Promise<Fortunes> {
    return this.line.ask<Fortunes>({ cmd: 'fortunes', table: this.table });
  }

  /** What the computer would do in the place of a seat that is asked. */
  async hint(seat: Seat): Promise<Hint> {
    const ask = { cmd: 'hint', table: this.table, seat } as const;
    return (await this.line.ask<{ hint: Hint }>(ask, { slow: true })).hint;
  }

  /** A finished game gone over. */
  async review(): Promise<Review> {
    const ask = { cmd: 'review', table: this.table } as const;
    return (await this.line.ask<{ review: Review }>(ask, { slow: true })).review;
  }

  /** What a viewer was told from a number on, with what he saw then: for the replay. */
  frames(viewer: Viewer, from: number, count: number): Promise<Frames> {
    return this.line.ask<Frames>({ cmd: 'frames', table: this.table, viewer, from, count });
  }
}
