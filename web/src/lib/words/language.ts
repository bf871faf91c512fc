// The language that is spoken, for whatever writes words, numbers or dates.

export const LANGUAGE = 'en-GB';
