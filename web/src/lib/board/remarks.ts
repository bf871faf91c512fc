// What the layers that are shown say of places.

import type { Marks } from '$lib/table/kit';

export const remarksOf = ({ layers }: Pick<Marks, 'layers'>): Map<string, string> =>
  new Map(
    layers.flatMap(({ places }) =>
      places.flatMap(({ place, text }) => (text ? [[place, text] as const] : [])),
    ),
  );

/** What is said of a place, with what is remarked on it for the moment. */
export const said = (label: string, remark: string | undefined): string =>
  remark === undefined ? label : `${label}, ${remark}`;
