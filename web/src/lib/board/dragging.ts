// Things that are dragged, on a board or from the hand to it: a press that strays lifts one, it follows
// the pointer, and where it is let go is a place.

import { nearest } from '$lib/table/forgiving';
import { carried } from './carried.svelte';
import type { Point } from './viewport';

/** A thing that can be dragged. */
export interface Dragged {
  /** Whether it can be taken up with this press. */
  can: (press: PointerEvent) => boolean;
  /** It is lifted. */
  lifted: () => void;
  /** It follows the pointer, which has come so far, in pixels. */
  moved: (event: PointerEvent, by: Point) => void;
  /** It follows no longer. */
  left: () => void;
  /** It was let go over a place, or over nothing: also where the drag was broken off. */
  dropped: (place: string | null) => void;
}

/** A place under the pointer, and what is drawn of it. */
export interface Under {
  place: string;
  thing: Element;
}

/** How far a press may stray and still be a click, in pixels. */
const STEADY = 7;

/** Lets an element be dragged; what was a drag is no click, and Escape breaks it off. */
export function drag(element: Element, { can, lifted, moved, left, dropped }: Dragged): () => void {
  let from: (Point & { pointer: number }) | null = null;
  let isCarried = false;

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !can(event)) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A board would follow the hand otherwise.
    if (element instanceof SVGElement) event.stopPropagation();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape, { capture: true });
  }

  function move(event: PointerEvent) {
    if (from?.pointer !== event.pointerId) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!isCarried && Math.hypot(by.x, by.y) <= STEADY) return;
    event.preventDefault();
    if (!isCarried) {
      isCarried = true;
      carried.take();
      lifted();
    }
    moved(event, by);
  }

  function up(event: PointerEvent) {
    if (from?.pointer !== event.pointerId) return;
    if (isCarried) swallowClick();
    // It is looked at anew: what lay under the pointer may have gone elsewhere.
    end(isCarried ? (placeUnder(event, element)?.place ?? null) : null);
  }

  function cancel(event: PointerEvent) {
    if (from?.pointer === event.pointerId) end(null);
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isCarried) return;
    event.stopPropagation();
    window.addEventListener('pointerup', swallowClick, { once: true });
    end(null);
  }

  function end(place: string | null) {
    if (leave()) dropped(place);
  }

  /** Nothing is pressed any more. False if nothing was carried. */
  function leave(): boolean {
    const wasCarried = isCarried;
    [from, isCarried] = [null, false];
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', escape, { capture: true });
    if (wasCarried) {
      carried.letGo();
      left();
    }
    return wasCarried;
  }

  element.addEventListener('pointerdown', down as EventListener);
  return () => {
    leave();
    element.removeEventListener('pointerdown', down as EventListener);
  };
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

/** The place under the pointer: itself, a sign with its name, or somebody who stands there. */
export function placeUnder(at: PointerEvent, dragged: Element): Under | null {
  const { clientX: x, clientY: y, pointerType } = at;
  // A finger is broader than a place may be.
  const meant = pointerType === 'touch' ? nearest(document.body, x, y, dragged) : null;
  if (meant !== null) return { place: meant.dataset.place!, thing: meant };
  let over: Under | null = null;
  for (const found of document.elementsFromPoint(x, y)) {
    if (dragged.contains(found)) continue;
    const thing = found.closest('[data-place], [data-road]');
    const place = thing?.getAttribute('data-road') ?? thing?.getAttribute('data-place');
    if (thing && place) return { place, thing };
    const stands = found.closest('[data-over]');
    if (stands) over ??= { place: stands.getAttribute('data-over')!, thing: stands };
    // What lies over the board hides it.
    if (!(found instanceof SVGElement)) break;
  }
  return over;
}
