// What is seen of a day of battle on the way from one view to the next.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event, View, Who } from '$types/borodino';
import type { Told } from '$types/protocol';
import { filmOf } from '$lib/table/film';
import { STILL, type Motion, type Scene } from '$lib/table/kit';
import { LASTS } from '$lib/table/lasting';
import type { Tells } from '$lib/table/events';
import { UNSEEN, type AllHandlers } from '$games/borodino/film/handlers';
import { burntIn } from '$games/borodino/film/looks';
import { piecesOf } from '$games/borodino/pieces';
import { HANDLERS, scenes } from '$games/borodino/scenes';
import { moment, moments, scenery } from './support/borodino';

type Seen = { before: View; news: Told[] };

const shownOf = ({ before, news }: Seen): Scene[] =>
  news.flatMap((told) => scenes(scenery, before, told));

const motionAfter = ({ before, news }: Seen): Motion =>
  filmOf(news.map((told) => [told, scenes(scenery, before, told)] as const)).frames.at(-1)
    ?.motion ?? STILL;

const lastsOf = (shown: readonly Scene[]): number =>
  shown.reduce((sum, { lasts }) => sum + lasts, 0);

/** What is drawn on the map, block by block. */
const drawn = (view: View, motion: Motion): string[] =>
  piecesOf(scenery, view, motion)
    .filter(({ isGone }) => !isGone)
    .map(({ side, area, facts, steps, isActive }) =>
      [side, area, facts?.id, steps, isActive].join(' '),
    )
    .sort();

test.each(moments)('$name: the last frame is what the next view shows', (one) => {
  expect(drawn(one.before, motionAfter(one))).toEqual(drawn(one.after, STILL));
});

test.each(moments)('$name: nobody waits long for it', (one) => {
  expect(lastsOf(shownOf(one))).toBeGreaterThan(0);
  expect(lastsOf(shownOf(one))).toBeLessThan(8000);
});

/** All kinds of event, as the rules list them. */
function kindsOfEvent(): string[] {
  const types = readFileSync(new URL('../../types/borodino.ts', import.meta.url), 'utf8');
  const [, union] = /export type Event =([\s\S]*?)\n\n/.exec(types) ?? [];
  const kinds = (union ?? '').matchAll(/\n {2}\| (?:\{\s*)?"([\w-]+)"/g);
  return [...kinds].map(([, kind]) => kind!);
}

test('every event is shown, or listed as one that is not', () => {
  const listed = [...Object.keys(HANDLERS), ...UNSEEN];
  expect([...listed].sort()).toEqual(kindsOfEvent().sort());
  expect(new Set(listed).size).toBe(listed.length);
});

/** A view in a battle for Shevardino: Davout and others against the Russians, who look at it. */
const { before: battle } = moment('a round');
const AREA = battle.battle!.area;
const there = battle.blocks.filter(({ area }) => area === AREA).map(({ block }) => block);
const mine = there.find((block) => scenery.blocks[block]!.side === 'russian')!;
const enemy = there.find((block) => scenery.blocks[block]!.side === 'french')!;
const unknown: Who = { side: 'french', shown: false };
const known: Who = { side: 'russian', face: { block: mine, steps: 3 }, shown: true };
const HIDDEN = battle.hidden[0]!.area;
const secret = scenery.blocks.findIndex(
  ({ side }, block) => side === 'french' && battle.blocks.every((one) => one.block !== block),
);
const FAR = scenery.areas.findIndex((_, area) => area !== AREA && area !== HIDDEN);

/** One of each; each is seen on that view. */
const SAMPLES: {
  [K in keyof AllHandlers]: Tells<Event, K>;
} = {
  placed: { who: unknown, area: FAR },
  'turn-began': { turn: 3 },
  initiative: { first: 'french', dice: [4, 5, 1, 1] },
  'action-phase-began': { side: 'french' },
  arrived: { who: unknown, area: FAR },
  activated: { hq: { block: secret, steps: 2 }, area: HIDDEN, post: null },
  'order-spent': { side: 'russian', hq: mine },
  bombarded: {
    gun: { block: secret, steps: 2 },
    from: HIDDEN,
    at: AREA,
    value: 2,
    dice: [1, 6],
    hits: 1,
    own: 1,
  },
  'step-lost': { who: unknown, area: HIDDEN, cause: 'bombardment' },
  destroyed: { block: mine, area: AREA, cause: 'fire', points: 1 },
  'post-filled': { post: 'second', holder: mine },
  'straggler-rolled': { who: unknown, from: HIDDEN, to: FAR, die: 2, lowered: true },
  moved: { who: unknown, from: HIDDEN, to: FAR, how: 'ordered' },
  tired: { side: 'russian', hqs: [mine] },
  'action-phase-ended': { side: 'french' },
  'battle-began': { area: AREA, attacker: 'french', faces: [{ block: enemy, steps: 2 }] },
  'main-attack-named': { from: HIDDEN, flankers: [] },
  'round-began': { round: 2, attacker: 'french', joined: [], flank_bonus: [] },
  'square-formed': { block: mine },
  'square-left': { block: mine },
  sheltered: { square: mine, guest: mine },
  fired: { block: mine, aim: 'all', arms: 'bayonet', value: 2, dice: [1, 5], hits: 1 },
  'hit-absorbed': { area: AREA },
  passed: { block: mine },
  retreated: { face: { block: enemy, steps: 2 }, from: AREA, to: FAR },
  withdrew: { block: mine, from: AREA },
  'went-on': { face: { block: enemy, steps: 2 }, from: HIDDEN, to: FAR },
  'battle-ended': { area: AREA, winner: 'french' },
  regrouped: { who: known, from: AREA, to: FAR },
  'regroup-ended': { area: AREA },
  captured: { side: 'french', source: FAR, points: 3 },
  supplied: { who: known, area: AREA, source: null },
  'bridge-tried': { side: 'french', border: 0, die: 2, burnt: true },
  'night-began': null,
  'redoubt-counted': { area: AREA, side: 'french', points: 5 },
  won: { side: 'french', french: 20, russian: 10 },
  'turned-up': { area: HIDDEN, faces: [{ block: secret, steps: 2 }] },
};

const told = (events: Event[]): Told => ({ sequence: 1000, events });

/** What is seen of one event, on a fresh look at that view. */
function seen<K extends keyof AllHandlers>(kind: K, about = SAMPLES[kind]): Scene[] {
  const event = (about === null ? kind : { [kind]: about }) as Event;
  return scenes(scenery, structuredClone(battle), told([event]));
}

test.each(Object.keys(SAMPLES) as (keyof AllHandlers)[])('something is seen of %s', (kind) => {
  const shown = seen(kind);
  expect(shown.length).toBeGreaterThan(0);
  expect(lastsOf(shown)).toBeLessThanOrEqual(1200);
});

describe('an action phase of the enemy', () => {
  const one = moment('an action phase');

  test('moves backs, each by itself, from where it stands', () => {
    const moves = one.news.flatMap((news) =>
      scenes(scenery, one.before, news).flatMap(({ change }) => Object.keys(change.places ?? {})),
    );
    expect(moves.some((key) => /^back:french:\d+:\d+$/.test(key))).toBe(true);
  });

  test('shows headquarters from their ride to their rest', () => {
    const faces = shownOf(one).flatMap(({ change }) => Object.values(change.looks ?? {}));
    expect(faces.filter(({ face }) => typeof face === 'number')).toHaveLength(2);
    expect(faces.filter(({ active }) => active === true)).toHaveLength(2);
    const rests = { sequence: 1000, events: [{ 'action-phase-ended': { side: 'french' } }] };
    const { looks } = motionAfter({ ...one, news: [...one.news, rests] });
    const turned = Object.values(looks).filter(({ face }) => face !== undefined);
    expect(turned).toEqual(turned.map(() => ({ face: null, active: false })));
  });

  test('rolls for a straggler where he sets out, and shakes all whom he may be when nobody can name him', () => {
    const all = shownOf(one);
    const at = all.findIndex(({ change }) => change.roll);
    expect(all[at]!.change.roll).toMatchObject({ place: 'Utitsa Forest', faces: ['1', '−1'] });
    const area = scenery.areas.findIndex(({ name }) => name === 'Utitsa Forest');
    for (const key of all[at + 1]!.change.hit!) expect(key).toMatch(`back:french:${area}:`);
  });

  test('hurries the more, the more of them move', () => {
    const moved = { moved: { who: unknown, from: HIDDEN, to: FAR, how: 'ordered' } } as Event;
    const away = { moved: { who: unknown, from: FAR, to: HIDDEN, how: 'ordered' } } as Event;
    const many = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? moved : away));
    const all = scenes(scenery, structuredClone(battle), told(many));
    expect(all[1]!.lasts).toBe(LASTS.move);
    expect(all.at(-1)!.lasts).toBeCloseTo(0.4 * LASTS.move);
  });
});

test('whoever comes onto the map unseen is one back more', () => {
  const [first, second] = seen('arrived').concat(
    scenes(
      scenery,
      structuredClone(battle),
      told([{ arrived: { who: unknown, area: HIDDEN } }, { arrived: { who: unknown, area: FAR } }]),
    ),
  );
  const motion = { ...STILL, places: { ...first!.change.places, ...second!.change.places } };
  const backs = (shown: Motion) =>
    piecesOf(scenery, battle, shown).filter(({ block }) => block === null);
  expect(backs(motion)).toHaveLength(backs(STILL).length + 2);
});

test('a gun turns up, aims, and its dice say what they did', () => {
  const [aimed, dice] = seen('bombarded');
  const [from, to] = [scenery.areas[HIDDEN]!.name, scenery.areas[AREA]!.name];
  expect(aimed!.change.aim).toEqual({ from, to });
  expect(Object.values(aimed!.change.looks ?? {})).toEqual([{ face: secret }]);
  expect(dice!.change.roll).toMatchObject({
    place: to,
    side: 'french',
    counts: [true, false],
    text: 'f 2: 1 hit, 1 on its own side',
  });
});

test('who is destroyed lies open and falls', () => {
  const lost = { block: secret, area: HIDDEN, cause: 'bombardment', points: 3 } as const;
  const [fall] = seen('destroyed', lost);
  expect(Object.values(fall!.change.looks ?? {})).toEqual([{ face: secret, gone: true }]);
  expect(fall!.change.hit).toHaveLength(1);
});

describe('a battle', () => {
  test('is looked at in its window', () => {
    for (const kind of ['fired', 'step-lost', 'retreated', 'hit-absorbed'] as const) {
      const about = kind === 'step-lost' ? { ...SAMPLES[kind], area: AREA } : SAMPLES[kind];
      for (const { change } of seen(kind, about as never))
        expect(change.at).toEqual([expect.stringMatching(/^block:\d+$/)]);
    }
  });

  test('hides whoever leaves it', () => {
    const [left] = seen('retreated');
    expect(left!.change.places).toEqual({ [`block:${enemy}`]: scenery.areas[FAR]!.name });
    expect(left!.change.looks![`block:${enemy}`]).toMatchObject({ face: null, square: false });
  });

  test('shows who fires until the dice have fallen', () => {
    const looks = seen('fired').map(({ change }) => change.looks?.[`block:${mine}`]);
    expect(looks).toEqual([{ fires: true }, undefined, { fires: false }]);
  });
});

test('the dice of both sides lie in one row, and those of whoever is first count', () => {
  const [dice] = seen('initiative');
  expect(dice!.change.roll).toMatchObject({
    faces: ['4', '5', '–', '1', '1'],
    counts: [true, true, false, false, false],
    text: 'French 9, Russian 2',
  });
});

test('a bridge burns after its die', () => {
  const [die, fire] = seen('bridge-tried');
  expect(die!.change.roll).toMatchObject({ faces: ['2'], counts: [true] });
  const motion = { ...STILL, looks: fire!.change.looks! };
  expect(burntIn({ ...battle, burnt: [7] }, motion)).toEqual([7, 0]);
  expect(seen('bridge-tried', { side: 'french', border: 0, die: 5, burnt: false })).toHaveLength(1);
});
