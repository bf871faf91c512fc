// What one wants to know of a battle before one chooses it: how long it is, and how large.

import type { Nation, Scenery } from '$types/ccn';
import { words } from './words';

const isFrench = (nation: Nation) => nation === 'french';

export function facts({ french, allied, units }: Scenery): string[] {
  const ours = units.filter(({ nation }) => isFrench(nation)).length;
  return [
    french.banners === allied.banners
      ? words.say('facts-banners', { count: french.banners })
      : words.say('facts-banners-each', { french: french.banners, allied: allied.banners }),
    words.say('facts-units', { french: ours, allied: units.length - ours }),
  ];
}
