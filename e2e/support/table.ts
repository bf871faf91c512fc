// A table as somebody sees it on his screen.

import { expect, type Locator, type Page } from '@playwright/test';

/** What can be read off the page at one moment. */
export interface Seen {
  sequence: string;
  waiting: string;
  busy: boolean;
  question: string;
  /** What can be touched: places (`4,6`) and cards (`card:forward`). */
  glowing: { target: string; tone: string; picked: boolean }[];
  picked: string[];
  /** The choices that have a button, in their order. */
  choices: string[];
  canConfirm: boolean;
  isCurtainDown: boolean;
  isOver: boolean;
}

/** Runs in the page. */
function read(): Seen {
  const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
  const isUsable = (element: Element | null) =>
    element !== null && !(element as HTMLButtonElement).disabled && element.checkVisibility();
  const name = (element: Element) => {
    const { place, card } = (element as HTMLElement).dataset;
    return place ?? `card:${card}`;
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const table = part('table') as HTMLElement | null;
  return {
    sequence: table?.dataset.sequence ?? '',
    waiting: table?.dataset.waiting ?? '',
    busy: table?.dataset.busy !== 'false',
    question: part('question')?.textContent?.trim() ?? '',
    glowing: all('[data-glow]').map((element) => ({
      target: name(element),
      tone: element.dataset.glow ?? '',
      picked: element.dataset.picked !== undefined && element.dataset.picked !== 'false',
    })),
    picked: all('[data-picked]')
      .filter((element) => element.dataset.picked !== 'false')
      .map(name),
    choices: all('button[data-choice]')
      .filter(isUsable)
      .map((button) => button.dataset.choice ?? ''),
    canConfirm: isUsable(part('confirm')),
    isCurtainDown: part('curtain') !== null,
    isOver: table?.dataset.waiting === 'over',
  };
}

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
    return (target.startsWith('card:') ? this.card(target.slice(5)) : this.place(target)).first();
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(read);
  }

  async sequence(): Promise<number> {
    return Number(await this.root.getAttribute('data-sequence'));
  }

  /** Waits until the table is at rest and asks us, or is over. */
  async ready(): Promise<Seen> {
    await expect(this.root).toHaveAttribute('data-busy', 'false', { timeout: 20_000 });
    await expect(this.root).toHaveAttribute('data-waiting', /^(me|over)$/, { timeout: 20_000 });
    await expect(this.root).toHaveAttribute('data-busy', 'false', { timeout: 20_000 });
    return this.seen();
  }

  /** Waits until something else is to be seen than before. */
  async changed(from: Seen): Promise<Seen> {
    const before = JSON.stringify(from);
    await expect
      .poll(async () => JSON.stringify(await this.seen()), {
        message: `the table is stuck at: ${before}`,
        intervals: [10, 20, 30, 50, 100],
        timeout: 10_000,
      })
      .not.toBe(before);
    return this.seen();
  }
}
