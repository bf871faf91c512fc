// Which crowded town is fanned out: the one that was picked, else the one that the mouse rests on or
// the keyboard's cursor stands on.

import type { TownId } from '$types/waterloo';

/** How long the mouse rests before a fan opens, and how long it may be away, in ms. */
const REST = 260;
const AWAY = 240;

export class Opening {
  /** The town that the mouse rests on, or that a finger touched. */
  hovered = $state<TownId | null>(null);
  /** Whether a block of the fan is being dragged: then it must not close. */
  isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The mouse is on a town, or on none. */
  rest(town: TownId | null) {
    this.#later(town, town === null ? AWAY : this.hovered === null ? REST : AWAY);
  }

  /** The mouse is on the fan of this town. */
  keep(town: TownId) {
    this.#later(town, 0);
  }

  /** A finger touched a town: it opens, or closes if it was open. */
  tap(town: TownId) {
    clearTimeout(this.#timer);
    this.hovered = this.hovered === town ? null : town;
  }

  /** A block of a town's fan is dragged, or was let go. */
  hold(town: TownId, isHeld: boolean) {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    clearTimeout(this.#timer);
    this.hovered = isHeld ? town : null;
  }

  close() {
    clearTimeout(this.#timer);
    this.hovered = null;
  }

  #later(town: TownId | null, wait: number) {
    clearTimeout(this.#timer);
    if (this.isHeld || town === this.hovered) return;
    this.#timer = setTimeout(() => (this.hovered = town), wait);
  }
}
