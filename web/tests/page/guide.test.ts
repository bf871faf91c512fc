// The guide of a guided battle: what it says follows from the table, what was read is kept for the table.

import { expect, test } from 'vitest';
import type { Choice, Looked } from '$types/protocol';
import { concern } from '$lib/table/eyes';
import { Guide, type Watched } from '$lib/table/guide.svelte';
import type { Kit } from '$lib/table/kit';
import type { Lesson } from '$lib/table/lesson';
import { Presenter } from '$lib/table/presenter.svelte';
import { looked } from '../support/server';

const choice = (decision: string): Choice => ({ decision, kind: 'k', text: decision });

/** First something to read, then something to do; whoever waves is told not to. */
const lesson: Lesson = {
  scenario: 'dawn',
  seat: 0,
  about: 'about',
  steps: [
    { id: 'hello', when: ({ phase }) => phase === 'deciding', points: () => ['0101'] },
    {
      id: 'walk',
      when: ({ phase }) => phase === 'deciding',
      done: ({ orders }) => orders === 'walked',
    },
    { id: 'end', when: ({ phase }) => phase === 'over', blanks: () => ({ who: 'You' }) },
  ],
  mistakes: [{ id: 'wave', when: ({ orders }) => orders === 'waved' }],
};
const last: Lesson = { ...lesson, scenario: 'dusk' };

const words = {
  say: (id: string, blanks?: object) => [id, ...Object.values(blanks ?? {})].join(' '),
};
const kit = { lessons: [lesson, last], words } as unknown as Kit;

interface Set {
  table?: string;
  scenario?: string;
  seats?: object[];
}

const ALONE = [
  { seat: 0, occupant: 'person', mine: true },
  { seat: 1, occupant: 'ashigaru', mine: false },
];

/** A desk as far as a guide looks at it; `show` changes what is shown on it. */
function sit({ table = 'a', scenario = 'dawn', seats = ALONE }: Set = {}) {
  const presenter = new Presenter(kit, () => ({}));
  const show = (change: Partial<Looked>) => presenter.jump({ ...looked(1), ...change }, []);
  const desk = {
    session: { table, card: { scenario, seats } },
    kit,
    scenery: {},
    presenter,
    viewer: 0,
    get concern() {
      return concern(presenter.shown?.waiting ?? { on: [] }, 0);
    },
    replay: null,
  };
  show({ waiting: { orders: [0] }, decisions: [choice('x')] });
  const guide = new Guide(desk as unknown as Watched);
  const write = (orders: string) => {
    const draft = { sequence: 1, orders, lines: [], complete: false };
    show({ waiting: { orders: [0] }, decisions: [choice('x')], draft });
  };
  return { guide, presenter, show, write };
}

test('what is to be read is gone on from, what is to be done is done', () => {
  const { guide, write } = sit({ table: 'reading' });
  expect([guide.isOn, guide.text, guide.isToDo]).toEqual([true, 'hello', false]);
  expect(guide.points).toEqual(['0101']);
  guide.goOn();
  expect([guide.text, guide.isToDo, guide.points]).toEqual(['walk', true, []]);
  write('walked');
  expect(guide.passage).toBeNull();
});

test('whoever comes back finds it where he left it', () => {
  sit({ table: 'kept' }).guide.goOn();
  expect(sit({ table: 'kept' }).guide.text).toBe('walk');
  expect(sit({ table: 'other' }).guide.text).toBe('hello');
});

test('a mistake is said first, and once', () => {
  const { guide, write } = sit({ table: 'mistaken' });
  write('waved');
  expect([guide.text, guide.isMistake]).toEqual(['wave', true]);
  guide.goOn();
  expect([guide.text, guide.isMistake]).toEqual(['hello', false]);
});

test('while something is shown nothing is asked, and at the end the next lesson is known', () => {
  const { guide, show, presenter } = sit({ table: 'ended' });
  presenter.isUpToDate = false;
  expect(guide.passage).toBeNull();
  show({ waiting: { over: {} as never } });
  expect([guide.text, guide.isOver, guide.next?.scenario]).toEqual(['end You', true, 'dusk']);
  expect(sit({ table: 'dusk', scenario: 'dusk' }).guide.next).toBeNull();
});

test('whoever leaves it is left alone', () => {
  const { guide } = sit({ table: 'left' });
  guide.leave();
  expect([guide.isOn, guide.passage, guide.points]).toEqual([false, null, []]);
  expect(sit({ table: 'left' }).guide.isOn).toBe(false);
});

test('it is for one person against the computer, on the side of the lesson', () => {
  const person = (seat: number, mine: boolean) => ({ seat, occupant: 'person', mine });
  const bot = (seat: number) => ({ seat, occupant: 'ashigaru', mine: false });
  const isOn = (...seats: object[]) => sit({ table: 'seats', seats }).guide.isOn;
  expect(isOn(person(0, true), bot(1))).toBe(true);
  expect(isOn(bot(0), person(1, true))).toBe(false);
  expect(isOn(person(0, true), person(1, true))).toBe(false);
  expect(isOn(person(0, false), bot(1))).toBe(false);
  expect(sit({ table: 'seats', scenario: 'noon' }).guide.isOn).toBe(false);
});
