// The words of the hexes follow what stands there.

import { expect, test } from 'vitest';
import { Labels } from '$games/ccn/labels';
import { label } from '$games/ccn/reading';
import { scenery, view } from './samples';

test('every hex has the words of what is there, view after view', () => {
  const [battle, before] = [scenery(), view()];
  const labels = new Labels(battle);
  const moved = {
    ...before,
    units: before.units.map((unit) => (unit.unit === 0 ? { ...unit, hex: [3, 4] as const } : unit)),
  } as typeof before;
  for (const now of [before, moved, { ...moved, held: [0] }, before]) {
    const all = labels.of(now);
    expect(all.size).toBe(9 * 13 - 4);
    for (const [name, text] of all) expect(text).toBe(label(battle, now, name));
  }
});
