// Where the keyboard is on a board, it follows the cursor.

/** The cursor that was followed last on each board. */
const followed = new WeakMap<Element, string | null>();

/**
 * The focus goes to the place of the cursor when that moves; whoever is on something that is touched as
 * that place stays.
 */
export const following = (cursor: string | null) => (board: Element) => {
  if (followed.get(board) === cursor) return;
  followed.set(board, cursor);
  const active = document.activeElement;
  if (cursor === null || !active || !board.contains(active)) return;
  if (active.getAttribute('data-target') === cursor) return;
  const place = `[data-place="${CSS.escape(cursor)}"]`;
  board.querySelector<SVGElement>(place)?.focus({ preventScroll: true });
};
