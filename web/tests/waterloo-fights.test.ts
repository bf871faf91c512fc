// What fights are summed up to, from what was told of them.

import { expect, test } from 'vitest';
import { cost } from '../src/lib/table/fights/card';
import { endedOf, endedSince, hasGoneOn, knownAtFirst } from '../src/lib/table/fights/ending';
import { fightsIn } from '../src/games/waterloo/fights/fights';
import {
  ground,
  occasion,
  outcome,
  title,
  turningPoint,
} from '../src/games/waterloo/fights/wording';
import { moment, scenery } from './support/waterloo';
import { fought } from './support/waterloo-fights';

const battle = () => fought('lost-battle');
const skirmish = () => fought('lost-skirmish');
const read = ({ view, told = [] }: ReturnType<typeof fought>) => fightsIn(scenery, view, told);

test('a battle that ends in a rout is summed up', () => {
  const [fight, ...others] = read(battle());
  expect(others).toEqual([]);
  expect(fight).toMatchObject({
    kind: 'battle',
    town: 21,
    turn: 7,
    attacker: 'french',
    rounds: 5,
    rout: { role: 'attacker', at: 'a-r' },
    winner: 'allied',
    isOver: true,
    went: [{ army: 'french', to: 23, blocks: 2 }],
  });
});

test('losses are counted with the steps that the lost blocks still had', () => {
  const [fight] = read(battle());
  const [french] = fight?.tolls ?? [];
  expect(french?.lost).toEqual([5, 8, 9, 11, 19, 22, 10]);
  // Of two of them nothing was told before, so that nobody knows how strong they were.
  expect(french).toMatchObject({ army: 'french', steps: 9, isMore: true, brought: null });
  expect(french && cost(french)).toBe('lost 7 blocks, 9 steps or more');
});

test('a skirmish knows who had to leave, and where they went', () => {
  const [fight] = read(skirmish());
  expect(fight).toMatchObject({
    kind: 'skirmish',
    town: 25,
    turn: 7,
    winner: 'french',
    isOver: true,
  });
  expect(fight?.tolls).toEqual([
    { army: 'french', brought: null, lost: [], steps: 2, isMore: false },
  ]);
  expect(fight?.went.map(({ to, blocks }) => [to, blocks])).toEqual([
    [26, 1],
    [40, 1],
  ]);
});

test('a fight is told in words', () => {
  const [fight] = read(battle());
  if (fight === undefined) throw new Error('no fight');
  expect(title(scenery, fight)).toBe('Battle of Charleroi');
  expect(outcome(fight)).toBe('Won by the Allies in 5 rounds');
  expect(turningPoint(fight)).toBe('Rout: the French lost their Right.');
  expect(occasion(scenery, fight)).toContain('the French attacked');
  expect(ground({ ...fight, terrain: [{ at: 'd-c', marker: 'farm' }] })).toEqual([
    'farm on the defender’s Centre',
  ]);
});

test('what was taken back did not happen', () => {
  const { view, told = [] } = battle();
  const last = told.at(-1)!;
  const undone = [...told, { sequence: last.sequence + 1, undone: last.sequence }];
  expect(fightsIn(scenery, view, undone)[0]).toMatchObject({ isOver: false, winner: null });
});

test('a game from its beginning knows what was brought and what lay on the ground', () => {
  const news = ['deployed', 'fired', 'routed', 'won'].flatMap((name) => moment(name).news);
  const fights = fightsIn(scenery, moment('won').before, news);
  const [fight] = fights;
  expect(fight).toMatchObject({ kind: 'battle', isOver: true });
  expect(fight?.rout).not.toBeNull();
  expect(fight?.tolls.some(({ brought }) => (brought ?? 0) >= 3)).toBe(true);
  expect(fight?.seen.length).toBeGreaterThan(0);
});

test('an ending is told once, and no longer once something was decided', () => {
  const { view, told = [] } = battle();
  const before = fightsIn(scenery, view, told.slice(0, -1));
  const after = fightsIn(scenery, view, told);
  expect(endedOf(before)).toEqual([]);
  const known = new Set(endedOf(before));
  const [fresh] = endedSince(after, known);
  expect(fresh?.winner).toBe('allied');
  expect(endedSince(after, new Set(endedOf(after)))).toEqual([]);
  expect(fresh && hasGoneOn(fresh, told, 1)).toBe(false);
  const later = [...told, { sequence: 99, seat: 1, events: [] }];
  expect(fresh && hasGoneOn(fresh, later, 1)).toBe(true);
});

test('a word is no decision, and leaves an ending on the table', () => {
  const { view, told = [] } = battle();
  const [fight] = fightsIn(scenery, view, told);
  const word = {
    sequence: 99,
    seat: 1,
    events: [],
    beside: { said: { seat: 1, text: 'Well fought' } },
  };
  expect(fight && hasGoneOn(fight, [...told, word], 1)).toBe(false);
});

test('whoever comes back to the board is told what ended since he decided', () => {
  const { view, told = [] } = battle();
  const fights = fightsIn(scenery, view, told);
  const deciders = new Set(told.map(({ seat }) => seat));
  expect(deciders).toContain(1);
  expect(knownAtFirst(fights, told, 1)).toEqual([]);
  expect(knownAtFirst(fights, told, 'spectator')).toEqual(endedOf(fights));
});
