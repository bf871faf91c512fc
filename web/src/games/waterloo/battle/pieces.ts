// Who is in a fight: the blocks that are seen, and the backs of the others. Whatever is being shown
// just now comes before the view.

import type { Army, BlockFacts, BlockId, Location, Mark, Marker, Role } from '$types/waterloo';
import type { BattleView, MarkerView, Scenery, TownId, View } from '$types/waterloo';
import type { Motion } from '$lib/table/kit';
import { hiddenIn } from '../film/hidden';
import { groundKey, type GroundLook, type Look } from '../film/looks';
import { blockTarget, placeName, placeOf, spotName } from '../places';
import { roleOf, sideOf } from '../sides';
import { isReserve, LOCATIONS, roleAt, type Point } from './geometry';

/** A block on a board, or on its way from it. */
export interface Piece {
  key: string;
  /** Who it is, as far as it is seen. */
  block: BlockId | null;
  facts: BlockFacts | null;
  army: Army;
  role: Role;
  steps: number | null;
  marks: readonly Mark[];
  place: string;
  at: Location | null;
  /** What it holds where it stands. */
  holds: Marker | null;
  /** The town that it leaves the board for, while that is shown. */
  leaves: TownId | null;
  isGone: boolean;
  isHit: boolean;
  /** Whether its side has just been routed. */
  isFleeing: boolean;
}

export interface Drawn extends Piece, Point {
  size: number;
}

const lookOf = (motion: Motion, key: string): Look => motion.looks[key] ?? {};

/** Everybody who is in the fight in a town, as it is shown now. */
export function piecesIn(scenery: Scenery, view: View, motion: Motion, town: TownId): Piece[] {
  const all = [...faces(scenery, view, motion), ...backs(scenery, view, motion)];
  return all.flatMap(({ stood, ...piece }) => {
    const goes = placeOf(scenery, piece.place)?.town ?? null;
    if (goes === town) return [{ ...piece, leaves: null }];
    // Whoever leaves is seen to go, by the sign of his road.
    const stoodHere = stood !== null && placeOf(scenery, stood)?.town === town;
    return stoodHere ? [{ ...piece, leaves: goes }] : [];
  });
}

/** A block with the place where the view has it. */
type Walker = Omit<Piece, 'leaves'> & { stood: string | null };

function faces(scenery: Scenery, view: View, motion: Motion): Walker[] {
  return view.blocks.flatMap(({ block, steps, town, at = null, marks = [] }) => {
    const key = blockTarget(block);
    const facts = scenery.blocks[block];
    const stood = town === undefined ? null : placeName(scenery, { town, at });
    const shown = motion.places[key] ?? stood;
    if (facts === undefined || shown === null) return [];
    const look = lookOf(motion, key);
    const isDown = look.face === null;
    return [
      {
        ...common(scenery, view, motion, key, facts.army, shown),
        stood,
        block: isDown ? null : block,
        facts: isDown ? null : facts,
        steps: isDown ? null : (motion.strengths[key] ?? steps),
        marks: marked(marks, look),
        isGone: motion.strengths[key] === 0,
      },
    ];
  });
}

function backs(scenery: Scenery, view: View, motion: Motion): Walker[] {
  return hiddenIn(scenery, view).map(({ key, army, place, disrupted }) => {
    const look = lookOf(motion, key);
    const face = look.face ?? null;
    const facts = face === null ? null : (scenery.blocks[face] ?? null);
    return {
      ...common(scenery, view, motion, key, army, motion.places[key] ?? place),
      stood: place,
      block: face,
      facts,
      steps: facts === null ? null : (motion.strengths[key] ?? facts.steps),
      marks: marked(disrupted ? ['disrupted'] : [], look),
      isGone: motion.strengths[key] === 0,
    };
  });
}

function common(
  scenery: Scenery,
  view: View,
  motion: Motion,
  key: string,
  army: Army,
  place: string,
) {
  return {
    key,
    army,
    role: roleOf(view, sideOf(army)),
    place,
    at: placeOf(scenery, place)?.at ?? null,
    holds: null,
    isHit: motion.hit.includes(place) || motion.hit.includes(key),
    isFleeing: lookOf(motion, key).routed === true,
  };
}

function marked(marks: readonly Mark[], look: Look): Mark[] {
  const isNow: Partial<Record<Mark, boolean | undefined>> = {
    square: look.square,
    disrupted: look.disrupted,
    picked: look.picked,
  };
  const kept = marks.filter((mark) => isNow[mark] !== false);
  const added = (['square', 'disrupted', 'picked'] as const).filter(
    (mark) => isNow[mark] === true && !marks.includes(mark),
  );
  return [...kept, ...added];
}

/** What lies on the ground of a battle, with what is being laid or taken away just now. */
export function laidOn(
  scenery: Scenery,
  { town, markers }: BattleView,
  motion: Motion,
): MarkerView[] {
  return LOCATIONS.flatMap((at) => {
    const look: Partial<GroundLook> = motion.looks[groundKey(spotName(scenery, town, at))] ?? {};
    const lying = markers.find((one) => one.at === at)?.marker ?? null;
    const marker = look.marker === undefined ? lying : look.marker;
    return marker === null ? [] : [{ at, marker }];
  });
}

/** The marks that need a sign. Squares, those put forward and those who met the enemy are seen from how they stand. */
export const signed = ({ marks }: Piece): Mark[] =>
  marks.filter(
    (mark) =>
      mark !== 'square' &&
      mark !== 'engaged' &&
      mark !== 'picked' &&
      (mark !== 'given-away' || !marks.includes('engaged')),
  );

/** [WAT-19.1.1] The positions of a routed side in which only enemies stand. */
export const lostBy = (routed: Role | null, pieces: readonly Piece[]): Location[] =>
  LOCATIONS.filter((at) => {
    const here = pieces.filter((piece) => piece.at === at);
    return (
      routed !== null &&
      roleAt(at) === routed &&
      !isReserve(at) &&
      here.length > 0 &&
      here.every((piece) => piece.role !== routed)
    );
  });
