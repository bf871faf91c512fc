import { describe, expect, it } from 'vitest';
import { Sheet } from '../../src/lib/table/sheet.svelte';

describe('the sheet of a small screen', () => {
  it('is closed until a tab is touched, and closes with a second touch', () => {
    const sheet = new Sheet();
    expect(sheet.tab).toBeNull();
    sheet.press('log');
    expect(sheet.tab).toBe('log');
    sheet.press('tracks');
    expect(sheet.tab).toBe('tracks');
    sheet.press('tracks');
    expect(sheet.tab).toBeNull();
  });

  it('shows the odds for as long as an attack waits', () => {
    const sheet = new Sheet();
    const letGo = sheet.show('odds');
    expect(sheet.tab).toBe('odds');
    letGo();
    expect(sheet.tab).toBeNull();
  });

  it('keeps what was opened meanwhile', () => {
    const sheet = new Sheet();
    const letGo = sheet.show('odds');
    sheet.press('piece');
    letGo();
    expect(sheet.tab).toBe('piece');
  });
});
