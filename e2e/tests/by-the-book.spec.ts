// A table between people that is played by the letter of the book: one press for its host, and a line for
// the guest who comes by the link.

import { expect, test } from '../support/world.ts';

const BATTLES = [
  // Nothing departs from the usual before the switch is pressed.
  { battle: '/games/ccn/rolica-first-position', isOffered: false },
  // What is offered to people first is the set-up of the book.
  { battle: '/games/waterloo/the-hundred-days', isOffered: true },
];

for (const { battle, isOffered } of BATTLES)
  test(`${battle} is opened by the book, and the guest reads it`, async ({ come }) => {
    const [host, guest] = [await come(), await come()];
    const page = await host.visit(`${battle}?mode=link`);
    const book = page.locator('[data-part="by-the-book"] input');
    await expect(book).toBeChecked({ checked: isOffered });
    // Against the computer it is there, too, and keeps to what was pressed.
    await book.setChecked(!isOffered);
    await book.setChecked(true);
    await page.locator('input[name="mode"][value="computer"]').check({ force: true });
    await expect(book).toBeChecked();
    await page.locator('input[name="mode"][value="link"]').check({ force: true });
    await expect(book).toBeChecked();
    await page.locator('[data-part="begin"]').click();

    const link = new URL(await page.locator('[data-part="invitation"]').inputValue());
    await guest.visit(link.pathname + link.search + link.hash);
    const options = guest.page.locator('[data-part="options"] li');
    await expect(options).toHaveText(['By the letter of the book']);
    await guest.page.locator('[data-part="sit-down"]').click();
    await expect(guest.page.locator('[data-part="sit-down"]')).toHaveCount(0);
  });
