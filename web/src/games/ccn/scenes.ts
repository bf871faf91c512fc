// What is to be seen of what happened: pieces that travel, dice that fall, blocks that are lost.

import type { Event, Hex, Scenery, View } from '$types/ccn';
import type { Told } from '$types/protocol';
import type { Scene } from '$lib/table/kit';
import { place } from './geometry';

export function scenes(_scenery: Scenery, _before: View, told: Told): Scene[] {
  return (told.events ?? []).flatMap((event) => scene(event as Event));
}

function scene(event: Event): Scene[] {
  if (typeof event === 'string') return [];
  if ('unit-moved' in event) return [travel(event['unit-moved'].unit, event['unit-moved'].to)];
  return [];
}

const travel = (unit: number, to: Hex): Scene => ({
  change: { places: { [`unit:${unit}`]: place(to) } },
  lasts: 420,
});
