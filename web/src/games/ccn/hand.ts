// The cards that a viewer sees in hands, in groups: to be played, drawn to choose from, on the track.

import type { Card, HandView, Side, View } from '$types/ccn';
import type { Viewer } from '$types/engine';
import { sideAt, SIDES } from './sides';
import { words } from './words';

export interface HeldCard {
  key: string;
  card: Card;
  /** Whether it can be touched to play or keep it. */
  isPlayable: boolean;
}

export interface Group {
  id: string;
  title: string;
  side: Side;
  cards: HeldCard[];
  /** How many lie there face down. */
  backs: number;
}

export function groupsOf(view: View, viewer: Viewer): Group[] {
  const own = sideAt(viewer);
  const order = own === 'allied' ? [...SIDES].reverse() : SIDES;
  return order.flatMap((side) => groups(view[side], side, side === own)).filter(hasSomething);
}

const hasSomething = ({ cards, backs }: Group) => cards.length > 0 || backs > 0;

function groups(hand: HandView, side: Side, isOwn: boolean): Group[] {
  const name = words.say(`side-${side}`);
  const held = (id: string, cards: readonly Card[], isPlayable: boolean) =>
    numbered(cards).map(([card, number]) => ({
      key: `${side}-${id}-${card}-${number}`,
      card,
      isPlayable: isPlayable && isOwn,
    }));
  const onTrack = hand.track.flatMap(({ card }) => (card === null ? [] : [card]));
  return [
    {
      id: `scouted ${side}`,
      title: words.say('hand-scouted'),
      side,
      cards: held('scouted', hand.scouted_cards ?? [], true),
      backs: 0,
    },
    {
      id: isOwn ? 'own' : `other ${side}`,
      title: isOwn ? words.say('hand-own') : words.say('hand-of', { side: name, cards: hand.size }),
      side,
      cards: held('hand', hand.cards ?? [], true),
      backs: hand.cards === null ? hand.size + hand.scouted : 0,
    },
    {
      id: `track ${side}`,
      title: words.say('hand-on-track', { side: name }),
      side,
      cards: held('track', onTrack, false),
      backs: hand.track.length - onTrack.length,
    },
  ];
}

/** Cards with how many of the same came before, so that each has a name of its own. */
function numbered(cards: readonly Card[]): [Card, number][] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return [card, number];
  });
}
