// The one socket to the server. What is sent gets its answer, however often the line breaks in
// between: deeds carry a key, so that whatever was sent twice is taken once.

import type { Answer, Message, Push, Refused, ReplyLine } from '$types/server';

/** Refusals that pass by themselves: the server is busy, stops, or has no room on its disk. */
const PASSING = new Set<string>(['too-fast', 'too-many', 'stopping', 'not-kept', 'broken']);

/** A refusal of the server, as an error. Its message is a sentence for people. */
export class Refusal extends Error {
  readonly code: Refused['code'];
  readonly rule: string | undefined;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.code;
    this.rule = refused.rule;
  }

  /** Whether it is worth trying again by and by. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }
}

/** `lost`: it broke, and is tried again. `stopped`: the server said that it goes down; it is tried again too. */
export type LineState = 'connecting' | 'open' | 'lost' | 'stopped';

interface Waiting {
  line: string;
  answer: (answer: Answer) => void;
  refuse: (reason: Error) => void;
}

type Listener = (push: Push) => void;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** How long a line may be silent while an answer is due before it is taken for dead. */
const PATIENCE = 12_000;
/** After how long a message is sent again that the server was too busy to read. */
const BREATH = 1_200;

/** What a socket is closed with when the server goes down, and when this page has sent too much. */
const GOING_DOWN = 1001;
const TOO_MUCH = 1008;

export class Connection {
  state = $state<LineState>('connecting');
  /** Rises with every new line: whoever watches a table must say so again. */
  lines = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  #lastId = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
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
      this.#send(line);
    });
  }

  /** Hears what the server says by itself, until the function that is given back is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(line: string) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(line);
    this.#patience ??= setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #connect() {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #opened() {
    this.#pause = FIRST_PAUSE;
    this.state = 'open';
    this.lines += 1;
    this.#sendAll();
  }

  #sendAll() {
    for (const { line } of this.#waiting.values()) this.#send(line);
  }

  #lost(code: number) {
    this.#socket = null;
    this.#calm();
    this.state = code === GOING_DOWN ? 'stopped' : 'lost';
    if (code === TOO_MUCH) this.#pause = LONGEST_PAUSE;
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => {
      if (this.#socket === null) this.#connect();
    }, pause);
  }

  /** Nothing was heard for too long: a line that only seems to be there is given up for a new one. */
  #giveUp() {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(0);
    socket.close();
  }

  #calm() {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #reconnectNow() {
    if (this.state === 'open' || this.#socket !== null) return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  #hear(text: string) {
    this.#calm();
    const heard = JSON.parse(text) as ReplyLine | Push;
    if ('ok' in heard || 'error' in heard) this.#answered(heard);
    else for (const listener of [...this.#listeners]) listener(heard);
    if (this.#waiting.size > 0) this.#patience ??= setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #answered(reply: ReplyLine) {
    const id = Number(reply.id ?? 0);
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) {
      // A message that was not even read is refused without its id: what has no answer goes out again.
      if ('error' in reply) setTimeout(() => this.#sendAll(), BREATH);
      return;
    }
    this.#waiting.delete(id);
    if ('error' in reply) waiting.refuse(new Refusal(reply.error));
    else waiting.answer(reply.ok);
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
