// What stands where, in words: for screen readers and for the end of a battle.

import type { Hex, Mark, Scenery, Side, View } from '$types/ccn';
import type { Loss } from '$lib/table/kit';
import { hexOf, place } from './geometry';
import { isOf, SIDES } from './sides';
import { KIND_WORDS } from './symbols';
import { words } from './words';

export function label(scenery: Scenery, view: View, name: string): string {
  const hex = hexOf(name);
  if (hex === null) return name;
  return [
    words.say('spot', { row: hex[0], column: hex[1] }),
    groundText(scenery, view, hex),
    ...unitText(scenery, view, name),
    ...leaderText(scenery, view, name),
    ...goalText(scenery, view, name),
  ].join(', ');
}

const isIn = (hexes: readonly Hex[], name: string) => hexes.some((hex) => place(hex) === name);

function groundText(scenery: Scenery, view: View, hex: Hex): string {
  const name = place(hex);
  const changes = view.changed.map((number) => scenery.changes[number]!);
  const now =
    changes.findLast(({ hexes }) => isIn(hexes, name))?.ground ??
    scenery.map[hex[0] - 1]?.[hex[1] - 1] ??
    'clear';
  const ground = words.say(`ground-${now}`);
  const title =
    scenery.labels.find((label) => place(label.hex) === name)?.text ??
    scenery.legend.find(({ hexes }) => isIn(hexes, name))?.name;
  const works = scenery.works.find((entry) => place(entry.hex) === name);
  return [
    title === undefined ? ground : words.say('spot-label', { ground, name: title }),
    ...(works ? [words.say('spot-works', { sides: works.sides.length })] : []),
  ].join(', ');
}

function unitText(scenery: Scenery, view: View, name: string): string[] {
  const unit = view.units.find(({ waits, hex }) => !waits && place(hex) === name);
  const facts = unit && scenery.units[unit.unit];
  if (!unit || !facts) return [];
  return [
    words.say('spot-unit', {
      side: words.say(`nation-${facts.nation}`),
      kind: words.say(KIND_WORDS[facts.kind]),
      name: facts.name,
      blocks: unit.blocks,
      all: facts.blocks,
    }),
    ...(unit.square === null ? [] : [words.say('spot-square')]),
    ...markText(unit.marks),
  ];
}

function leaderText(scenery: Scenery, view: View, name: string): string[] {
  return view.leaders
    .filter(({ hex, fate }) => hex !== null && fate === 'present' && place(hex) === name)
    .flatMap(({ leader, marks }) => {
      const facts = scenery.leaders[leader];
      if (facts === undefined) return [];
      const side = words.say(`nation-${facts.nation}`);
      return [words.say('spot-leader', { side, name: facts.name }), ...markText(marks)];
    });
}

const markText = (marks: readonly Mark[]) =>
  (['ordered', 'moved', 'battled'] as const)
    .filter((mark) => marks.includes(mark))
    .map((mark) => words.say(`marked-${mark}`));

function goalText(scenery: Scenery, view: View, name: string): string[] {
  const side = (of: Side) => words.say(`side-${of}`);
  return [
    ...scenery.objectives.flatMap((goal, number) => {
      if (!isIn(goal.hexes, name)) return [];
      const sentence = view.held.includes(number) ? 'spot-objective-held' : 'spot-objective';
      return [
        words.say(sentence, { side: side(goal.side), name: goal.name, banners: goal.banners }),
      ];
    }),
    ...scenery.exits
      .filter(({ hexes }) => isIn(hexes, name))
      .map((exit) => words.say('spot-exit', { side: side(exit.side), name: exit.name })),
  ];
}

/** What each side has lost: units that are no more, leaders who fell, blocks in all. */
export function losses(scenery: Scenery, view: View): Loss[] {
  const left = new Map(view.units.map((unit) => [unit.unit, unit.blocks]));
  const gone = exitedUnits(view);
  return SIDES.map((side) => {
    const units = scenery.units
      .map((facts, number) => ({ facts, number }))
      .filter(({ facts }) => isOf(facts, side));
    const lost = units.filter(({ number }) => !left.has(number)).length;
    const blocks = units.reduce(
      (sum, { facts, number }) => sum + facts.blocks - (left.get(number) ?? 0),
      0,
    );
    const leaders = view.leaders.filter(
      ({ leader, fate }) => fate === 'eliminated' && isOf(scenery.leaders[leader], side),
    ).length;
    const parts = [
      words.say('loss-units', { units: Math.max(0, lost - gone(scenery, side)) }),
      ...(leaders > 0 ? [words.say('loss-leaders', { leaders })] : []),
      words.say('loss-blocks', { blocks }),
    ];
    return { side, text: parts.join(', ') };
  });
}

/** Units that left by an exit are off the board but not lost. */
const exitedUnits = (view: View) => (scenery: Scenery, side: Side) =>
  scenery.exits.reduce(
    (sum, exit, number) => sum + (exit.side === side ? (view.exited[number] ?? 0) : 0),
    0,
  );
