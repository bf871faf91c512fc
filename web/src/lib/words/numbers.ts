// Numbers as the language writes them.

import { LANGUAGE } from './language';

const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });

const withPlaces = (places: number) =>
  new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: places, maximumFractionDigits: places });

const tenths = withPlaces(1);
const hundredths = withPlaces(2);

/** A part of one, in a hundred. */
export const inHundred = (part: number): string => share.format(part);

export const inTenths = (number: number): string => tenths.format(number);

export const inHundredths = (number: number): string => hundredths.format(number);

/** Parts of a whole, in a hundred: rounded so that all parts together are the whole. */
export function inHundreds(parts: readonly number[], whole: number): number[] {
  let sum = 0;
  return parts.map((part) => {
    const before = Math.round((100 * sum) / whole);
    sum += part;
    return Math.round((100 * sum) / whole) - before;
  });
}
