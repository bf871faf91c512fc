//! The checks of the rules page, chapter by chapter.
