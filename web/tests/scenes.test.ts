import { describe, expect, it } from 'vitest';
import type { Event } from '$types/ccn';
import { scenes } from '../src/games/ccn/scenes';
import { LASTS } from '../src/lib/table/lasting';
import { scenery, view } from './samples';

const play = (...events: Event[]) => scenes(scenery(), view(), { sequence: 7, events });

describe('what is shown of what happened', () => {
  it('lets a unit travel with its leader', () => {
    const [scene] = play({
      'unit-moved': { unit: 0, from: [4, 4], to: [4, 5], hexes: 1, leader: 0 },
    });
    expect(scene?.change.places).toEqual({ 'unit:0': '4,5', 'leader:0': '4,5' });
    expect(scene?.lasts).toBe(LASTS.move);
  });

  it('aims, rolls, counts the dice that hit, and takes the blocks away', () => {
    const shown = play(
      { 'attack-declared': { unit: 2, from: [5, 4], at: [4, 4], volley: 'fire' } },
      {
        rolled: {
          unit: 2,
          at: [4, 4],
          volley: 'fire',
          dice: ['infantry', 'saber', 'flag', 'cavalry'],
          hits: 1,
          flags: 1,
        },
      },
      { 'blocks-lost': { unit: 0, blocks: 1 } },
    );
    expect(shown[0]?.change.aim).toEqual({ from: '5,4', to: '4,4' });
    expect(shown[1]?.change.roll?.counts).toEqual([true, false, true, false]);
    expect(shown[2]?.change.strengths).toEqual({ 'unit:0': 3 });
    expect(shown[2]?.change.hit).toEqual(['4,4']);
  });

  it('sees from the number of hits that sabers hit too', () => {
    const [shown] = play({
      rolled: {
        unit: 2,
        at: [4, 4],
        volley: 'melee',
        dice: ['infantry', 'saber', 'artillery'],
        hits: 2,
        flags: 0,
      },
    });
    expect(shown?.change.roll?.counts).toEqual([true, true, false]);
  });

  it('writes the numbers beside dice that do not show them', () => {
    const [shown] = play({
      rolled: {
        unit: 2,
        at: [4, 4],
        volley: 'melee',
        dice: ['infantry', 'infantry', 'flag'],
        hits: 1,
        flags: 0,
      },
    });
    expect(shown?.change.roll?.counts).toEqual([]);
    expect(shown?.change.roll?.text).toBe('1 hit, no flag');
  });

  it('follows a unit that was hit after it had moved', () => {
    const shown = play(
      { 'unit-retreated': { unit: 0, from: [4, 4], to: [3, 4], leader: null } },
      { 'blocks-lost': { unit: 0, blocks: 2 } },
    );
    expect(shown[1]?.change.hit).toEqual(['3,4']);
    expect(shown[1]?.change.strengths).toEqual({ 'unit:0': 2 });
  });

  it('keeps a unit in sight until it is said to be destroyed', () => {
    const shown = play(
      { 'blocks-lost': { unit: 2, blocks: 2 } },
      { 'unit-eliminated': { unit: 2, hex: [5, 4] } },
    );
    expect(shown[0]?.change.strengths).toEqual({});
    expect(shown[1]?.change.strengths).toEqual({ 'unit:2': 0 });
  });

  it('throws each roll anew', () => {
    const roll: Event = {
      'leader-checked': { leader: 0, dice: ['saber', 'flag'], lost: false },
    };
    const [one, other] = play(roll, roll);
    expect(one?.change.roll?.key).not.toBe(other?.change.roll?.key);
    expect(one?.change.roll?.place).toBe('4,4');
  });

  it('shows the card of the other side, not one of my own', () => {
    const played: Event = { 'card-played': { side: 'french', card: 'forward', command: 5 } };
    expect(play(played)[0]?.change.card).toEqual({ id: 'forward', side: 'french' });
    const mine = { sequence: 7, decision: { play: 'forward' }, events: [played] };
    expect(scenes(scenery(), view(), mine)).toEqual([]);
  });

  it('takes no time for what is not to be seen', () => {
    expect(
      play('ended', { 'turn-ended': { side: 'french' } }, { 'unit-ordered': { unit: 0 } }),
    ).toEqual([]);
  });
});
