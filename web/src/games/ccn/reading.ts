// What stands where, in words: for screen readers and for the end of a battle.

import type { Scenery, View } from '$types/ccn';
import type { Loss } from '$lib/table/kit';
import { hexOf } from './geometry';

export function label(scenery: Scenery, view: View, name: string): string {
  const hex = hexOf(name);
  if (hex === null) return name;
  const unit = view.units.find(
    (unit) => !unit.waits && unit.hex[0] === hex[0] && unit.hex[1] === hex[1],
  );
  return unit === undefined ? name : `${name}: ${scenery.units[unit.unit]?.name}`;
}

export function losses(_scenery: Scenery, _view: View): Loss[] {
  return [];
}
