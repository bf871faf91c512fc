// Moments of the battle for Shevardino as the Russians were told of them. Of the scenery and the views
// there is only what is needed to show what happened.

import type { Scenery, View } from '$types/borodino';
import { momentsIn } from './moments';

export const { scenery, moments, moment } = momentsIn<Scenery, View>('./borodino.game');
