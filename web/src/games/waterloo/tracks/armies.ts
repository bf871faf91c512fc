// How each army stands: what it has lost, what it is supplied from, and who leads it.

import type { Army, Scenery, Side, View } from '$types/waterloo';
import type { SideCard } from '$types/engine';
import { armyTitle, holdersOf } from '../reading';
import { ARMIES, sideOf } from '../sides';

export type Supply = 'safe' | 'contested' | 'cut';

export interface City {
  name: string;
  loss: number;
  state: Supply;
}

export interface ArmyTrack {
  army: Army;
  title: string;
  lost: number;
  limit: number;
  demoralised: boolean;
  /** Whether nobody of it is left on the map after that. */
  hasLeft: boolean;
  cities: City[];
}

/** Those who are led by one player: a side, or one army of it. */
export interface Command {
  side: Side;
  title: string;
  player: string | undefined;
  armies: ArmyTrack[];
}

export function commandsOf(
  scenery: Scenery,
  view: View,
  sides: readonly SideCard[],
  players: readonly string[],
): Command[] {
  const led: readonly (readonly Army[])[] =
    sides.length === 3 ? ARMIES.map((army) => [army]) : [['french'], ['anglo-dutch', 'prussian']];
  return led.map((armies, seat) => ({
    side: sideOf(armies[0]!),
    title: sides[seat]?.title ?? armyTitle(armies[0]!),
    player: players[seat],
    armies: armies.map((army) => trackOf(scenery, view, army)),
  }));
}

function trackOf(scenery: Scenery, view: View, army: Army): ArmyTrack {
  const {
    lost,
    demoralised_at: limit,
    demoralised,
  } = view.armies.find((one) => one.army === army)!;
  return {
    army,
    title: armyTitle(army),
    lost,
    limit,
    demoralised,
    hasLeft: demoralised && !isOnMap(scenery, view, army),
    cities: citiesOf(scenery, view, army),
  };
}

const isOnMap = (scenery: Scenery, view: View, army: Army): boolean =>
  view.hidden.some((one) => one.army === army) ||
  view.blocks.some(({ block, town }) => town !== undefined && scenery.blocks[block]?.army === army);

/** [WAT-22.1.1] A city is cut off if the French hold it. */
function citiesOf(scenery: Scenery, view: View, army: Army): City[] {
  return scenery.towns.flatMap(({ name, supply }, town) => {
    if (supply?.army !== army) return [];
    const holders = holdersOf(scenery, view, town);
    const state = holders === 'french' ? 'cut' : holders === 'both' ? 'contested' : 'safe';
    return [{ name, loss: supply.loss, state } as const];
  });
}
