// Whether a seat is the one that is asked.

import type { View } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import { seatOf } from '../sides';
import { aboutOf, fightOf, sideAsked, stepOf } from './asked';

/** [WAT-25.2.2] Of two Allied players one speaks in each fight. */
export function isSeatAsked(view: View, viewer: Viewer): boolean {
  const step = stepOf(view);
  if (step === null || view.winner !== null) return false;
  const { party } = aboutOf(step);
  if (party !== undefined) return seatOf(party) === viewer;
  if (sideAsked(view) === 'french') return viewer === 0;
  const town = fightOf(view);
  const battle = view.battles.find((one) => one.town === town);
  return seatOf(battle?.speaker ?? view.speaker ?? 'allies') === viewer;
}
