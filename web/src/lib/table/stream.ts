// What one viewer has been told, put together from answers and updates, in whichever order they come.

import type { Viewer } from '$types/engine';
import type { Looked, Told } from '$types/protocol';

/** What one viewer has been told, as far as this page has it. */
export interface Stream {
  latest: Looked;
  told: readonly Told[];
}

export interface Grown {
  stream: Stream;
  /** What was not known before. */
  news: Told[];
}

/** The number of what was told last. */
export const known = (stream: Stream | undefined): number => stream?.told.at(-1)?.sequence ?? 0;

/**
 * A stream with what has come in since; null if it brings nothing, because it is older than what is
 * there. What was told twice is kept once.
 */
export function grow(stream: Stream | undefined, looked: Looked): Grown | null {
  const last = known(stream);
  const news = (looked.told ?? []).filter((told) => told.sequence > last);
  if (stream !== undefined && looked.sequence < stream.latest.sequence) return null;
  return { stream: { latest: looked, told: [...(stream?.told ?? []), ...news] }, news };
}

/** Whether something is missing between what is known and an update that begins at `since`. */
export const hasGap = (stream: Stream | undefined, since: number): boolean => since > known(stream);

/** Whether what was told may change what its viewer would decide: neither talk nor that another is done
 * with his secret orders does, a line of the own ones does. */
function isNews({ beside, commitment, seat }: Told, viewer: Viewer): boolean {
  if (beside !== undefined) return 'drafted' in beside || 'undrafted' in beside;
  return commitment === undefined || seat === viewer;
}

/** The number of what last changed what a viewer would decide. */
export const learned = (told: readonly Told[], viewer: Viewer): number =>
  told.findLast((one) => isNews(one, viewer))?.sequence ?? 0;
