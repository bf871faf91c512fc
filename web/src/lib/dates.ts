// Dates and times in words.

import { LANGUAGE } from './words/language';

const day = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });

/** The day of a battle, `1808-08-17`, as one writes it; whatever is no such day as it is. */
export function inWords(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  return Number.isNaN(time) ? date : day.format(time);
}

/** A moment, in seconds since 1970. */
export const at = (seconds: number): string => moment.format(seconds * 1000);

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago a moment was: "3 minutes ago", "yesterday"; the date itself when it is long past. */
export function since(seconds: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  if (passed > 7 * 86_400) return at(seconds);
  const step = STEPS.find((step) => passed >= step.seconds);
  return step === undefined
    ? ago.format(0, 'minute')
    : ago.format(-Math.floor(passed / step.seconds), step.unit);
}
