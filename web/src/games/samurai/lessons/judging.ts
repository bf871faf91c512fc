// What a lesson judges units by, as their cards and the points of the battle have it.

import type { HexId, UnitView } from '$types/samurai';
import { cardOf, mySide, type Moment } from './moments';

export const shoots = (moment: Moment, one: UnitView): boolean =>
  one.ammunition > 0 && (cardOf(moment, one)?.shooting ?? []).some((value) => value > 0);

export const isHeadquarters = (moment: Moment, one: UnitView): boolean =>
  cardOf(moment, one)?.special === 'headquarters';

/** The hexes that count for us at the end. */
export const goals = (moment: Moment): HexId[] =>
  moment.scenery.points
    .filter((award) => award.for === 'hold_hex_at_end' && award.side === mySide(moment))
    .flatMap((award) => award.hexes);
