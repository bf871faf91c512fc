// A finger is broader than a hex on a small screen: a tap beside something that glows means it.

/** Half of what a finger is asked to hit, in pixels. */
const REACH = 22;

/** Calls `touched` with the glowing place that a tap just missed, and swallows the tap. */
export const forgiving = (touched: (place: string) => void) => (element: Element) => {
  function click(event: Event) {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    const under = (event.target as Element).closest('[data-place]');
    if (pointerType !== 'touch' || under === null || under.hasAttribute('data-glow')) return;
    const place = nearest(element, clientX, clientY)?.dataset.place;
    if (place === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    touched(place);
  }

  element.addEventListener('click', click, true);
  return () => element.removeEventListener('click', click, true);
};

/** What glows and lies nearest to a point, if a finger there can mean it; not what is in hand. */
export function nearest(
  element: Element,
  x: number,
  y: number,
  inHand?: Element,
): SVGElement | null {
  let best: { glowing: SVGElement; far: number } | null = null;
  for (const glowing of element.querySelectorAll<SVGElement>('[data-place][data-glow]')) {
    if (glowing === inHand) continue;
    const box = glowing.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far <= REACH && far < (best?.far ?? Infinity)) best = { glowing, far };
  }
  return best?.glowing ?? null;
}
