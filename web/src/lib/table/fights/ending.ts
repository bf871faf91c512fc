// Which fight has ended just now, so that it is told once: not what was over when the page came, and
// not any more once whoever looks has decided something.

import type { Told } from '$types/protocol';
import type { Viewer } from '$types/engine';
import type { FightCard } from './card';

type Fight = Pick<FightCard, 'key' | 'isOver' | 'sequence'>;

/** The fights that are over, by their names. */
export const endedOf = (fights: readonly Fight[]): string[] =>
  fights.filter(({ isOver }) => isOver).map(({ key }) => key);

/** The fights that have ended since the page knew of these, the latest last. */
export const endedSince = <One extends Fight>(
  fights: readonly One[],
  known: ReadonlySet<string>,
): One[] => fights.filter(({ key, isOver }) => isOver && !known.has(key));

/** Whether the viewer has decided something after a fight was over. */
export const hasGoneOn = ({ sequence }: Fight, told: readonly Told[], viewer: Viewer): boolean =>
  told.some((one) => one.sequence > sequence && one.seat === viewer);
