//! What is refused of battles.
