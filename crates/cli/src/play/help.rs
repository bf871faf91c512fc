//! What can be typed.

/// What can be typed at the table.
pub(crate) const HELP: &str = "\
What can be typed:
  3              take choice 3; if dice are to be rolled, you see the odds first
  rifles 6,5     show only the choices that have these words in them
  list           show all choices
  odds 3         the numbers behind choice 3
  undo           take your last decision back
  why rifles 2,5 why the rifles cannot do it at 2,5; the place comes last
  why 3 to=2,5   why choice 3 is not allowed with something changed
  why {…}        why a decision in JSON is not allowed
  json 3         choice 3 in JSON
  look 6,5       what stands there and what it can do
  log            everything that happened
  board          the board
  hand           what you hold, if the others do not see it
  standing       questions that you can have answered for you: standing form-square always
  rules CCN-8    read a rule or list a chapter; \"rules CCN\" lists the chapters
  save FILE      save the game; grognard play --load FILE goes on with it
  resign         give up, and lose the game
  quit           leave the table
\"grognard games\" lists the other battles, and \"grognard play --scenario ID\" opens one.";
