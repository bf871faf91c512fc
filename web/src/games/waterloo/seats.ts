// [WAT-25.2.1] Two players, or three with an Allied army each: the seats before and at a table.

import type { Seat } from '$types/engine';
import type { Players, Seated } from '$lib/table/kit';
import { words } from './words';

const ARMIES = ['anglo-dutch', 'prussians'] as const;

export const players: Players = {
  options: ['three-players'],
  sides: ([french, allies], chosen) => {
    if (french === undefined || allies === undefined) return [];
    const emperor = { ...french, side: 0 };
    if (chosen['three-players'] !== 'on') return [emperor, { ...allies, side: 1 }];
    const armies = ARMIES.map((id): Seated => ({
      ...allies,
      side: 1,
      id,
      title: words.say(`party-${id}`),
      commander: words.say(`players-commander-${id}`),
    }));
    return [emperor, ...armies];
  },
};

/** The other Allied seat, for whoever has one of them. */
export const allies = (seat: Seat): readonly Seat[] => (seat === 1 ? [2] : seat === 2 ? [1] : []);
