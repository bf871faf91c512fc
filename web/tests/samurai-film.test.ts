// A turn of Sengoku as a film, and its log.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event, Fact, Moment, Scenery, UnitView, View } from '$types/samurai';
import type { Told } from '$types/protocol';
import { readRecord } from '$lib/proof/record';
import { filmOf } from '$lib/table/film';
import { LogBook } from '$lib/table/log';
import { happenedIn } from '$games/samurai/film/facts';
import { scenes } from '$games/samurai/scenes';
import { names, parts, rolls, turns } from '$games/samurai/telling';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const scenery = {
  columns: 10,
  rows: 10,
  cards: [
    { title: 'Ashigaru with yari', figures: 5, ammunition: null },
    { title: 'Ashigaru archers (long bow)', figures: 4, ammunition: 6 },
  ],
  sides: [],
  units: [
    { force: 'a', number: 1, card: 0, label: null, commander: true },
    { force: 'a', number: 2, card: 1, label: 'Mori', commander: false },
    { force: 'b', number: 1, card: 0, label: null, commander: true },
    { force: 'b', number: 2, card: 0, label: null, commander: false },
  ],
} as unknown as Scenery;

const unit = (unit: number, hex: number): UnitView =>
  ({ unit, hex, figures: 5, ammunition: 3, absorbed: 0, fatigue: 0 }) as UnitView;

const before = {
  units: [unit(0, 0), unit(1, 11), unit(2, 33)],
  ambushes: [],
} as unknown as View;

const at = (stage: Moment['stage'], step = 0): Moment => ({ turn: 3, stage, step });

const SILENT = ['began', 'faced'];

function turn(...facts: [Moment, Fact][]): Told {
  const spoken = facts.filter(([, fact]) => !SILENT.includes(Object.keys(fact)[0] ?? ''));
  return {
    sequence: 9,
    events: facts.map(([at, fact]): Event => ({ at, fact })),
    log: spoken.map(([, fact]) => ({ text: JSON.stringify(fact) })),
  };
}

const play = (...facts: [Moment, Fact][]) => scenes(scenery, before, turn(...facts));

const march = (unit: number, to: number): Fact => ({
  moved: { unit, to, facing: 2, cost: 1, effort: 0 },
});

describe('a turn', () => {
  test('shows the orders of a side at once, then those of the other', () => {
    const shown = play(
      [at('planning'), { began: { stage: 'showing', step: 0 } }],
      [at('showing'), { ordered: { unit: 0, order: 'rest', side: 'a' } }],
      [at('showing'), { ordered: { unit: 1, order: 'recon', side: 'a' } }],
      [at('showing'), { ordered: { unit: 2, order: 'rest', side: 'b' } }],
    );
    expect(shown.map(({ lines }) => lines)).toEqual([[0, 1], [2]]);
    expect(shown[0]?.change.looks).toEqual({
      'unit:0': { order: 'rest' },
      'unit:1': { order: 'recon' },
    });
    expect(shown[0]?.chapter).toBe('The orders are shown');
  });

  test('has the orders open as long as they are shown, and no longer', () => {
    const shown = play(
      [at('showing'), { ordered: { unit: 0, order: 'rest', side: 'a' } }],
      [at('showing'), { ordered: { unit: 1, order: { march: { path: [12] } }, side: 'a' } }],
      [at('movement', 1), march(1, 12)],
    );
    expect(shown[0]?.change.orders).toMatchObject({
      commands: [
        { unit: 0, order: 'rest' },
        { unit: 1, order: { march: { path: [12] } } },
      ],
    });
    expect(shown[1]?.change.orders).toBeNull();
  });

  test('lets everybody march together who marches in one step', () => {
    const shown = play(
      [at('movement', 1), march(0, 1)],
      [at('movement', 1), march(1, 12)],
      [at('movement', 1), { began: { stage: 'movement', step: 2 } }],
      [at('movement', 2), march(0, 2)],
    );
    expect(shown.map(({ change }) => change.places)).toEqual([
      { 'unit:0': '0201', 'unit:1': '0302' },
      { 'unit:0': '0301' },
    ]);
    expect(shown[0]?.change.looks?.['unit:0']).toEqual({ facing: 2 });
    expect(shown.map(({ chapter }) => chapter)).toEqual([
      'Stage 3: movement, step 1',
      'Stage 3: movement, step 2',
    ]);
    expect(shown[1]?.change.at).toEqual(['0201', '0301']);
  });

  test('has no chapter for a stage in which nothing happens', () => {
    const shown = play(
      [at('showing'), { began: { stage: 'shooting', step: 0 } }],
      [at('shooting'), { began: { stage: 'melee', step: 0 } }],
    );
    expect(shown).toEqual([]);
  });

  test('aims, rolls and counts the dice that hit, and says what was needed', () => {
    const [shot] = play([
      at('shooting'),
      { shot: { unit: 1, target: 2, range: 2, value: 8, dice: [11, 8, 3], hits: 2 } },
    ]);
    expect(shot?.change.aim).toEqual({ from: '0202', to: '0404' });
    expect(shot?.change.roll).toMatchObject({
      place: '0404',
      from: '0202',
      side: 'a',
      faces: ['11', '8', '3'],
      counts: [false, true, true],
    });
    expect(shot?.change.looks).toEqual({ 'unit:1': { ammunition: 2 } });
    expect(shot?.note).toBe('Each of 3 dice hits with 8 or less: 2 did.');
    expect(shot?.rule).toBe('SAM-10.1.4');
  });

  test('tells no dice apart that do not add up', () => {
    const fought = { unit: 0, target: 2, value: 8, dice: [11, 8, 3], hits: 1 };
    expect(play([at('melee'), { fought }])[0]?.change.roll?.counts).toEqual([]);
  });

  test('lets figures fall, and keeps a unit in sight until it is said to be destroyed', () => {
    const hurt = (lost: number): Fact => ({
      hurt: { unit: 2, absorbed: 1, lost, commander: 'lost' },
    });
    const shown = play(
      [at('melee'), hurt(2)],
      [at('melee'), { tested: { unit: 2, occasion: 'losses', value: 9, die: 14 } }],
      [at('melee'), { marked: { unit: 2, markers: 2 } }],
      [at('leaving', 1), hurt(3)],
      [at('leaving', 1), { destroyed: { unit: 2, end: 'killed' } }],
    );
    expect(shown[0]?.change).toMatchObject({
      hit: ['0404'],
      strengths: { 'unit:2': 3 },
      looks: { 'unit:2': { commander: 'lost', absorbed: 1 } },
    });
    expect(shown[1]?.change.roll).toMatchObject({ faces: ['14'], counts: [false] });
    expect(shown[2]?.change.looks).toEqual({ 'unit:2': { markers: 2 } });
    expect(shown[3]?.change.strengths).toEqual({});
    expect(shown[4]?.change.strengths).toEqual({ 'unit:2': 0 });
  });

  test('brings somebody onto the board whom nobody knew of', () => {
    const [shown] = play([
      at('movement', 1),
      { appeared: { unit: 3, hex: 44, facing: 5, cause: 'contact' } },
    ]);
    expect(shown?.change.places).toEqual({ 'unit:3': '0505' });
    expect(shown?.change.looks?.['unit:3']).toEqual({ facing: 5, shown: true, hidden: false });
    expect(shown?.change.at).toEqual(['0505']);
  });

  test('is no film where units are hidden before the first turn', () => {
    const placed: Fact = { placed: { unit: 3, hex: 44, facing: 5 } };
    expect(play([at('set-up'), placed])).toEqual([]);
  });

  test('names rules that there are', () => {
    const rules = read('games/samurai/rules/en.md');
    const folder = new URL('../src/games/samurai/film/', import.meta.url);
    const sources = ['fights', 'journeys', 'states', 'occasions']
      .map((name) => readFileSync(new URL(`${name}.ts`, folder), 'utf8'))
      .join('');
    const named = [...sources.matchAll(/'(SAM-[\d.]+)'/g)].map(([, rule]) => rule);
    expect(named.length).toBeGreaterThan(8);
    for (const rule of named) expect(rules).toContain(`### ${rule} `);
  });
});

describe('a game that was played', () => {
  const record = readRecord(read('tests/saves/samurai-rules1-told-to-the-oda.game'));
  const told = record.kind === 'told' ? record.told : [];

  test('has a line for every fact that a player would notice', () => {
    for (const one of told) {
      const lines = happenedIn(one).flatMap(({ line }) => (line === null ? [] : [line]));
      expect(lines).toEqual((one.log ?? []).map((_, index) => index));
    }
  });

  /** What happened in every turn of a whole record. */
  const turnsOf = (name: string) =>
    read(`tests/saves/${name}.game`)
      .split('\n')
      .filter((line) => line.startsWith('{"opened"'))
      .map((line) => (JSON.parse(line) as { opened: { events: Event[] } }).opened.events);

  test.each(['samurai-rules1-finished-bots', 'samurai-rules1-orders-open'])(
    '%s has turns that take as long as one likes to watch',
    (name) => {
      const everybody = Array<unknown>(40).fill(scenery.units[0]);
      const field = { ...scenery, units: everybody } as Scenery;
      for (const events of turnsOf(name)) {
        const one = { sequence: 1, events };
        const film = filmOf([[one, scenes(field, before, one)]]);
        const seconds = film.frames.reduce((sum, frame) => sum + frame.lasts, 0) / 1000;
        expect(seconds).toBeGreaterThan(4);
        expect(seconds).toBeLessThan(60);
        expect(film.chapters[0]).toBe('The orders are shown');
      }
    },
  );

  test('is read turn by turn, and in a turn stage by stage', () => {
    const book = new LogBook({ rolls, turns, parts, names: new Map() });
    const chapters = book.chapters(told, 'Before');
    expect(chapters.map(({ title }) => title)).toContain('Turn 2');
    const heads = chapters.flatMap(({ lines }) => lines.flatMap(({ part }) => part ?? []));
    expect(heads).toContain('The orders are shown');
    expect(heads.some((head) => head.startsWith('Stage 3: movement'))).toBe(true);
  });
});

describe('the log', () => {
  const book = new LogBook({ rolls, turns, parts, names: names(scenery, []) });

  test('draws the dice behind the colon, and nothing else that reads the same', () => {
    const fought: Told = {
      sequence: 1,
      events: [
        {
          at: at('melee'),
          fact: { fought: { unit: 1, target: 2, value: 8, dice: [8], hits: 1 } },
        },
      ],
      log: [
        { text: 'A2 Ashigaru archers (Mori) fought B1 Ashigaru with yari, value 8: 8 = one hit.' },
      ],
    };
    expect(book.lines(fought)[0]?.spans).toEqual([
      { kind: 'name', text: 'A2 Ashigaru archers (Mori)', seat: 0 },
      { kind: 'text', text: ' fought ' },
      { kind: 'name', text: 'B1 Ashigaru with yari', seat: 1 },
      { kind: 'text', text: ', value 8: ' },
      { kind: 'dice', text: '8', faces: ['8'], counts: [true] },
      { kind: 'text', text: ' = one hit.' },
    ]);
  });
});
