// [SAM-1.1.2] The commanders of both armies, before and at a table: up to three on a side.

import type { Scenery, Side } from '$types/samurai';
import type { Seat, SideCard } from '$types/engine';
import type { Players, Seated } from '$lib/table/kit';
import { words } from './words';

const OPTIONS = ['commanders-a', 'commanders-b'] as const;

/** The most commanders of a side. */
const MOST = 3;

/** How commanders of one side are told apart, by rank: from 0 up. */
const numeral = (rank: number): string => words.say(`rank-${rank + 1}`);

export const players: Players = {
  options: OPTIONS,
  sides: (usual, chosen) => {
    const counts = OPTIONS.map((option) => Number(chosen[option] ?? 1));
    // As the server numbers seats: the first of both sides, then the second, and then the third.
    return Array.from({ length: MOST }, (_, rank) => rank).flatMap((rank) =>
      usual.flatMap((card, side): Seated[] => {
        const count = counts[side] ?? 1;
        if (rank >= count) return [];
        return [{ ...(count === 1 ? card : commander(card, rank)), side }];
      }),
    );
  },
};

const commander = (side: SideCard, rank: number): SideCard => ({
  ...side,
  id: rank === 0 ? side.id : `${side.id}-${rank + 1}`,
  title: `${side.title} ${numeral(rank)}`,
  commander: rank === 0 ? side.commander : words.say(`players-rank-${rank + 1}`),
});

/** The seats of the side that a seat plays for, by rank. */
const seatsOf = (scenery: Scenery, seat: Seat): readonly Seat[] =>
  scenery.sides.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];

export const alliesOf = (scenery: Scenery, seat: Seat): Seat[] =>
  seatsOf(scenery, seat).filter((one) => one !== seat);

/** The rank of a commander as it is written; empty where he has no ally. */
export function rankOf(scenery: Scenery, seat: Seat | null): string {
  if (seat === null) return '';
  const seats = seatsOf(scenery, seat);
  return seats.length === 1 ? '' : numeral(seats.indexOf(seat));
}

/** What a commander is called. */
export function commanderName(scenery: Scenery, seat: Seat): string {
  const side = scenery.sides.find(({ seats }) => seats.includes(seat));
  return `${side?.title ?? ''} ${rankOf(scenery, seat)}`.trim();
}

/** Who leads a side, in words: several commanders each by rank. */
export function playersOf(
  scenery: Scenery,
  side: Side,
  players: readonly string[],
): string | undefined {
  const seats = scenery.sides.find((one) => one.side === side)?.seats ?? [];
  const [first = -1] = seats;
  if (seats.length < 2 || players.length === 0) return players[first];
  return seats.map((seat) => `${rankOf(scenery, seat)} ${players[seat] ?? ''}`).join(' · ');
}
