// Somebody with a browser: a cookie of his own, a page, and a note of everything that went wrong in
// it or came over its socket.

import { setTimeout } from 'node:timers/promises';
import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { install } from './reader.ts';

export interface Opened {
  table: string;
  invitations: { seat: number; link: string }[];
}

/** What a table begins with: a scenario of the shelf, a file, or a position in the middle. */
export interface SetUp {
  scenario?: string;
  file?: string;
  position?: unknown;
}

/** A page with nothing to wait for; whoever chose something else in it keeps that. */
const SWIFT = JSON.stringify({ speed: 'instant' });

export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that the server said over sockets. */
  readonly received: string[] = [];
  /** Everything that the page said over sockets. */
  readonly sent: string[] = [];
  /** Everything that the server answered without a socket, as it came. */
  readonly #answers: Promise<string>[] = [];
  readonly #address: string;
  #complaints: string[] = [];
  #expected: RegExp[] = [];

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context;
    this.page = page;
    this.#address = address;
  }

  static async come(context: BrowserContext, address: string, settings = SWIFT): Promise<Person> {
    await context.addInitScript(install);
    await context.addInitScript((settings) => {
      const name = 'grognard.settings';
      if (localStorage.getItem(name) === null) localStorage.setItem(name, settings);
    }, settings);
    const person = new Person(context, await context.newPage(), address);
    person.#listen();
    return person;
  }

  /** What went wrong in the page and was not expected. */
  get complaints(): string[] {
    return this.#complaints.filter((said) => !this.#expected.some((known) => known.test(said)));
  }

  /** What the browser itself says when a server is away or refuses is no fault of the page. */
  expect(complaint: RegExp) {
    this.#expected.push(complaint);
  }

  /** Sends a message as the page would, under the same cookie. */
  async ask<T>(message: Record<string, unknown>): Promise<T> {
    const response = await this.context.request.post(`${this.#address}/api/messages`, {
      data: { id: 1, ...message },
    });
    return answered<T>(response);
  }

  /** Opens a table: seat 0 is the French one, seat 1 the Allied one. */
  open(setUp: SetUp, seats: string[], more: Record<string, unknown> = {}): Promise<Opened> {
    return this.ask<Opened>({ cmd: 'new', game: 'ccn', ...setUp, seats, ...more });
  }

  /** Every byte that the server said of any table, up to now. */
  async bytes(): Promise<string[]> {
    return [...this.received, ...(await Promise.all(this.#answers))];
  }

  /** Reads an address without a page, under the same cookie. */
  async read(path: string): Promise<string> {
    const response = await this.context.request.get(this.#address + path);
    if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
    return response.text();
  }

  async visit(path: string): Promise<Page> {
    await this.page.goto(this.#address + path);
    return this.page;
  }

  #listen() {
    this.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    this.page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    this.page.on('response', (response) => {
      // What is broken off by going elsewhere, or never comes to its end, was not read by anybody.
      if (new URL(response.url()).pathname.startsWith('/api/'))
        this.#answers.push(Promise.race([response.text().catch(() => ''), setTimeout(10_000, '')]));
    });
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.received.push(String(payload)));
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)));
    });
  }
}

async function answered<T>(response: APIResponse): Promise<T> {
  const answer = (await response.json()) as { ok?: T; error?: { code: string; message: string } };
  if (answer.ok === undefined)
    throw new Error(`${answer.error?.code}: ${answer.error?.message ?? response.status()}`);
  return answer.ok;
}
