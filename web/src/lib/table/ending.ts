// The end of a game in words, from the chair of whoever sits in `mine`.

import type { Seat } from '$types/engine';
import type { Ending } from '$types/protocol';
import { say } from '$lib/words';

export function headline({ winners, by }: Ending, mine: readonly Seat[]): string {
  if (by === 'abandonment') return say('end-broken-off');
  if (winners.length === 0) return say('end-draw');
  const won = outcome(winners, mine);
  return say(won === null ? 'end-over' : won ? 'end-victory' : 'end-defeat');
}

/** Whether all of one's seats have won, or none has; null for whoever has both, or only looks on. */
function outcome(winners: readonly Seat[], mine: readonly Seat[]): boolean | null {
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (mine.length === 0 || (won > 0 && won < mine.length)) return null;
  return won > 0;
}

export function how({ winners, by }: Ending, mine: readonly Seat[]): string {
  if (by !== 'resignation') return say(`end-by-${by}`);
  const won = outcome(winners, mine);
  if (won === null) return say('end-by-resignation-seen');
  return say(won ? 'end-by-resignation' : 'end-by-resignation-mine');
}
