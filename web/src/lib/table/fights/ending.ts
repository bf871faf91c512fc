// Which fights have ended just now, so that each is told once: to whoever decides, those that ended since
// he decided last; to others, those that ended since the page came.

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

/** Whether the viewer has decided something after a fight was over; a word that he said is no decision. */
export const hasGoneOn = ({ sequence }: Fight, told: readonly Told[], viewer: Viewer): boolean =>
  told.some((one) => one.sequence > sequence && isDecisionOf(viewer, one));

/** The fights of which somebody who comes to the board need not be told. */
export const knownAtFirst = (
  fights: readonly Fight[],
  told: readonly Told[],
  viewer: Viewer,
): string[] => (told.some((one) => isDecisionOf(viewer, one)) ? [] : endedOf(fights));

const isDecisionOf = (viewer: Viewer, { seat, beside }: Told): boolean =>
  seat === viewer && beside === undefined;
