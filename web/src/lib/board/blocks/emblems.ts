// What is on the backs of blocks, in a field of about thirty by thirty.

/** A star of five rays, as the Legion of Honour has it. */
export const STAR =
  'M0 -15L3.6 -5.8L13.4 -6.4L5.9 .2L9.2 9.6L0 4.6L-9.2 9.6L-5.9 .2L-13.4 -6.4L-3.6 -5.8ZM-2.6 -1.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z';

export const CROWN =
  'M-12 9.6L-14 -7.6L-7.2 -1.4L0 -11.6L7.2 -1.4L14 -7.6L12 9.6ZM-10 12H10V14.4H-10ZM-1.6 -13.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z';

/** A cross whose arms grow wider: the one of 1813, and Saint George's. */
export const CROSS =
  'M-6 -14H6Q2.6 -7 2.4 -2.4Q7 -2.6 14 -6V6Q7 2.6 2.4 2.4Q2.6 7 6 14H-6Q-2.6 7 -2.4 2.4Q-7 2.6 -14 6V-6Q-7 -2.6 -2.4 -2.4Q-2.6 -7 -6 -14Z';
