// What stands where, in words: for screen readers and for the end of a campaign.

import type { Army, BattleView, BlockView, Mark, Scenery, TownId, View } from '$types/waterloo';
import type { Loss } from '$lib/table/kit';
import { postAt, roleAt } from './battle/geometry';
import { placeOf, type Place } from './places';
import { ARMIES, sideOf } from './sides';
import { words } from './words';

/** As many blocks are named one by one; more are only counted. */
const FEW = 4;

export function label(scenery: Scenery, view: View, name: string): string {
  const place = placeOf(scenery, name);
  if (place === null) return name;
  const standing = standingText(scenery, view, place);
  return [
    ...groundText(scenery, view, place),
    ...(standing.length === 0 && place.at !== null ? [words.say('reading-empty')] : standing),
    ...(place.at === null ? fightText(view, place.town) : []),
  ].join(', ');
}

function groundText(scenery: Scenery, view: View, { town, at }: Place): string[] {
  const facts = scenery.towns[town]!;
  if (at === null) {
    const zone = words.say(`army-${facts.zone}`);
    return [
      words.say('reading-town', { town: facts.name, zone }),
      ...cityText(scenery, view, town),
    ];
  }
  const laid = view.battles
    .find((battle) => battle.town === town)
    ?.markers.find((marker) => marker.at === at);
  return [
    words.say('reading-location', {
      town: facts.name,
      post: words.say(`post-${postAt(at)}`),
      role: words.say(`role-${roleAt(at)}`),
    }),
    ...(laid === undefined ? [] : [words.say(`marker-${laid.marker}`)]),
  ];
}

function cityText(scenery: Scenery, view: View, town: TownId): string[] {
  const supply = scenery.towns[town]?.supply ?? null;
  if (supply === null) return [];
  const isCut = holdersOf(scenery, view, town) === 'french';
  return [
    words.say(isCut ? 'reading-city-cut' : 'reading-city', {
      army: words.say(`army-${supply.army}`),
    }),
  ];
}

/** Whose blocks stand in a town: those of one side, of both, or nobody’s. */
export function holdersOf(
  scenery: Scenery,
  view: View,
  town: TownId,
): 'french' | 'allied' | 'both' | null {
  const there = new Set([
    ...view.blocks.filter((one) => one.town === town).map((one) => armyOf(scenery, one)),
    ...view.hidden.filter((one) => one.town === town).map(({ army }) => army),
  ]);
  const sides = new Set([...there].map(sideOf));
  return sides.size === 2 ? 'both' : ([...sides][0] ?? null);
}

const armyOf = (scenery: Scenery, { block }: BlockView): Army =>
  scenery.blocks[block]?.army ?? 'french';

/** Of a town everybody is counted who is in it, on the board of its battle, too. */
const isAt = (place: Place) => (one: { town?: number; at?: string }) =>
  one.town === place.town && (place.at === null || one.at === place.at);

function standingText(scenery: Scenery, view: View, place: Place): string[] {
  return ARMIES.flatMap((army) => {
    const seen = view.blocks.filter(isAt(place)).filter((one) => armyOf(scenery, one) === army);
    const hidden = view.hidden.filter(isAt(place)).filter((one) => one.army === army);
    return [...seenText(scenery, view, army, seen), ...hiddenText(army, hidden)];
  });
}

function seenText(scenery: Scenery, view: View, army: Army, seen: readonly BlockView[]): string[] {
  if (seen.length <= FEW) return seen.map((one) => blockLabel(scenery, view, one));
  const steps = seen.reduce((sum, one) => sum + one.steps, 0);
  return [
    words.say('reading-blocks', {
      army: words.say(`army-${army}`),
      blocks: seen.length,
      steps,
    }),
  ];
}

function hiddenText(army: Army, hidden: View['hidden']): string[] {
  const blocks = hidden.reduce((sum, one) => sum + one.blocks, 0);
  const disrupted = hidden.reduce((sum, one) => sum + one.disrupted, 0);
  if (blocks === 0) return [];
  return [
    words.say('reading-hidden', { army: words.say(`army-${army}`), blocks }),
    ...(disrupted > 0 ? [words.say('reading-disrupted-some', { blocks: disrupted })] : []),
  ];
}

/** The marks that are said, in this order. */
const SAID: readonly Mark[] = [
  'disrupted',
  'spent',
  'picked',
  'engaged',
  'square',
  'untested',
  'acted',
];

/** What a screen reader says of a block. */
export function blockLabel(scenery: Scenery, view: View, one: BlockView): string {
  const facts = scenery.blocks[one.block];
  if (facts === undefined) return '';
  const { name, kind, army, steps: full } = facts;
  const marks = one.marks ?? [];
  return [
    words.say(kind === 'leader' ? 'reading-leader' : 'reading-block', {
      name,
      kind: words.say(`kind-${kind}`),
      army: words.say(`army-${army}`),
      steps: one.steps,
      full,
    }),
    ...SAID.filter((mark) => marks.includes(mark)).map((mark) => words.say(`reading-${mark}`)),
    ...holdText(view, one),
  ].join(', ');
}

function holdText({ battles }: View, { block, town }: BlockView): string[] {
  const battle = battles.find((one) => one.town === town);
  const held = battle?.holders.find((holder) => holder.block === block);
  const laid = battle?.markers.find(({ at }) => at === held?.at);
  if (held === undefined || laid === undefined) return [];
  return [words.say('reading-holder', { marker: words.say(`marker-${laid.marker}`) })];
}

function fightText(view: View, town: TownId): string[] {
  if (view.skirmishes.includes(town)) return [words.say('reading-skirmish')];
  if (view.unordered.includes(town)) return [words.say('reading-battle-waits')];
  const battle = view.battles.find((one) => one.town === town);
  return battle === undefined ? [] : battleText(battle);
}

function battleText({ round, routed }: BattleView): string[] {
  return [
    round === 0 ? words.say('reading-battle-waits') : words.say('reading-battle', { round }),
    ...(routed === null ? [] : [words.say('reading-rout', { role: words.say(`role-${routed}`) })]),
  ];
}

const TITLES: Readonly<Record<Army, string>> = {
  french: 'party-french',
  'anglo-dutch': 'party-anglo-dutch',
  prussian: 'party-prussians',
};

/** What each army is called, whoever leads it. */
export const armyTitle = (army: Army): string => words.say(TITLES[army]);

/** What each army has lost: blocks that were eliminated, and perhaps its heart. */
export function losses(scenery: Scenery, view: View): Loss[] {
  return view.armies.flatMap(({ army, lost, demoralised }) => {
    const all = scenery.blocks.filter((block) => block.army === army).length;
    if (all === 0) return [];
    const sentence = demoralised ? 'loss-demoralised' : 'loss-blocks';
    return [{ side: armyTitle(army), text: words.say(sentence, { lost, all }) }];
  });
}
