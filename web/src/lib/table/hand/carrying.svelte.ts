// A thing that is dragged from the hand to the board: a ghost follows the pointer, and a ring is drawn
// around the place where it would be let go.

import { drag, placeUnder } from '$lib/board/dragging';
import type { Point } from '$lib/board/viewport';

/** A place under the pointer, and where its mark is drawn on the screen. */
export interface Under {
  place: string;
  box: { x: number; y: number; size: number };
}

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
    return drag(element, {
      can,
      lifted: up,
      moved: (event) => {
        this.thing = thing();
        this.at = { x: event.clientX, y: event.clientY };
        this.under = underOf(event, element);
      },
      left: () => {
        this.thing = null;
        this.under = null;
      },
      dropped: drop,
    });
  }
}

function underOf(event: PointerEvent, dragged: Element): Under | null {
  const under = placeUnder(event, dragged);
  if (under === null) return null;
  const { left, top, width, height } = under.thing.getBoundingClientRect();
  const size = Math.max(width, height) + 12;
  return { place: under.place, box: { x: left + width / 2, y: top + height / 2, size } };
}
