// The other end of the line, as a test plays it: it hears what a page sends and answers by hand.

import type { Looked, Told } from '$types/protocol';
import type { TableCard } from '$types/server';

export type Sent = { id: number; cmd: string } & Record<string, unknown>;

/** A socket that goes nowhere. */
export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  readyState = 0;
  sent: Sent[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(line: string) {
    this.sent.push(JSON.parse(line) as Sent);
  }

  close() {
    this.readyState = 3;
  }

  /** The server takes the line up. */
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** The line breaks. */
  break(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }

  say(what: object) {
    this.onmessage({ data: JSON.stringify(what) });
  }

  /** The last message of a kind that was sent here. */
  heard(cmd: string): Sent {
    const found = this.sent.findLast((one) => one.cmd === cmd);
    if (found === undefined)
      throw new Error(`no "${cmd}" among ${this.sent.map((one) => one.cmd)}`);
    return found;
  }

  async answer(cmd: string, ok: object) {
    this.say({ id: this.heard(cmd).id, ok });
    await settled();
  }

  async refuse(cmd: string, code: string, message = 'No.') {
    this.say({ id: this.heard(cmd).id, error: { code, message } });
    await settled();
  }
}

/** Waits until everything that could go on by itself has. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export const card = (waiting: TableCard['waiting'], mine: number[] = [1]): TableCard => ({
  table: 'aa',
  game: 'ccn',
  scenario: 'rolica',
  title: 'Roliça',
  id: 'bb',
  commitment: 'cc',
  seats: [0, 1].map((seat) => ({
    seat,
    side: seat === 0 ? 'French' : 'Allies',
    occupant: mine.includes(seat) ? 'person' : 'sergeant',
    taken: true,
    present: true,
    mine: mine.includes(seat),
  })),
  waiting,
  watchers: true,
  imported: false,
  host: true,
  opened: 0,
});

export const told = (sequence: number, text = `Line ${sequence}.`): Told => ({
  sequence,
  events: [],
  log: [{ text }],
});

/** What a viewer knows at a number, and what he was told since another. */
export const looked = (sequence: number, since = 0): Looked => ({
  sequence,
  turn: 1,
  waiting: { on: [1] },
  view: { at: sequence },
  question: { text: `Question ${sequence}` },
  decisions: [],
  can_undo: false,
  talk: { draw: [], resigned: [], rematch: [] },
  told: Array.from({ length: sequence - since }, (_, index) => told(since + index + 1)),
});
