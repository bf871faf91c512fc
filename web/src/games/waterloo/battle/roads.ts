// The signs of the roads out of a fight: which stand behind which side, and how full each road is.

import type { Role, Scenery, TownId, View } from '$types/waterloo';
import type { Signpost } from '$lib/board/battle/Signposts.svelte';
import type { Tint } from '$lib/table/kit';
import { roleOf, sideOf } from '../sides';
import { townName } from '../places';
import { words } from '../words';
import { SIGNPOST, signpostAt, waysOut } from './geometry';
import { stepIn } from './status';

export interface Sign {
  to: TownId;
  name: string;
  /** Its place among the signs behind this side. */
  slot: number;
  role: Role;
  grade: 'major' | 'minor';
  /** How many blocks went this way in this part of the fight, and the most that may. */
  used: number;
  limit: number;
  /** How many friends of the side stand there. */
  friends: number;
}

/** The side that is asked in the fight of a town, and whether it brings somebody or sends them away. */
function asked(view: View, town: TownId): { role: Role; arrives: boolean } | null {
  const step = stepIn(view, town);
  if (step === null || typeof step === 'string') return null;
  if ('reinforcement' in step) return { role: step.reinforcement.role, arrives: true };
  const about = Object.values(step)[0] as { role?: Role };
  return about.role === undefined ? null : { role: about.role, arrives: false };
}

/**
 * [WAT-18.1.3] The attacker goes back where he came from, so those signs stand behind him and the others behind the
 * defender; a road that can be used now stands behind whoever can use it.
 */
export function signsOf(
  scenery: Scenery,
  view: View,
  town: TownId,
  glowing: (place: string) => boolean,
): Sign[] {
  const now = asked(view, town);
  const ways = waysOut(scenery, town).map(({ to, limit, grade }, index) => ({
    to,
    limit,
    grade,
    index,
    name: townName(scenery, to),
    came: isEntry(scenery, view, town, to) ? ('attacker' as const) : ('defender' as const),
  }));
  return (['attacker', 'defender'] as const).flatMap((role) => {
    const own = ways.filter(({ came }) => came === role);
    const lent = ways.filter(
      ({ came, name }) => came !== role && now?.role === role && glowing(name),
    );
    return [...own, ...lent].map(({ to, limit, grade, index, name }, slot) => ({
      to,
      name,
      slot,
      role,
      grade,
      used: now?.role === role ? ((now.arrives ? view.arrivals : view.places)[index] ?? 0) : 0,
      limit,
      friends: friendsIn(scenery, view, to, role),
    }));
  });
}

/** The signs as they stand on a board, in the colours of the sides. */
export const postsOf = (
  signs: readonly Sign[],
  near: Role,
  board: 'battle' | 'skirmish',
  tints: Readonly<Record<Role, Tint>>,
): Signpost[] =>
  signs.map(({ to, name, slot, role, grade, used, limit, friends }) => ({
    ...signpostAt(slot, role, near, board),
    ...SIGNPOST,
    key: `${role} ${to}`,
    name,
    label: words.say('battle-road', { town: name, used, limit, friends }),
    way: slot % 2 === 0 ? 'left' : 'right',
    isMinor: grade === 'minor',
    used,
    limit,
    friends,
    tint: tints[role],
  }));

/** Where the sign of a town stands; the first if it has none there. */
export const slotOf = (signs: readonly Sign[], role: Role, to: TownId | null): number =>
  signs.find((sign) => sign.role === role && sign.to === to)?.slot ?? 0;

const isEntry = (scenery: Scenery, view: View, town: TownId, to: TownId): boolean =>
  view.entries.some((road) => {
    const ends: readonly TownId[] = scenery.roads[road]?.ends ?? [];
    return ends.includes(town) && ends.includes(to);
  });

function friendsIn(scenery: Scenery, view: View, town: TownId, role: Role): number {
  const isFriend = (army: Parameters<typeof sideOf>[0]) => roleOf(view, sideOf(army)) === role;
  const seen = view.blocks.filter(
    (one) => one.town === town && isFriend(scenery.blocks[one.block]!.army),
  ).length;
  const hidden = view.hidden.filter((one) => one.town === town && isFriend(one.army));
  return seen + hidden.reduce((sum, { blocks }) => sum + blocks, 0);
}
