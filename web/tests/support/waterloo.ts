// Moments of a campaign as the Allies were told of them.

import type { Scenery, View } from '$types/waterloo';
import { momentsIn } from './moments';

export const { scenery, moments, moment } = momentsIn<Scenery, View>('./waterloo.game');
