// Through whose eyes a page looks at a table.

import type { Seat, Viewer } from '$types/engine';
import type { Waiting } from '$types/server';

export type Concern = 'me' | 'others' | 'over' | 'nobody';

/** The seats that are waited for. */
export function awaited(waiting: Waiting): readonly Seat[] {
  if ('on' in waiting) return waiting.on;
  if ('orders' in waiting) return waiting.orders;
  return [];
}

/**
 * The eyes for what is waited for now: of several seats at one screen, the one that is asked; whoever
 * is asked already goes on looking.
 */
export function viewerFor(mine: readonly Seat[], waiting: Waiting, now: Viewer | null): Viewer {
  const asked = awaited(waiting).filter((seat) => mine.includes(seat));
  const isMine = typeof now === 'number' && mine.includes(now);
  if (isMine && (asked.length === 0 || asked.includes(now))) return now;
  return asked[0] ?? mine[0] ?? 'spectator';
}

/** Whose move it is, from a viewer's chair. */
export function concern(waiting: Waiting, viewer: Viewer): Concern {
  if ('over' in waiting) return 'over';
  const asked = awaited(waiting);
  if (asked.length === 0) return 'nobody';
  return typeof viewer === 'number' && asked.includes(viewer) ? 'me' : 'others';
}
