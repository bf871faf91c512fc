// The guided battles: their texts, their predicates in every moment of a recorded battle each, and the
// mistakes that they explain.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Command, Draft, Order, Scenery, UnitView, View } from '$types/samurai';
import type { Told } from '$types/protocol';
import { keyOf, mistakeAt, stepAt, type Lesson } from '$lib/table/lesson';
import { lessons } from '$games/samurai/lessons';
import type { Moment, Passage } from '$games/samurai/lessons/moments';
import { hexOf } from '$games/samurai/geometry';
import { words } from '$games/samurai/words';

const file = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(file(path), 'utf8');

/** A battle as it was played once: the orders of the first turn as advised, the others at random. */
interface Recorded {
  scenery: Scenery;
  turns: { view: View; told: Told[]; drafts: Draft[] }[];
}

const recorded = (scenario: string) => JSON.parse(read(`lessons/${scenario}.json`)) as Recorded;

/** Every moment of a recorded battle: each line that was written, what was shown after it, and the end. */
function moments(scenario: string): Moment[] {
  const { scenery, turns } = recorded(scenario);
  const told: Told[] = [];
  return turns.flatMap(({ view, told: news, drafts }) => {
    told.push(...news);
    const common = { scenery, view, seat: 0, told: [...told], chapter: null, choices: [] };
    const isOver = typeof view.course === 'object' && 'over' in view.course;
    const writing = drafts.map((orders): Moment => ({ ...common, orders, phase: 'deciding' }));
    const after = ['The orders are shown', 'Stage 2: shooting', 'Stage 5: melee', null];
    const shown = after.map((chapter): Moment => ({
      ...common,
      chapter,
      orders: null,
      phase: 'showing',
    }));
    return isOver ? [{ ...common, orders: null, phase: 'over' }] : [...writing, ...shown];
  });
}

/** The beginning of a battle, with some commands written and some units otherwise than they stand. */
function planned(
  scenario: string,
  commands: Record<number, Order>,
  change: Record<number, Partial<UnitView>> = {},
  turn = 1,
): Moment {
  const [first] = moments(scenario) as [Moment];
  const all = Object.entries(commands).map(([unit, order]): Command => ({
    unit: Number(unit),
    order,
    private: { fire: 'nearest' },
  }));
  const units = first.view.units.map((one) => ({ ...one, ...change[one.unit] }));
  const orders: Draft = { commands: all, places: [], writing: 'unit' };
  const view = { ...first.view, now: { ...first.view.now, turn }, units };
  return { ...first, view, orders };
}

const all = (lesson: (typeof lessons)[number]): Passage[] => [...lesson.steps, ...lesson.mistakes];
const lessonOf = (scenario: string) => lessons.find((one) => one.scenario === scenario)!;
const hex = (scenario: string, place: string) => hexOf(recorded(scenario).scenery, place)!;

const DESK = /^(order:[a-z-]+|face:[0-5]|range:\d|fire:[a-z]+|back:\w+|unit:\d+)$/;

describe.each(lessons.map((lesson) => [lesson.scenario, lesson] as const))('%s', (id, lesson) => {
  test('has words for all that it says, and each once', () => {
    const missing = all(lesson).filter((one) => !words.has(one.id));
    expect(missing.map((one) => one.id)).toEqual([]);
    expect(words.has(lesson.about)).toBe(true);
    const keys = all(lesson).map(keyOf);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('names rules that there are', () => {
    const page = read('../../games/samurai/rules/en.md');
    const rules = all(lesson).flatMap((one) => one.rule ?? []);
    expect(rules.filter((rule) => !page.includes(`### ${rule} `))).toEqual([]);
  });

  test('has a battle on the shelf, for the side at the near edge', () => {
    expect(existsSync(file(`../../games/samurai/scenarios/${id}.toml`))).toBe(true);
    expect(read('../../games/samurai/src/shelf.rs')).toContain(`../scenarios/${id}.toml`);
    expect(recorded(id).scenery.sides[lesson.seat]?.home).toBe('S');
  });

  test('knows at every moment what to say, and points at what is there', () => {
    for (const moment of moments(id)) {
      for (const passage of all(lesson)) {
        if (!passage.when(moment)) continue;
        const text = words.say(passage.id, passage.blanks?.(moment));
        expect(text, passage.id).not.toMatch(/[{}[\]]|undefined|NaN/);
        const places = (passage.points?.(moment) ?? []).filter((point) => !DESK.test(point));
        const astray = places.filter((place) => hexOf(moment.scenery, place) === null);
        expect(astray, passage.id).toEqual([]);
      }
    }
  });

  test('asks nothing of a moment that cannot be answered', () => {
    for (const moment of moments(id)) {
      const bare = { ...moment, view: { ...moment.view, units: [] }, orders: null, told: [] };
      for (const now of [moment, bare])
        for (const passage of all(lesson)) {
          expect(typeof passage.when(now), passage.id).toBe('boolean');
          passage.blanks?.(now);
          passage.points?.(now);
        }
    }
  });

  test('is followed to its end: whoever does as he is told is never scolded for it', () => {
    const [heard, scolded] = follow(lesson as Lesson, moments(id));
    expect(scolded.filter(([turn]) => turn === 1)).toEqual([]);
    expect(heard[0]).toBe(`lesson-${id}-goal`);
    expect(heard.at(-1)).toBe(`lesson-${id}-end`);
    expect(heard.length).toBeGreaterThan(12);
  });
});

/** Goes through a battle, reading what is to be read. Gives what was said, and what was scolded in which turn. */
function follow(lesson: Lesson, battle: readonly Moment[]): [string[], [number, string][]] {
  const heard: string[] = [];
  const scolded: [number, string][] = [];
  const done = new Set<string>();
  for (const moment of battle) {
    const mistake = mistakeAt(lesson, moment, done);
    if (mistake !== null) scolded.push([moment.view.now.turn, mistake.id]);
    for (let step = stepAt(lesson, moment, done); step; step = stepAt(lesson, moment, done)) {
      if (heard.at(-1) !== step.id) heard.push(step.id);
      if (step.done !== undefined) break;
      done.add(keyOf(step));
    }
  }
  return [heard, scolded];
}

describe('what is to be touched', () => {
  test('is shown one after the other, up to the order itself', () => {
    const lesson = lessonOf('asagiri');
    const reading = new Set(lesson.steps.filter((one) => !one.done).map(keyOf));
    const points = moments('asagiri')
      .filter((moment) => moment.phase === 'deciding' && moment.view.now.turn === 1)
      .map((moment) => stepAt(lesson as Lesson, moment, reading)?.points?.(moment) ?? []);
    expect(points.map((one) => one.join(' '))).toEqual([
      ...['0505', 'order:shoot', '0502'],
      ...['0405', 'order:attack', '0402', '0404', '0403'],
      ...['0305', 'order:run', '0304', '0303'],
      ...['0406', 'order:march', '0405'],
      '',
    ]);
  });

  test('is remarked upon once if it is something else', () => {
    const lesson = lessonOf('asagiri') as Lesson;
    const moment = planned('asagiri', { 2: 'rest' });
    const mistake = mistakeAt(lesson, moment, new Set());
    expect(mistake?.id).toBe('lesson-asagiri-archers-otherwise');
    const later = mistakeAt(lesson, moment, new Set(['lesson-asagiri-archers-otherwise']));
    expect(later?.id).not.toBe('lesson-asagiri-archers-otherwise');
  });
});

describe('mistakes', () => {
  /** What is said of some commands in the second turn, when nothing is planned for these units. */
  const said = (
    scenario: string,
    commands: Record<number, Order>,
    change: Record<number, Partial<UnitView>> = {},
    turn = 3,
  ): string[] => {
    const moment = planned(scenario, commands, change, turn);
    return lessonOf(scenario)
      .mistakes.filter((mistake) => mistake.when(moment))
      .map((mistake) => mistake.id);
  };
  const at = (scenario: string, ...places: string[]) => places.map((place) => hex(scenario, place));

  test('a back to the enemy', () => {
    const facing = (facing: number) =>
      said('asagiri', { 2: { defence: { facing, range: 4 } } } as Record<number, Order>);
    expect(facing(3)).toContain('lesson-mistake-facing');
    expect(facing(0)).not.toContain('lesson-mistake-facing');
  });

  test('an attack by a way that leads elsewhere', () => {
    const attack = (...path: string[]) =>
      said('asagiri', { 1: { attack: { target: 5, path: at('asagiri', ...path) } } });
    expect(attack('0306')).toContain('lesson-mistake-astray');
    expect(attack('0404', '0403')).not.toContain('lesson-mistake-astray');
  });

  test('a general who goes where he can be struck', () => {
    const change = { 0: { hex: hex('asagiri', '0404') } };
    const march = (place: string) =>
      said('asagiri', { 0: { march: { path: at('asagiri', place) } } }, change);
    expect(march('0403')).toContain('lesson-mistake-headquarters');
    expect(march('0405')).not.toContain('lesson-mistake-headquarters');
  });

  test('a way past archers in plain sight', () => {
    const change = { 7: { hex: hex('asagiri', '0602'), facing: 3 } };
    const march = (place: string) =>
      said('asagiri', { 2: { march: { path: at('asagiri', place) } } }, change);
    expect(march('0604')).toContain('lesson-mistake-sector');
    expect(march('0606')).not.toContain('lesson-mistake-sector');
  });

  test('archers who are forgotten', () => {
    const others = { 0: 'rest', 1: 'rest', 3: 'rest' } as const;
    expect(said('asagiri', others)).toContain('lesson-mistake-idle-archers');
    expect(said('asagiri', { 0: 'rest' })).not.toContain('lesson-mistake-idle-archers');
  });

  test('a last turn that nobody spends on the village', () => {
    const rest = { 0: 'rest', 1: 'rest', 2: 'rest', 3: 'rest' } as const;
    const go = { ...rest, 3: { run: { path: at('asagiri', '0304', '0303') } } };
    expect(said('asagiri', rest, {}, 4)).toContain('lesson-mistake-goal');
    expect(said('asagiri', go, {}, 4)).not.toContain('lesson-mistake-goal');
    expect(said('asagiri', rest, {}, 3)).not.toContain('lesson-mistake-goal');
  });

  test('a run that ends in a melee, and a rest within reach', () => {
    const run = (place: string) => said('tamaki', { 1: { run: { path: at('tamaki', place) } } });
    expect(run('0404')).toContain('lesson-mistake-run');
    expect(run('0506')).not.toContain('lesson-mistake-run');
    expect(said('tamaki', { 1: 'rest' })).toContain('lesson-mistake-rest');
  });

  test('shaken men who leave their general', () => {
    const march = (markers: number) =>
      said('tamaki', { 2: { march: { path: at('tamaki', '0604') } } }, { 2: { markers } });
    expect(march(1)).toContain('lesson-mistake-alone');
    expect(march(0)).not.toContain('lesson-mistake-alone');
  });

  test('deep water, a stay in the ford, and an attack uphill', () => {
    const march = (unit: number, place: string, change = {}) =>
      said('hayase', { [unit]: { march: { path: at('hayase', place) } } }, change);
    expect(march(3, '0403')).toContain('lesson-mistake-river');
    expect(march(3, '0304')).not.toContain('lesson-mistake-river');
    const wet = { 1: { hex: hex('hayase', '0303') } };
    expect(said('hayase', { 1: 'rest' }, wet)).toContain('lesson-mistake-water');
    expect(march(1, '0402', wet)).not.toContain('lesson-mistake-water');
    const below = { 1: { hex: hex('hayase', '0402') } };
    const up = said('hayase', { 1: { attack: { target: 7, path: [] } } }, below);
    expect(up).toContain('lesson-mistake-uphill');
  });

  test('an effort that makes a unit worse', () => {
    const run = (fatigue: number) =>
      said('usugumo', { 1: { run: { path: at('usugumo', '0404') } } }, { 1: { fatigue } });
    expect([0, 1, 2, 3].map((it) => run(it).includes('lesson-mistake-tired'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const climb = said(
      'usugumo',
      { 2: { march: { path: at('usugumo', '0504') } } },
      { 2: { fatigue: 1 } },
    );
    expect(climb).toContain('lesson-mistake-tired');
  });
});
