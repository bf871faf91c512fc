// A sign for each order, drawn with one pen in a square of 24.

import type { OrderKind } from '$types/samurai';

const EYE = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6z';

export const SIGNS: Record<OrderKind, string> = {
  'all-round-defence':
    'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5',
  defence: 'M5 4h14v7c0 5-3.5 8-7 9.5C8.5 19 5 16 5 11z',
  'fire-and-retreat': 'M4 7h15M15 3l4 4-4 4M20 17H5M9 13l-4 4 4 4',
  shoot: 'M4 20L20 4M13 4h7v7M4 14v6h6',
  attack: 'M4 4l16 16M20 4L4 20M3.5 15.5l5 5M15.5 20.5l5-5',
  march: 'M3 12h17M14 6l6 6-6 6',
  'move-and-fire': 'M3 17h12M11 13l4 4-4 4M7 10L21 4M16 2.5l5 1.5-2 5',
  run: 'M4 5l7 7-7 7M12 5l7 7-7 7',
  ambush: `${EYE}M4 20L20 4`,
  regroup: 'M2 12h8M6 8l4 4-4 4M22 12h-8M18 8l-4 4 4 4',
  resupply: 'M4 9h16v11H4zM4 9l3-5h10l3 5M12 12v5M9.5 14.5h5',
  recon: `${EYE}M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z`,
  rest: 'M18.5 15A8 8 0 0 1 9 4.5 8 8 0 1 0 18.5 15z',
  withdraw: 'M21 12H4M10 6l-6 6 6 6',
  flee: 'M20 5l-7 7 7 7M12 5l-7 7 7 7',
  panic: 'M12 3v12M12 19v2',
  pursue: 'M2 12h12M10 8l4 4-4 4M19 5v14',
};
