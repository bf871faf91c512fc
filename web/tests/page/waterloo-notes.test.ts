// What a player notes is kept by the page, for each table and seat, whatever lies there already.

import { beforeEach, describe, expect, it } from 'vitest';
import { keep, recall } from '$lib/kept';
import { shelf } from '$games/waterloo/notebook/book';
import { Notes } from '$lib/table/notebook/notes.svelte';
import { LONGEST } from '$lib/table/notebook/page';
import { Shelf } from '$lib/table/notebook/shelf';

const LIST = 'waterloo.notes';
const NAME = `${LIST}.table.0`;

const open = (name = NAME) => new Notes(shelf, name);

beforeEach(() => {
  for (const name of recall<string[]>(LIST) ?? []) localStorage.removeItem(`grognard.${name}`);
  for (const name of [LIST, NAME]) localStorage.removeItem(`grognard.${name}`);
});

describe('notes', () => {
  it('are there again when the page is', () => {
    const notes = open();
    notes.guess(7, 3);
    notes.note(3, 'prussian', { text: 'Bülow?' });
    notes.note(3, 'prussian', { pin: 'doubt' });
    notes.isShown = false;
    const again = open();
    expect(again.guesses.get(7)).toBe(3);
    expect(again.mark(3, 'prussian')).toMatchObject({ text: 'Bülow?', pin: 'doubt' });
    expect(again.isShown).toBe(false);
    expect(again.mark(3, 'french')).toMatchObject({ text: '', pin: null });
  });

  it('leave nothing behind when they are taken back', () => {
    const notes = open();
    notes.guess(7, 3);
    notes.note(3, 'prussian', { pin: 'sure' });
    notes.guess(7, null);
    notes.note(3, 'prussian', { pin: null });
    expect(notes.isEmpty).toBe(true);
    expect(recall(NAME)).toBeNull();
    expect(recall(LIST)).toEqual([]);
  });

  it('are short', () => {
    const notes = open();
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
    const notes = open();
    expect([...notes.guesses]).toEqual([[1, 2]]);
    expect(notes.marks.map(({ text }) => text)).toEqual(['good']);
    expect(notes.isShown).toBe(true);
  });

  it('of the first version are read only by the game that has such pages', () => {
    const kept = { version: 1, guesses: [[1, 2]], marks: [], hidden: false };
    keep('borodino.notes.table.1', kept);
    const other = new Shelf('borodino', ['french', 'russian']);
    expect(other.notesOf('table', 1).isEmpty).toBe(true);
  });

  it('begin anew where nothing can be read', () => {
    for (const kept of [null, 5, 'x', [], { version: 99, guesses: [[1, 2]] }]) {
      keep(NAME, kept);
      expect(open().isEmpty).toBe(true);
    }
    localStorage.setItem(`grognard.${NAME}`, '{');
    expect(open().isEmpty).toBe(true);
  });

  it('are kept of the last tables only, and nothing else is given up for them', () => {
    keep('settings', { speed: 'slow' });
    keep(LIST, ['settings', 7, null]);
    for (let table = 0; table < 45; table += 1) open(`${LIST}.${table}.0`).guess(1, 2);
    expect(recall<string[]>(LIST)).toHaveLength(40);
    expect(recall(`${LIST}.4.0`)).toBeNull();
    expect(recall(`${LIST}.5.0`)).not.toBeNull();
    expect(recall('settings')).toEqual({ speed: 'slow' });
  });

  it('are the same for whoever writes and whoever draws, and others for another seat', () => {
    expect(shelf.notesOf('one', 0)).toBe(shelf.notesOf('one', 0));
    expect(shelf.notesOf('one', 0)).not.toBe(shelf.notesOf('one', 1));
    expect(shelf.notesOf('one', 0)).not.toBe(shelf.notesOf('two', 0));
  });

  it('of one game are no other game’s', () => {
    const other = new Shelf('borodino', ['french', 'russian']);
    open().note(3, 'french', { text: 'Ney' });
    expect(other.notesOf('table', 0).isEmpty).toBe(true);
    other.notesOf('table', 0).note(3, 'russian', { text: 'Platov' });
    expect(open().marks.map(({ text }) => text)).toEqual(['Ney']);
    expect(recall<string[]>('borodino.notes')).toEqual(['borodino.notes.table.0']);
  });
});
