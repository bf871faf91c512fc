// What one wants to know of a battle before one chooses it: what it takes to win, and how large it is.

import type { Scenery } from '$types/ccn';
import { sideOf } from './sides';
import { words } from './words';

export function facts({ french, allied, units }: Scenery): string[] {
  const ours = units.filter(({ nation }) => sideOf(nation) === 'french').length;
  return [
    french.banners === allied.banners
      ? words.say('facts-banners', { count: french.banners })
      : words.say('facts-banners-each', { french: french.banners, allied: allied.banners }),
    words.say('facts-units', { french: ours, allied: units.length - ours }),
  ];
}
