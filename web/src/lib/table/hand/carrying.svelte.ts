// A thing that is dragged from the hand to the board: a ghost follows the pointer, and
// where it is let go is a place.

import { carried } from '$lib/board/carried.svelte';
import { nearest } from '$lib/table/forgiving';

export interface Point {
  x: number;
  y: number;
}

/** A place under the pointer, and where its mark is drawn on the screen. */
export interface Under {
  place: string;
  box: { x: number; y: number; size: number };
}

/** How far a press may stray and still be a click, in pixels. */
const STEADY = 7;

/** A thing that can be lifted. */
export interface Lifted<Thing> {
  thing: () => Thing;
  can: () => boolean;
  /** It is lifted. */
  up: () => void;
  /** It is let go, over a place or over nothing. */
  drop: (place: string | null) => void;
}

/** What is being dragged, for whoever draws its ghost. */
export class Carrying<Thing> {
  thing = $state.raw<Thing | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  under = $state.raw<Under | null>(null);

  /** Lets an element be dragged; what was a drag is no click. What it is, is asked when it is lifted. */
  lift(element: HTMLElement, { thing, can, up, drop }: Lifted<Thing>) {
    let from: (Point & { pointer: number }) | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !can()) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', escape, { capture: true });
    };

    const move = (event: PointerEvent) => {
      if (from?.pointer !== event.pointerId) return;
      const strayed = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (this.thing === null && strayed <= STEADY) return;
      event.preventDefault();
      if (this.thing === null) {
        carried.take();
        up();
      }
      this.thing = thing();
      this.at = { x: event.clientX, y: event.clientY };
      this.under = placeUnder(event);
    };

    const end = (event: PointerEvent) => {
      if (from?.pointer !== event.pointerId) return;
      const was = this.thing;
      // It is looked at anew: what lay under the pointer may have gone elsewhere.
      const under = was === null ? null : placeUnder(event);
      leave();
      if (was === null) return;
      swallowClick();
      drop(under?.place ?? null);
    };

    const cancel = () => {
      const wasLifted = this.thing !== null;
      leave();
      if (wasLifted) drop(null);
    };

    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || this.thing === null) return;
      event.stopPropagation();
      cancel();
    };

    const leave = () => {
      from = null;
      if (this.thing !== null) carried.letGo();
      this.thing = null;
      this.under = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape, { capture: true });
    };

    element.addEventListener('pointerdown', down);
    return () => {
      if (from !== null) leave();
      element.removeEventListener('pointerdown', down);
    };
  }
}

/** The click of a drag comes at once; one that comes later is another's. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
}

/** The place under a point: itself, somebody who stands there, or a sign with its name. */
function placeUnder({ clientX: x, clientY: y, pointerType }: PointerEvent): Under | null {
  // A finger is broader than a place may be.
  const meant = pointerType === 'touch' ? nearest(document.body, x, y) : null;
  const thing = meant ?? document.elementFromPoint(x, y)?.closest('[data-place], [data-road]');
  const place = thing?.getAttribute('data-road') ?? thing?.getAttribute('data-place');
  if (thing == null || place == null) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const size = Math.max(width, height) + 12;
  return { place, box: { x: left + width / 2, y: top + height / 2, size } };
}
