// A table as somebody sees it on his screen.

import type { Locator, Page } from '@playwright/test';
import type { Seen, WithReader } from './reader.ts';

export type { Seen };

/** How long a table may be busy, or a bot may think, in milliseconds. */
const PATIENCE = 20_000;

export class TableView {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-part="table"]');
  }

  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`);
  }

  place(name: string): Locator {
    return this.page.locator(`[data-place="${name}"]`);
  }

  card(name: string): Locator {
    return this.page.locator(`[data-card="${name}"]`);
  }

  choice(kind: string): Locator {
    return this.page.locator(`button[data-choice="${kind}"]`);
  }

  thing(target: string): Locator {
    return this.things(target).first();
  }

  /** Everything that stands for one thing: in the drawing, and in lists of what can be touched. */
  things(target: string): Locator {
    if (target.startsWith('card:')) return this.card(target.slice(5));
    const names = ['place', 'target', 'spot'].map((name) => `[data-${name}="${target}"]`);
    return this.page.locator(names.join(', '));
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(() => (window as unknown as WithReader).reader.seen());
  }

  async sequence(): Promise<number> {
    return Number(await this.root.getAttribute('data-sequence'));
  }

  /** Waits until the table is at rest and asks us, or is over. */
  async ready(): Promise<Seen> {
    await this.root.waitFor();
    const seen = await this.page.evaluate(
      (patience) => (window as unknown as WithReader).reader.ready(patience),
      PATIENCE,
    );
    return seen ?? this.#stuck('The table does not come to rest');
  }

  /** Waits until something else is to be seen than before. */
  async changed(from: Seen): Promise<Seen> {
    const seen = await this.page.evaluate(
      ([from, patience]) => (window as unknown as WithReader).reader.changed(from, patience),
      [from, PATIENCE] as const,
    );
    return seen ?? this.#stuck('Nothing came of a touch');
  }

  async #stuck(what: string): Promise<never> {
    throw new Error(`${what}: ${JSON.stringify(await this.seen())}`);
  }
}
