// The signs of the notebook as a hand draws them, around a middle, about sixteen units high.

import type { Pin } from './page';

export const PENCILLED: Readonly<Record<Pin, string>> = {
  danger: 'M.4 -7.2C.3 -3.6 0 -1.4 -.4 2M-.5 6.6l.3 .5',
  doubt: 'M-3.8 -4.4C-3 -8 3.6 -8.2 3.8 -4.2C4 -1 -.2 -.8 -.4 2.6M-.5 6.6l.3 .5',
  sure: 'M-5.6 .6C-4 1.8 -2.8 3.6 -1.8 5.8C.2 .6 2.8 -3.4 6.4 -6.6',
};
