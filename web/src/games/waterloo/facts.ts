// How long and how large a campaign is, for whoever chooses one.

import type { Scenery } from '$types/waterloo';

export const facts = (_: Scenery): string[] => [];
