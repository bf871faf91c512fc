// What the signs on a board mean, as far as they are there.

import type { Mark, Marker } from '$types/waterloo';
import type { Meaning } from '$lib/board/battle/Legend.svelte';
import { SIGNS } from '../symbols';
import { words } from '../words';
import { MARKER_SIGNS } from './signs';

export function meaningsOf(
  marks: readonly Mark[],
  markers: readonly Marker[],
  holds: boolean,
): Meaning[] {
  const signs = SIGNS.filter(({ mark }) => mark !== 'engaged' && marks.includes(mark));
  const all = signs.map(({ mark, d, tint }) => meaning(mark, d, `line ${tint}`));
  if (marks.includes('acted')) all.push(meaning('acted', null, 'veil'));
  if (marks.includes('square')) all.push(meaning('square', null, 'square'));
  if (holds) all.push(meaning('holds', MARKER_SIGNS.farm, 'gold'));
  for (const marker of new Set(markers)) all.push(meaning(marker, MARKER_SIGNS[marker], 'plain'));
  return all;
}

const meaning = (key: string, d: string | null, look: string): Meaning => ({
  key,
  d,
  look,
  text: words.say(`battle-sign-${key}`),
});
