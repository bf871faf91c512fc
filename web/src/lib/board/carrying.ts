// Blocks and markers that are dragged: they follow the pointer, and where they are let go is a place.

import { carried } from './carried.svelte';
import { nearest } from '$lib/table/forgiving';
import type { Point } from './viewport';

export interface Carrying {
  /** Whether it can be taken up at all. */
  can: () => boolean;
  /** How far it has been carried, in units of the drawing; null when it is let go. */
  moved: (by: Point | null) => void;
  /** It is lifted. */
  lifted?: () => void;
  /** It is let go, over a place or over nothing. */
  dropped: (place: string) => void;
  missed?: () => void;
}

/** How far a press may stray and still be a click, in pixels. */
const STEADY = 7;

/** Lets an element be dragged; what was a drag is no click. */
export const carry = (carrying: Carrying) => (element: SVGGElement) => {
  let from: (Point & { pointer: number }) | null = null;
  let isCarried = false;

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !carrying.can()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    isCarried = false;
    // The board would follow the hand otherwise.
    event.stopPropagation();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent) {
    if (from === null || event.pointerId !== from.pointer) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!isCarried && Math.hypot(by.x, by.y) <= STEADY) return;
    if (!isCarried) {
      carried.take();
      carrying.lifted?.();
    }
    isCarried = true;
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    carrying.moved({ x: by.x / scale, y: by.y / scale });
  }

  function up(event: PointerEvent) {
    if (from === null || event.pointerId !== from.pointer) return;
    const wasCarried = isCarried;
    cancel();
    if (!wasCarried) return;
    swallowClick();
    const place = placeUnder(event, element);
    if (place === null) carrying.missed?.();
    else carrying.dropped(place);
  }

  function cancel() {
    from = null;
    if (isCarried) carried.letGo();
    isCarried = false;
    carrying.moved(null);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
  }

  element.addEventListener('pointerdown', down);
  return () => {
    cancel();
    element.removeEventListener('pointerdown', down);
  };
};

/** The click of a drag comes at once; one that comes later is another's. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
}

/** The place under a point: itself, somebody who stands there, or a sign with its name. */
function placeUnder(at: PointerEvent, dragged: Element): string | null {
  const { clientX: x, clientY: y, pointerType } = at;
  // A finger is broader than a place may be.
  const meant = pointerType === 'touch' ? nearest(document.body, x, y) : null;
  if (meant !== null) return meant.dataset.place ?? null;
  for (const found of document.elementsFromPoint(x, y)) {
    const thing = dragged.contains(found) ? null : found.closest('[data-place], [data-road]');
    if (thing !== null && thing !== undefined)
      return thing.getAttribute('data-road') ?? thing.getAttribute('data-place');
  }
  return null;
}
