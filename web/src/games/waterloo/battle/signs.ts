// The signs of the four kinds of ground, in a field of fourteen by fourteen around their middles.

import type { Marker } from '$types/waterloo';

export const MARKER_SIGNS: Readonly<Record<Marker, string>> = {
  woods: 'M0 -7.5L5 -1.6H2.6L6 3.4H1.2V7H-1.2V3.4H-6L-2.6 -1.6H-5Z',
  farm: 'M0 -6.6L7.2 -.4H5V6H1.6V1.6H-1.6V6H-5V-.4H-7.2Z',
  hill: 'M-7.5 5.4L-2.4 -4.6L.6 .8L2.8 -2.4L7.5 5.4Z',
  stream:
    'M-7.4 -3.4Q-4.8 -6.2 -2.4 -3.4T2.6 -3.4T7.4 -3.4V-.8Q4.8 2 2.6 -.8T-2.4 -.8T-7.4 -.8ZM-7.4 2.2Q-4.8 -.6 -2.4 2.2T2.6 2.2T7.4 2.2V4.8Q4.8 7.6 2.6 4.8T-2.4 4.8T-7.4 4.8Z',
};
