// The one socket to the server. What is sent gets its answer, however often the line breaks in
// between: deeds carry a key, so that whatever was sent twice is taken once.

import type { Answer, Message, Push, Refused, ReplyLine } from '$types/server';
import { say } from '$lib/words';

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

/** The line broke over a message that must not be sent twice: nobody knows whether it was taken. */
export class BrokenLine extends Error {
  constructor() {
    super(say('error-broken-line'));
  }
}

/** `lost`: it broke, and is tried again. `stopped`: the server said that it goes down; it is tried again too. */
export type LineState = 'connecting' | 'open' | 'lost' | 'stopped';

/** How a message is sent. */
export interface Sending {
  /** It goes out over one line only: taken twice it would do harm, and there is no key to tell. */
  once?: boolean;
  /** Its answer takes thought: that the line is silent meanwhile does not mean that it is dead. */
  slow?: boolean;
}

interface Waiting {
  line: string;
  once: boolean;
  slow: boolean;
  isSent: boolean;
  answer: (answer: Answer) => void;
  refuse: (reason: Error) => void;
}

type Listener = (push: Push) => void;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** How long a line may be silent while an answer is due before it is taken for dead. */
const PATIENCE = 12_000;
/** How long a new line may take to open. */
const OPENING = 10_000;
/** After how long a silence it is asked whether anybody is still there, and how long that may take. */
const SILENCE = 30_000;
const SIGN = 5_000;
/** After how long a message is sent again that the server was too busy to read. */
const BREATH = 1_200;

/**
 * Asks for a sign of life. Browsers keep the pings of a socket to themselves, so this is a message; it
 * names no command, so that the server answers (it refuses) without a look into its data and without
 * keeping any game awake for it.
 */
const CHECK = 0;
const ANYBODY = JSON.stringify({ id: CHECK });

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
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #address: string;
  readonly #closed = new AbortController();

  constructor(
    address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
  ) {
    this.#address = address;
    const { signal } = this.#closed;
    addEventListener('online', () => this.#lookAfter(), { signal });
    const seen = () => {
      if (document.visibilityState === 'visible') this.#lookAfter();
    };
    document.addEventListener('visibilitychange', seen, { signal });
    this.#connect();
  }

  /** Ends the line for good. What waits for an answer gets none. */
  close() {
    this.#closed.abort();
    const socket = this.#socket;
    this.#socket = null;
    this.#calm();
    clearTimeout(this.#retry);
    socket?.close();
  }

  /** Sends a message and waits for its answer, over as many lines as it takes. */
  ask<T extends Answer = Answer>(message: Message, sending: Sending = {}): Promise<T> {
    const { once = false, slow = false } = sending;
    const id = ++this.#lastId;
    const line = JSON.stringify({ id, ...message });
    return new Promise<T>((resolve, reject) => {
      const answer = (answer: Answer) => resolve(answer as T);
      const waiting = { line, once, slow, isSent: false, answer, refuse: reject };
      this.#waiting.set(id, waiting);
      this.#send(waiting);
    });
  }

  /** Hears what the server says by itself, until the function that is given back is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(waiting: Waiting) {
    if (this.#socket?.readyState !== WebSocket.OPEN || (waiting.once && waiting.isSent)) return;
    this.#socket.send(waiting.line);
    waiting.isSent = true;
    if (!waiting.slow) this.#expect(PATIENCE);
  }

  #connect() {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect(OPENING);
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
    this.#calm();
    this.#pause = FIRST_PAUSE;
    this.state = 'open';
    this.lines += 1;
    this.#listenOn();
    this.#sendAll();
  }

  #sendAll() {
    for (const waiting of this.#waiting.values()) this.#send(waiting);
  }

  #lost(code: number) {
    this.#socket = null;
    this.#calm();
    this.state = code === GOING_DOWN ? 'stopped' : 'lost';
    this.#refuseBroken();
    if (code === TOO_MUCH) this.#pause = LONGEST_PAUSE;
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => {
      if (this.#socket === null) this.#connect();
    }, pause);
  }

  #refuseBroken() {
    for (const [id, { once, isSent, refuse }] of this.#waiting) {
      if (!once || !isSent) continue;
      this.#waiting.delete(id);
      refuse(new BrokenLine());
    }
  }

  /** Nothing was heard for too long: a line that only seems to be there is given up for a new one. */
  #giveUp() {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(0);
    socket.close();
  }

  /** From now on something is to be heard within a time. */
  #expect(within: number) {
    this.#patience ??= setTimeout(() => this.#giveUp(), within);
  }

  #calm() {
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.#patience = undefined;
  }

  /** The line is quiet from here: when it stays so, somebody asks. */
  #listenOn() {
    this.#silence = setTimeout(() => this.#check(), SILENCE);
  }

  /** A line that broke while nothing was said looks like any other, until one speaks. */
  #check() {
    this.#socket?.send(ANYBODY);
    this.#expect(SIGN);
  }

  /** There is a network again, or somebody looks: whatever the line is, it is to be there now. */
  #lookAfter() {
    if (this.state === 'open') return this.#check();
    const socket = this.#socket;
    this.#pause = FIRST_PAUSE;
    this.#calm();
    this.#connect();
    // One that was still opening may have been on its way through a network that is gone.
    socket?.close();
  }

  #hear(text: string) {
    this.#calm();
    this.#listenOn();
    const heard = JSON.parse(text) as ReplyLine | Push;
    if ('ok' in heard || 'error' in heard) this.#answered(heard);
    else for (const listener of [...this.#listeners]) listener(heard);
    if ([...this.#waiting.values()].some(({ slow }) => !slow)) this.#expect(PATIENCE);
  }

  #answered(reply: ReplyLine) {
    // A message that was not even read is refused without its id: what has no answer goes out again.
    if (reply.id === null) return void setTimeout(() => this.#sendAll(), BREATH);
    const id = Number(reply.id);
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
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
