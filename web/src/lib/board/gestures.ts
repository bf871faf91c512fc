// Fingers, mouse and wheel on a drawing: one pulls it, two stretch it, the wheel looks closer. What
// was a pull is no click.

import type { Point } from './viewport';

export interface Moves {
  pan(by: Point): void;
  /** `at` is a point of the window. */
  zoom(factor: number, at: Point): void;
}

/** How far a press may stray and still be a click, in pixels. */
const STEADY = 7;

/** Listens on an element until it is told to stop. */
export function gestures(element: Element, moves: Moves): () => void {
  const fingers = new Map<number, Point>();
  let strayed = 0;
  let pulled = false;

  const inside = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    if (fingers.size === 0) [strayed, pulled] = [0, false];
    fingers.set(event.pointerId, inside(event));
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    // Let go outside, where nobody was told.
    if (event.pointerType === 'mouse' && event.buttons === 0) return void up(event);
    const now = inside(event);
    strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (!pulled && strayed <= STEADY && fingers.size === 1) return;
    // Held only from here on: a click must still find what lies under it.
    if (!pulled && element.isConnected) element.setPointerCapture(event.pointerId);
    pulled = true;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
    if (other === undefined) moves.pan({ x: now.x - before.x, y: now.y - before.y });
    else stretch(before, now, other[1]);
    fingers.set(event.pointerId, now);
  }

  function stretch(before: Point, now: Point, other: Point) {
    const length = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    moves.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    moves.zoom(length(now) / length(before), middle);
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    // The click of this press comes at once; one that comes later is another's.
    if (fingers.size === 0) setTimeout(() => (pulled = false), 60);
  }

  function click(event: Event) {
    if (!pulled) return;
    pulled = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const turn = Math.max(-120, Math.min(120, event.deltaY * lines));
    moves.zoom(Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0022)), inside(event));
  }

  const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
  ];
  for (const [name, hear, options] of heard)
    element.addEventListener(name, hear as EventListener, options);
  return () => {
    for (const [name, hear, options] of heard)
      element.removeEventListener(name, hear as EventListener, options);
  };
}
