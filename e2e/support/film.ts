// The film of a turn, as somebody watches it.

import { expect, type Locator } from '@playwright/test';
import type { TableView } from './table.ts';

export class FilmView {
  readonly root: Locator;
  readonly caption: Locator;
  /** Which stage of the turn it is. */
  readonly stage: Locator;

  constructor(table: TableView) {
    this.root = table.part('film');
    this.caption = table.part('film-caption');
    this.stage = this.root.getByRole('heading');
  }

  key(name: string): Locator {
    return this.root.locator(`[data-key="${name}"]`);
  }

  async frames(): Promise<number> {
    return Number(await this.root.getAttribute('data-frames'));
  }

  async at(): Promise<number> {
    return Number(await this.root.getAttribute('data-frame'));
  }

  isAt(frame: number): Promise<void> {
    return expect(this.root).toHaveAttribute('data-frame', String(frame));
  }

  async pause() {
    await this.key('play').click();
    await expect(this.root).toHaveAttribute('data-paused', 'true');
  }

  /** Goes through it from its first moment, and tells the stage and the words of each. It is left by the last. */
  async told(): Promise<string[]> {
    const told: string[] = [];
    const last = (await this.frames()) - 1;
    await this.root.getByRole('slider').fill('0');
    for (let frame = 0; frame <= last; frame += 1) {
      await this.isAt(frame);
      told.push(`${await this.stage.innerText()}: ${await this.caption.innerText()}`);
      await this.key('forward').click();
    }
    await expect(this.root).toBeHidden();
    return told;
  }
}
