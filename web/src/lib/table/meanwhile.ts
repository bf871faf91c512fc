// What everybody may know of what happened since a seat last decided something.

import type { Seat, Viewer } from '$types/engine';
import type { LogLine, Told } from '$types/protocol';
import type { Frames as Page } from '$types/server';

/** Whatever has been told can be asked for again, page by page. */
export interface Frames {
  frames(viewer: Viewer, from: number, count: number): Promise<Page>;
}

/** The most that is read again. */
const MOST = 60;

/** The last lines of what a spectator was told since the seat decided last: nothing secret is among them. */
export async function meanwhile(source: Frames, seat: Seat, most: number): Promise<LogLine[]> {
  const { total } = await source.frames('spectator', 0, 1);
  const { frames } = await source.frames('spectator', Math.max(0, total - MOST), MOST);
  return linesSince(frames, seat).slice(-most);
}

export function linesSince(told: readonly Told[], seat: Seat): LogLine[] {
  const last = told.findLastIndex((one) => one.seat === seat && one.events !== undefined);
  // What came before the first decision, such as the cards that were dealt, is no news.
  const news = told.slice(last + 1).filter((one) => one.sequence > 1);
  return news.flatMap((one) => one.log ?? []);
}
