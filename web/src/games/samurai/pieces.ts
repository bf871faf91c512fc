// Where every unit is drawn, and how: as the view has it, or as it is while something is being shown.

import type {
  AmbushView,
  CardFacts,
  Commander,
  Force,
  Order,
  Place,
  Scenery,
  Side,
  UnitFacts,
  UnitId,
  UnitView,
  View,
} from '$types/samurai';
import type { Viewer } from '$types/engine';
import type { Motion } from '$lib/table/kit';
import { bearing, hexOf, middle, place, type Point, type Seen } from './geometry';
import { rankOf } from './seats';
import { sideAt, sideOf } from './sides';

/** How a unit stands to the eyes of whoever looks. */
export type Presence = 'open' | 'hidden' | 'remembered';

/** All that is drawn of a unit. */
export interface Look {
  card: CardFacts;
  force: Force;
  side: Side | null;
  number: number;
  /** The rank of its commander, where its side has several. */
  rank: string;
  experience: UnitFacts['experience'];
  figures: number;
  /** Its figures at full strength, the commander among them. */
  full: number;
  commander: Commander;
  ammunition: number;
  markers: number;
  honour: boolean;
  fatigue: number;
  absorbed: number;
  facing: number | null;
  engaged: boolean;
  order: Order | null;
  presence: Presence;
}

export interface DrawnUnit {
  /** The name under which motion speaks of it. */
  key: string;
  unit: UnitId;
  place: string;
  at: Point;
  /** Its size: 1 on its own, less where several share a hex. */
  size: number;
  /** Where it faces, in degrees from the top of the page, clockwise. */
  bearing: number | null;
  isHit: boolean;
  isGone: boolean;
  look: Look;
}

interface Standing {
  key: string;
  unit: UnitId;
  place: string;
  look: Look;
}

/** The units of a view, and those that hide at set-up where their side has just written it. */
export function piecesOf(
  scenery: Seen,
  view: View,
  motion: Motion,
  hiding: readonly Place[] = [],
): DrawnUnit[] {
  const all = standing(scenery, view, motion, hiding);
  const crowd = new Map<string, Standing[]>();
  for (const one of all) {
    if (one.look.figures > 0) crowd.set(one.place, [...(crowd.get(one.place) ?? []), one]);
  }
  return all.flatMap((one) => {
    const hex = hexOf(scenery, one.place);
    if (hex === null) return [];
    const { facing } = one.look;
    return [
      {
        ...one,
        ...share(middle(scenery, hex), crowd.get(one.place) ?? [one], one),
        bearing: facing === null ? null : bearing(scenery, facing),
        isHit: motion.hit.includes(one.place),
        isGone: one.look.figures === 0,
      },
    ];
  });
}

/** Those that share a hex stand side by side, the larger crowds smaller. */
function share(centre: Point, crowd: readonly Standing[], one: Standing) {
  const index = crowd.indexOf(one);
  if (crowd.length === 1 || index === -1) return { at: centre, size: 1 };
  const size = crowd.length === 2 ? 0.66 : 0.54;
  const across = Math.min(2, crowd.length);
  const rows = Math.ceil(crowd.length / across);
  const [column, row] = [index % across, Math.floor(index / across)];
  const isAlone = row === rows - 1 && crowd.length % across === 1;
  return {
    at: {
      x: centre.x + (isAlone ? 0 : (column - (across - 1) / 2) * 66 * size),
      y: centre.y + (row - (rows - 1) / 2) * 60 * size,
    },
    size,
  };
}

/** Every unit that is to be seen, and those that come onto the board just now. */
function standing(scenery: Seen, view: View, motion: Motion, hiding: readonly Place[]): Standing[] {
  const seen = new Set(view.units.map(({ unit }) => unit));
  const remembered = view.ambushes.filter(({ unit }) => !seen.has(unit));
  const known = new Set([...seen, ...remembered.map(({ unit }) => unit)]);
  const arriving = Object.entries(motion.looks)
    .filter(([, look]) => look.shown === true)
    .map(([key]) => Number(key.replace('unit:', '')))
    .filter((unit) => !known.has(unit));
  return [
    ...remembered.map((ambush) => ({
      unit: ambush.unit,
      hex: ambush.hex,
      look: ofAmbush(scenery, ambush),
      isOwn: false,
    })),
    ...view.units.map((unit) => ({
      unit: unit.unit,
      hex: unit.hex,
      look: ofView(scenery, unit),
      isOwn: unit.own !== undefined,
    })),
    ...hiding
      .filter(({ unit }) => !known.has(unit))
      .map(({ unit, hex, facing }) => {
        return { unit, hex, look: ofPlace(scenery, view, unit, facing), isOwn: true };
      }),
    // Whoever is told where a unit hides at set-up is its own side.
    ...arriving.map((unit) => {
      return { unit, hex: null, look: ofScenario(scenery, view, unit), isOwn: true };
    }),
  ].flatMap(({ unit, hex, look, isOwn }) => {
    const key = `unit:${unit}`;
    const name = motion.places[key] ?? (hex === null ? undefined : place(scenery, hex));
    if (look === null || name === undefined) return [];
    return [{ key, unit, place: name, look: moved(look, motion, key, isOwn) }];
  });
}

/** What the scenario says of a unit that is drawn. */
function bare(scenery: Scenery, unit: UnitId, card: number) {
  const facts = scenery.units[unit];
  const found = scenery.cards[card];
  if (facts === undefined || found === undefined) return null;
  return {
    card: found,
    force: facts.force,
    number: facts.number,
    rank: rankOf(scenery, facts.seat),
    experience: facts.experience,
    full: found.figures + (facts.commander ? 1 : 0),
    absorbed: 0,
    engaged: false,
    order: null,
  };
}

function ofView(scenery: Scenery, unit: UnitView): Look | null {
  const found = bare(scenery, unit.unit, unit.card);
  if (found === null) return null;
  const { figures, commander, ammunition, markers, honour, fatigue, absorbed, facing } = unit;
  const isHidden = unit.own !== undefined && !isVisible(unit.own.guise);
  return {
    ...found,
    ...{ figures, commander, ammunition, markers, honour, fatigue, absorbed, facing },
    side: unit.side ?? null,
    engaged: unit.engaged.length > 0,
    order: unit.order ?? null,
    presence: isHidden ? 'hidden' : 'open',
  };
}

const isVisible = (guise: NonNullable<UnitView['own']>['guise']): boolean =>
  typeof guise === 'object' && 'visible' in guise;

function ofAmbush(scenery: Scenery, ambush: AmbushView): Look | null {
  const found = bare(scenery, ambush.unit, ambush.card);
  if (found === null) return null;
  const { side, figures, commander, ammunition, markers, honour, fatigue } = ambush;
  return {
    ...found,
    ...{ side, figures, commander, ammunition, markers, honour, fatigue },
    facing: null,
    presence: 'remembered',
  };
}

/** A unit that nobody has seen yet, at full strength. */
function ofScenario(scenery: Scenery, view: View, unit: UnitId): Look | null {
  const facts = scenery.units[unit];
  const found = facts && bare(scenery, unit, facts.card);
  if (!found) return null;
  return {
    ...found,
    side: sideOf(scenery, view, unit),
    figures: found.full,
    commander: facts.commander ? 'present' : 'none',
    ammunition: found.card.ammunition ?? 0,
    markers: 0,
    honour: false,
    fatigue: 0,
    facing: null,
    presence: 'open',
  };
}

function ofPlace(scenery: Scenery, view: View, unit: UnitId, facing: number): Look | null {
  const look = ofScenario(scenery, view, unit);
  return look === null ? null : { ...look, facing, presence: 'hidden' };
}

/** What is shown just now comes before what the view has. */
function moved(look: Look, motion: Motion, key: string, isOwn: boolean): Look {
  const change = (motion.looks[key] ?? {}) as Partial<Look> & { hidden?: boolean; shown?: boolean };
  const { hidden, shown, ...rest } = change;
  const figures = motion.strengths[key] ?? look.figures;
  if (hidden === true && !isOwn) {
    return { ...look, ...rest, figures, facing: null, presence: 'remembered' };
  }
  const isOpen = hidden === false || (shown === true && hidden === undefined);
  const presence = isOpen ? 'open' : hidden === true ? 'hidden' : look.presence;
  return { ...look, ...rest, figures, presence };
}

/** Where the units stand that take their orders from whoever looks. */
export function own(scenery: Scenery, view: View, viewer: Viewer): string[] {
  const side = sideAt(scenery, viewer);
  return view.units
    .filter((unit) => side !== null && unit.side === side)
    .filter(({ unit }) => scenery.units[unit]?.seat === viewer)
    .map(({ hex }) => place(scenery, hex));
}

/** Two units in melee, once for each pair, and where their blades cross. */
export interface Melee {
  key: string;
  at: Point;
}

export function meleesOf(view: View, pieces: readonly DrawnUnit[]): Melee[] {
  const drawn = new Map(
    pieces.filter(({ isGone }) => !isGone).map((piece) => [piece.unit, piece.at]),
  );
  return view.units.flatMap(({ unit, engaged }) =>
    engaged
      .filter((foe) => unit < foe)
      .flatMap((foe) => {
        const [one, other] = [drawn.get(unit), drawn.get(foe)];
        if (one === undefined || other === undefined) return [];
        return [
          { key: `${unit}-${foe}`, at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } },
        ];
      }),
  );
}
