// The one socket to the server. What is sent gets its answer, however often the line breaks in
// between: deeds carry a key, so that whatever was sent twice is taken once.

import type { Answer, Message, Push, Refused, ReplyLine } from '$types/server';

/** A refusal of the server, as an error. Its message is a sentence for people. */
export class Refusal extends Error {
  readonly code: Refused['code'];
  readonly rule: string | undefined;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.code;
    this.rule = refused.rule;
  }
}

export type LineState = 'connecting' | 'open' | 'lost' | 'stopped';

interface Waiting {
  line: string;
  answer: (answer: Answer) => void;
  refuse: (reason: Error) => void;
}

type Listener = (push: Push) => void;

/** Codes with which a server says that it will be back, or that this page was too quick or too slow. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

export class Connection {
  state = $state<LineState>('connecting');
  /** Rises with every new line: whoever watches a table must say so again. */
  lines = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  #lastId = 0;
  #pause = FIRST_PAUSE;
  readonly #address: string;

  constructor(
    address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
  ) {
    this.#address = address;
    addEventListener('online', () => this.#reconnectNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#reconnectNow();
    });
    this.#connect();
  }

  /** Sends a message and waits for its answer, over as many lines as it takes. */
  ask<T extends Answer = Answer>(message: Message): Promise<T> {
    const id = ++this.#lastId;
    const line = JSON.stringify({ id, ...message });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { line, answer: (answer) => resolve(answer as T), refuse: reject });
      if (this.state === 'open') this.#socket?.send(line);
    });
  }

  /** Hears what the server says by itself, until the function that is given back is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #connect() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(socket: WebSocket) {
    this.#pause = FIRST_PAUSE;
    this.state = 'open';
    this.lines += 1;
    for (const { line } of this.#waiting.values()) socket.send(line);
  }

  #lost() {
    this.#socket = null;
    this.state = 'lost';
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    setTimeout(() => {
      if (this.#socket === null) this.#connect();
    }, pause);
  }

  #reconnectNow() {
    if (this.state !== 'lost' || this.#socket !== null) return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  #hear(text: string) {
    const heard = JSON.parse(text) as ReplyLine | Push;
    if (!('id' in heard)) {
      for (const listener of [...this.#listeners]) listener(heard as Push);
      return;
    }
    const id = Number(heard.id);
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if ('error' in heard) waiting.refuse(new Refusal(heard.error));
    else waiting.answer(heard.ok);
  }
}

let shared: Connection | null = null;

/** The line of this page; it is opened when somebody first needs it. */
export function line(): Connection {
  shared ??= new Connection();
  return shared;
}

/** A key under which a deed is taken once. */
export function newKey(): string {
  return hex(12);
}

/** So many random bytes, as hexadecimal digits. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
