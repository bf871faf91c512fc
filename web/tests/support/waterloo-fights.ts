// Fights as they were seen and told: positions of battles and skirmishes, and two that were fought to
// their end, written down by the server.

import { readFileSync } from 'node:fs';
import type { View } from '$types/waterloo';
import type { Told } from '$types/protocol';

export interface Fought {
  name: string;
  view: View;
  told?: Told[];
}

const all = readFileSync(new URL('./waterloo-fights.game', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Fought);

export function fought(name: string): Fought {
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no fight ${name}`);
  return found;
}
