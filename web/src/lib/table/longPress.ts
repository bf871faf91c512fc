// A finger that rests on a place for a while wants to know what stands there.

const LONG = 450;
const STEADY = 8;

/** Calls `held` with the place under a finger that rests; the click that follows is swallowed. */
export const longPress = (held: (place: string) => void) => (element: Element) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let wasHeld = false;

  function down(event: PointerEvent) {
    wasHeld = false;
    clearTimeout(timer);
    const place = placeAround(event.target as Element);
    if (event.pointerType === 'mouse' || !place) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      wasHeld = true;
      held(place);
    }, LONG);
  }

  function move(event: PointerEvent) {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) clearTimeout(timer);
  }

  const up = () => clearTimeout(timer);

  function click(event: Event) {
    if (!wasHeld) return;
    wasHeld = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const heard: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', click, true],
    ['contextmenu', (event: Event) => wasHeld && event.preventDefault(), false],
  ];
  for (const [name, hear, capture] of heard)
    element.addEventListener(name, hear as EventListener, capture);
  return () => {
    clearTimeout(timer);
    for (const [name, hear, capture] of heard)
      element.removeEventListener(name, hear as EventListener, capture);
  };
};

/** The place that is pressed, or that a piece stands on which is pressed by itself. */
function placeAround(pressed: Element): string | null {
  const found = pressed.closest('[data-place], [data-over]');
  return found?.getAttribute('data-place') ?? found?.getAttribute('data-over') ?? null;
}
