// What battles of The Moskva are summed up to, from what was told of them.

import { expect, test } from 'vitest';
import type { Event, Face, Scenery, Side, View } from '$types/borodino';
import type { Told } from '$types/protocol';
import { fightsIn } from '$games/borodino/fights/fights';
import { cardOf } from '$games/borodino/fights/wording';
import { cost } from '$lib/table/fights/card';

const [FLECHES, WOOD, MEADOW] = [0, 1, 2];
const [COMPANS, DESSAIX, NEVEROVSKY, GRENADIERS] = [0, 1, 2, 3];

const scenery = {
  areas: [{ name: 'Fleches' }, { name: 'Utitsa Wood' }, { name: 'Meadow' }],
  blocks: (['french', 'french', 'russian', 'russian'] as const).map((side) => ({ side })),
  track: [6, 7, 8].map((hour) => ({ date: '7 September', hour })),
} as unknown as Scenery;

const idle = { turn: 3, battle: null } as View;
const fought = {
  turn: 3,
  battle: { area: FLECHES, attacker: 'russian', round: 2, over: false },
} as View;

const face = (block: number, steps = 3): Face => ({ block, steps });
const whose = (block: number): Side => (block < NEVEROVSKY ? 'french' : 'russian');
const lost = (block: number, steps: number): Event => ({
  'step-lost': {
    who: { side: whose(block), face: face(block, steps), shown: true },
    area: FLECHES,
    cause: 'fire',
  },
});
const destroyed = (block: number, points: number): Event => ({
  destroyed: { block, area: FLECHES, cause: 'fire', points },
});
const round = (number: number, attacker: Side = 'french', joined: Face[] = []): Event => ({
  'round-began': { round: number, attacker, joined, flank_bonus: [] },
});
const ended = (winner: Side | null): Event => ({ 'battle-ended': { area: FLECHES, winner } });
const retreated = (block: number): Event => ({
  retreated: { face: face(block), from: FLECHES, to: WOOD },
});

const BEGAN: Event = {
  'battle-began': {
    area: FLECHES,
    attacker: 'french',
    faces: [face(COMPANS, 4), face(DESSAIX), face(NEVEROVSKY, 2)],
  },
};

const told = (...events: Event[]): Told[] =>
  events.map((event, index) => ({ sequence: index + 1, events: [event] }));
const summed = (events: Event[], view = idle) => fightsIn(scenery, view, told(...events));

test('a battle is summed up: who attacked, its rounds, what it cost, who won', () => {
  const [fight, ...others] = summed([
    { 'turn-began': { turn: 3 } },
    BEGAN,
    round(1),
    { 'hit-absorbed': { area: FLECHES } },
    lost(NEVEROVSKY, 2),
    round(2, 'french', [face(GRENADIERS)]),
    lost(COMPANS, 4),
    destroyed(NEVEROVSKY, 2),
    retreated(GRENADIERS),
    ended('french'),
  ]);
  expect(others).toEqual([]);
  expect(fight).toMatchObject({
    area: FLECHES,
    turn: 3,
    attacker: 'french',
    rounds: 2,
    absorbed: 1,
    winner: 'french',
    isOver: true,
    hasTurned: false,
    sequence: 10,
    went: [{ side: 'russian', to: WOOD, blocks: 1 }],
  });
  const [french, russian] = fight!.tolls;
  expect(french).toMatchObject({ brought: [COMPANS, DESSAIX], lost: [], steps: 1, points: 0 });
  expect(russian).toMatchObject({ brought: [NEVEROVSKY, GRENADIERS], lost: [NEVEROVSKY] });
  expect(russian).toMatchObject({ steps: 2, points: 2 });
});

test('it is told in words', () => {
  const [fight] = summed([
    BEGAN,
    round(1),
    lost(COMPANS, 4),
    destroyed(COMPANS, 2),
    ended('russian'),
  ]);
  const card = cardOf(scenery, fight!);
  expect(card).toMatchObject({
    title: 'Battle of Fleches',
    outcome: 'Won by the Russians in 1 round',
    occasion: '08:00, turn 3: the French attacked',
    decided: 'The attack was beaten off.',
    place: 'Fleches',
    notes: ['Points for it: French 0, Russian 2.'],
  });
  expect(card.tolls.map(cost)).toEqual(['lost 1 block, 4 steps', 'lost nothing']);
  const [withdrawn] = summed([BEGAN, { withdrew: { block: NEVEROVSKY, from: FLECHES } }]);
  expect(cardOf(scenery, withdrawn!).went).toEqual([
    { place: null, where: 'off the map', name: 'Russian', blocks: 1 },
  ]);
  expect(cardOf(scenery, withdrawn!).outcome).toBe('Begins now');
  const [empty] = summed([BEGAN, round(3), ended(null)]);
  expect(cardOf(scenery, empty!).outcome).toBe('Nobody is left there');
});

test('roles that changed are told, and losses elsewhere do not count', () => {
  const elsewhere: Event = {
    'step-lost': { who: { side: 'french', shown: false }, area: WOOD, cause: 'attrition' },
  };
  const [fight] = summed([BEGAN, round(1), elsewhere, round(2, 'russian', [face(GRENADIERS)])]);
  expect(fight).toMatchObject({ hasTurned: true, isOver: false });
  expect(fight!.tolls.every(({ steps }) => steps === 0)).toBe(true);
  const card = cardOf(scenery, fight!);
  expect(card.decided).toMatch(/reserves/);
  expect(card.outcome).toBe('Being fought, round 2');
});

test('whoever finds no room pays for it, and is told of where he came to rest', () => {
  const crowded = (block: number): Event => ({
    'step-lost': {
      who: { side: 'russian', face: face(block), shown: true },
      area: WOOD,
      cause: 'full-area',
    },
  });
  const [fight] = summed([
    BEGAN,
    round(1),
    retreated(NEVEROVSKY),
    crowded(NEVEROVSKY),
    { 'went-on': { face: face(NEVEROVSKY, 2), from: WOOD, to: MEADOW } },
    retreated(GRENADIERS),
    { destroyed: { block: GRENADIERS, area: WOOD, cause: 'full-area', points: 1 } },
    ended('french'),
  ]);
  expect(fight!.went).toEqual([{ side: 'russian', to: MEADOW, blocks: 1 }]);
  expect(fight!.tolls[1]).toMatchObject({ lost: [GRENADIERS], steps: 4, points: 1 });
});

test('a battle that was fought before anything was told is known from the view, or from its end', () => {
  const [running] = summed([lost(COMPANS, 4)], fought);
  expect(running).toMatchObject({
    area: FLECHES,
    attacker: 'russian',
    rounds: 2,
    isOver: false,
  });
  const [over] = summed([lost(COMPANS, 4), ended('french'), BEGAN]);
  expect(over).toMatchObject({ attacker: null, winner: 'french', isOver: true });
  expect(cardOf(scenery, over!)).toMatchObject({ occasion: '08:00, turn 3', decided: null });
  expect(summed([])).toEqual([]);
});

test('what was taken back did not happen, and steps lost outside of battle belong to none', () => {
  const events = told(BEGAN, round(1), ended('french'));
  const undone = [...events, { sequence: 4, undone: 3 }];
  expect(fightsIn(scenery, idle, undone)[0]).toMatchObject({ isOver: false, winner: null });
  expect(summed([BEGAN, ended('french'), lost(COMPANS, 3)])[0]?.tolls[0]?.steps).toBe(0);
});
