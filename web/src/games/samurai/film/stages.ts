// The chapters of a turn: its stages, and in movement and leaving their steps.

import type { Moment } from '$types/samurai';
import { words } from '../words';

/** The heading of a moment: what happens then, in the words of the sequence of play. */
export function headingOf({ turn, stage, step }: Moment): string {
  const hasSteps = stage === 'movement' || stage === 'leaving';
  return hasSteps && step > 0
    ? words.say(`film-${stage}-step`, { turn, step })
    : words.say(`film-${stage}`, { turn });
}
