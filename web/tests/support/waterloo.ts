// Moments of a campaign as the Allies were told of them, with the views before and after: played by two
// bots, and written down by the server.

import { readFileSync } from 'node:fs';
import type { Scenery, View } from '$types/waterloo';
import type { Told } from '$types/protocol';

export interface Moment {
  name: string;
  before: View;
  after: View;
  news: Told[];
}

const [first, ...others] = readFileSync(new URL('./waterloo.game', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown);

export const { scenery } = first as { scenery: Scenery };
export const moments = others as Moment[];

export function moment(name: string): Moment {
  const found = moments.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no moment ${name}`);
  return found;
}
