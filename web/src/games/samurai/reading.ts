// What stands where, in words: for screen readers and for the end of a battle.

import type { HexFacts, HexId, Scenery, Side, UnitView, View } from '$types/samurai';
import type { Loss } from '$lib/table/kit';
import { hexOf, neighbour } from './geometry';
import { kindOf } from './orders';
import { factsOf, SIDES, sideOf } from './sides';
import { slopeOf } from './terrain/slopes';
import { words } from './words';

const FACINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
const STATES = ['normal', 'wavering', 'fleeing', 'panicking'] as const;

export const facingText = (facing: number): string => words.say(`facing-${FACINGS[facing % 6]}`);

export function label(scenery: Scenery, view: View, name: string): string {
  const hex = hexOf(scenery, name);
  const facts = hex === null ? undefined : scenery.hexes[hex];
  if (hex === null || facts === undefined) return name;
  return [
    ...groundText(facts, name),
    ...slopeText(scenery, hex),
    ...view.units
      .filter((unit) => unit.hex === hex)
      .flatMap((unit) => unitText(scenery, view, unit)),
    ...ambushText(scenery, view, hex),
    ...goalText(scenery, hex),
  ].join(', ');
}

function groundText(facts: HexFacts, name: string): string[] {
  const terrain = words.say(`terrain-${facts.terrain}`);
  const [one, other] = facts.open.map(facingText);
  return [
    facts.label === null
      ? words.say('spot', { hex: name, terrain })
      : words.say('spot-named', { hex: name, label: facts.label, terrain }),
    ...(facts.level > 0 ? [words.say('spot-level', { level: facts.level })] : []),
    ...(one === undefined || other === undefined ? [] : [words.say('spot-open', { one, other })]),
  ];
}

/** [SAM-2.1.4] The slopes around a hex, each kind with the directions that it is in. */
function slopeText(scenery: Scenery, hex: HexId): string[] {
  const level = scenery.hexes[hex]!.level;
  const found = new Map<string, string[]>();
  FACINGS.forEach((_, direction) => {
    const other = neighbour(scenery, hex, direction);
    if (other === null) return;
    const slope = slopeOf(level, scenery.hexes[other]!.level);
    if (slope === 'flat') return;
    const kind = `slope-${slope}-${scenery.hexes[other]!.level > level ? 'up' : 'down'}`;
    found.set(kind, [...(found.get(kind) ?? []), facingText(direction)]);
  });
  return [...found].map(([kind, ways]) =>
    words.say('spot-slope', {
      slope: words.say(kind),
      ways: ways.reduce((one, others) => words.say('slope-ways', { one, others })),
    }),
  );
}

function unitText(scenery: Scenery, view: View, unit: UnitView): string[] {
  const facts = scenery.units[unit.unit];
  const card = scenery.cards[unit.card];
  if (facts === undefined || card === undefined) return [];
  const blanks = {
    unit: unit.name,
    card: card.title,
    figures: unit.figures,
    all: card.figures + (facts.commander ? 1 : 0),
    facing: facingText(unit.facing),
  };
  return [
    unit.side === undefined
      ? words.say('spot-unit-nobody', { ...blanks, force: scenery.third?.title ?? '' })
      : words.say('spot-unit', { ...blanks, side: factsOf(scenery, unit.side).title }),
    ...presenceText(unit),
    ...stateText(scenery, unit),
    ...meleeText(view, unit),
    ...(unit.order === undefined
      ? []
      : [words.say('spot-order', { order: words.say(`kind-${kindOf(unit.order)}`) })]),
  ];
}

function presenceText({ own }: UnitView): string[] {
  if (own === undefined) return [];
  if (own.guise === 'unknown') return [words.say('spot-unknown')];
  return 'hidden' in own.guise ? [words.say('spot-hidden')] : [];
}

function stateText(scenery: Scenery, unit: UnitView): string[] {
  const state = STATES[unit.markers] ?? 'panicking';
  const hasShots = scenery.cards[unit.card]?.ammunition !== null;
  const when = (is: boolean, text: () => string) => (is ? [text()] : []);
  return [
    ...when(unit.commander === 'present', () => words.say('spot-commander')),
    ...when(unit.commander === 'lost', () => words.say('spot-commander-lost')),
    ...when(hasShots, () => words.say('spot-shots', { shots: unit.ammunition })),
    ...when(unit.markers > 0, () =>
      words.say('spot-state', { state: words.say(`state-${state}`) }),
    ),
    ...when(unit.honour, () => words.say('spot-honour')),
    ...when(unit.fatigue > 0, () => words.say('spot-fatigue', { markers: unit.fatigue })),
  ];
}

function meleeText(view: View, { engaged }: UnitView): string[] {
  if (engaged.length === 0) return [];
  const foes = engaged.map((foe) => view.units.find(({ unit }) => unit === foe)?.name ?? '');
  return [
    words.say('spot-engaged', {
      foes: foes.reduce((one, others) => words.say('slope-ways', { one, others })),
    }),
  ];
}

const ambushText = (scenery: Scenery, view: View, hex: HexId): string[] =>
  view.ambushes
    .filter((ambush) => ambush.hex === hex)
    .map(({ name, side, card, figures }) =>
      words.say('spot-ambush', {
        unit: name,
        card: scenery.cards[card]?.title ?? '',
        side: factsOf(scenery, side).title,
        figures,
      }),
    );

function goalText(scenery: Scenery, hex: HexId): string[] {
  const side = (of: Side) => factsOf(scenery, of).title;
  return [
    ...scenery.points
      .filter(({ hexes }) => hexes.includes(hex))
      .map((award) => words.say('spot-hold', { side: side(award.side), points: award.points })),
    ...scenery.exits
      .filter(({ hexes }) => hexes.includes(hex))
      .map((exit) => words.say('spot-exit', { side: side(exit.side) })),
  ];
}

/** What each side has lost: units that were destroyed, figures in all, and perhaps its HQ. */
export function losses(scenery: Scenery, view: View): Loss[] {
  const left = new Map(
    [...view.units, ...view.ambushes, ...view.escaped].map(({ unit, figures }) => [unit, figures]),
  );
  const isGone = new Set(view.destroyed);
  return SIDES.map((side, seat) => {
    const own = scenery.units.flatMap((facts, unit) =>
      sideOf(scenery, view, unit) === side ? [{ facts, unit }] : [],
    );
    const figures = own.reduce((sum, { facts, unit }) => {
      const full = scenery.cards[facts.card]!.figures + (facts.commander ? 1 : 0);
      const now = isGone.has(unit) ? 0 : (left.get(unit) ?? full);
      return sum + Math.max(0, full - now);
    }, 0);
    const units = own.filter(({ unit }) => isGone.has(unit)).length;
    const isHeadless = view.sides[seat]?.headquarters === 'destroyed';
    const { id, title, seats } = factsOf(scenery, side);
    return {
      // What several commanders lost is their army's.
      side: seats.length > 1 ? title : id,
      text: [
        words.say('loss-units', { units }),
        ...(isHeadless ? [words.say('loss-headquarters')] : []),
        words.say('loss-figures', { figures }),
      ].join(', '),
    };
  });
}
