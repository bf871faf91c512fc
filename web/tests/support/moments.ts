// Moments of a game as one side was told of them, with the views before and after: played by bots, and
// written down by the server.

import { readFileSync } from 'node:fs';
import type { Told } from '$types/protocol';

export interface Moment<View> {
  name: string;
  before: View;
  after: View;
  news: Told[];
}

export function momentsIn<Scenery, View>(file: string) {
  const [first, ...others] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const { scenery } = first as { scenery: Scenery };
  const moments = others as Moment<View>[];

  function moment(name: string): Moment<View> {
    const found = moments.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no moment ${name}`);
    return found;
  }
  return { scenery, moments, moment };
}
