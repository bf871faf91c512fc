// What a player notes is kept by the page, for each table and seat, whatever lies there already.

import { beforeEach, describe, expect, it } from 'vitest';
import { keep, recall } from '$lib/kept';
import { LONGEST, Notes, notesOf } from '$games/waterloo/notebook/notes.svelte';

const LIST = 'waterloo.notes';
const NAME = `${LIST}.table.0`;

beforeEach(() => {
  for (const name of recall<string[]>(LIST) ?? []) localStorage.removeItem(`grognard.${name}`);
  for (const name of [LIST, NAME]) localStorage.removeItem(`grognard.${name}`);
});

describe('notes', () => {
  it('are there again when the page is', () => {
    const notes = new Notes(NAME);
    notes.guess(7, 3);
    notes.note(3, 'prussian', { text: 'Bülow?' });
    notes.note(3, 'prussian', { pin: 'doubt' });
    notes.isShown = false;
    const again = new Notes(NAME);
    expect(again.guesses.get(7)).toBe(3);
    expect(again.mark(3, 'prussian')).toMatchObject({ text: 'Bülow?', pin: 'doubt' });
    expect(again.isShown).toBe(false);
    expect(again.mark(3, 'french')).toMatchObject({ text: '', pin: null });
  });

  it('leave nothing behind when they are taken back', () => {
    const notes = new Notes(NAME);
    notes.guess(7, 3);
    notes.note(3, 'prussian', { pin: 'sure' });
    notes.guess(7, null);
    notes.note(3, 'prussian', { pin: null });
    expect(notes.isEmpty).toBe(true);
    expect(recall(NAME)).toBeNull();
    expect(recall(LIST)).toEqual([]);
  });

  it('are short', () => {
    const notes = new Notes(NAME);
    notes.note(1, 'french', { text: 'x'.repeat(500) });
    expect(notes.mark(1, 'french').text).toHaveLength(LONGEST);
  });

  it('are read as far as they can be', () => {
    const marks = [
      { town: 2, army: 'prussian', text: 'good', pin: null },
      { town: 2, army: 'martian', text: 'bad', pin: null },
      { town: -1, army: 'french', text: 'bad', pin: null },
      { town: 1, army: 'french', text: 5, pin: null },
      { town: 1, army: 'french', text: 'bad', pin: 'skull' },
      null,
    ];
    keep(NAME, { version: 1, guesses: [[1, 2], [1], 'x', [0.5, 1]], marks, hidden: 'yes' });
    const notes = new Notes(NAME);
    expect([...notes.guesses]).toEqual([[1, 2]]);
    expect(notes.marks.map(({ text }) => text)).toEqual(['good']);
    expect(notes.isShown).toBe(true);
  });

  it('begin anew where nothing can be read', () => {
    for (const kept of [null, 5, 'x', [], { version: 99, guesses: [[1, 2]] }]) {
      keep(NAME, kept);
      expect(new Notes(NAME).isEmpty).toBe(true);
    }
    localStorage.setItem(`grognard.${NAME}`, '{');
    expect(new Notes(NAME).isEmpty).toBe(true);
  });

  it('are kept of the last tables only, and nothing else is given up for them', () => {
    keep('settings', { speed: 'slow' });
    keep(LIST, ['settings', 7, null]);
    for (let table = 0; table < 45; table += 1) new Notes(`${LIST}.${table}.0`).guess(1, 2);
    expect(recall<string[]>(LIST)).toHaveLength(40);
    expect(recall(`${LIST}.4.0`)).toBeNull();
    expect(recall(`${LIST}.5.0`)).not.toBeNull();
    expect(recall('settings')).toEqual({ speed: 'slow' });
  });

  it('are the same for whoever writes and whoever draws, and others for another seat', () => {
    expect(notesOf('one', 0)).toBe(notesOf('one', 0));
    expect(notesOf('one', 0)).not.toBe(notesOf('one', 1));
    expect(notesOf('one', 0)).not.toBe(notesOf('two', 0));
  });
});
