// How each side stands: its points, the redoubts it holds, who leads its armies, what it has lost, and
// where its supply comes from.

import type { AreaId, Post, Scenery, Side, View } from '$types/borodino';
import type { SideCard } from '$types/engine';
import { countAt, sideOfBlock } from '../asked';
import { areaName, hasRedoubt } from '../places';
import { seatOf, SIDES } from '../sides';
import { sourcesOf, type Source } from './supply';

export interface SideTrack {
  side: Side;
  title: string;
  player: string | undefined;
  /** The points as they are, and as they would be counted now, redoubts included. */
  points: number;
  standing: number;
  posts: { post: Post; holder: string }[];
  destroyed: number;
  withdrawn: number;
  waiting: number;
  sources: (Source & { name: string })[];
}

export const sidesOf = (
  scenery: Scenery,
  view: View,
  sides: readonly SideCard[],
  players: readonly string[],
): SideTrack[] =>
  SIDES.map((side) => {
    const seat = seatOf(side);
    const isOwn = (block: number) => sideOfBlock(scenery, block) === side;
    return {
      ...{ side, title: sides[seat]?.title ?? '', player: players[seat] },
      ...{ points: view.points[seat] ?? 0, standing: view.standing[seat] ?? 0 },
      posts: view.posts
        .filter(({ holder }) => isOwn(holder))
        .map(({ post, holder }) => ({ post, holder: scenery.blocks[holder]?.name ?? '' })),
      destroyed: view.destroyed.filter(isOwn).length,
      withdrawn: view.withdrawn.filter(isOwn).length,
      waiting: view.waiting[seat] ?? 0,
      sources: sourcesOf(scenery, view, side).map((one) => ({
        ...one,
        name: areaName(scenery, one.area),
      })),
    };
  });

export interface Redoubt {
  area: AreaId;
  name: string;
  /** Who stands in it. */
  held: Side | 'both' | 'nobody';
  /** The turn from which it is in play, while it is not. */
  from: number | null;
}

/** [BOR-4.1.4] The redoubts that are or come into play. */
export const redoubtsOf = (scenery: Scenery, view: View): Redoubt[] =>
  scenery.areas.flatMap((facts, area) => {
    const { name, redoubt_from: from } = facts;
    if (from === null) return [];
    const there = SIDES.filter((side) => countAt({ scenery, view }, side, area) > 0);
    const held = there.length === 2 ? 'both' : (there[0] ?? 'nobody');
    return [{ area, name, held, from: hasRedoubt(facts, view.turn) ? null : from }];
  });

/** [BOR-2.4.2] The bridges that are burnt, by the areas that they joined. */
export const burntOf = (scenery: Scenery, { burnt }: View): string[][] =>
  burnt.map((border) =>
    (scenery.borders[border]?.ends ?? []).map((area) => areaName(scenery, area)),
  );
