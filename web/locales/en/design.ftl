# The page that shows everything that pages are made of.

design-title = The table cloth
design-about = Everything that pages, boards and pieces are made of, side by side. Whoever adds a game takes it from here; whatever changes here changes everywhere.
design-parts = Parts of this page
design-part-boards = Board
design-part-armies = Pieces
design-part-cards = Cards and dice
design-part-sengoku-boards = Sengoku: board
design-part-sengoku-armies = Sengoku: pieces
design-part-hundred-days-boards = The Hundred Days: boards
design-part-hundred-days-blocks = The Hundred Days: blocks
design-part-controls = Controls
design-part-letters = Type and space
design-part-colours = Colours


design-ground = Every ground
design-turn = Seen from the other edge
design-marks = Every mark
design-mark-choose = A gold ring: can be chosen.
design-mark-go = A gold dot: a piece can go there.
design-mark-strike = A red crosshair: can be attacked.
design-mark-picked = A broad gold ring: was chosen.
design-mark-armed = A dashed red ring inside: waits to be confirmed.
design-mark-layers = Top rows: reach, range with dice, what is in sight, what is hidden.
design-mark-pointed = A pale ring inside: pointed at from the log.
design-mark-recent = Dots: something happened here last.
design-mark-cursor = A broad blue ring with a white rim: the keyboard is here.
design-miniature = The same in small

design-kinds = Every kind of unit, in the three armies
design-unit-commander = With its commander
design-unit-commander-lost = The commander is dead
design-unit-honour = Honoured
design-unit-wavering = Wavering
design-unit-fleeing = Fleeing
design-unit-panicking = Panicking
design-unit-fatigue = Tired
design-unit-shots = Two shots left
design-unit-ordered = Its order is shown, and a hit was absorbed
design-unit-hidden = In ambush, as its own side sees it
design-unit-remembered = Was seen to hide
design-campaign-map = The map, with stacks and marks
design-campaign-battle = The board of a battle, with every ground
design-blocks = Every block of every army: its face, its back, a stack of backs, and in small
design-block-steps = Steps
design-block-marks = What has happened to a block
design-block-fresh = has its first fire
design-strengths = Strength
design-strength = { $blocks } of { $all } blocks
design-states = States
design-state-plain = Waiting
design-state-ordered = Ordered
design-state-moved = Moved
design-state-battled = Moved and battled
design-state-square = In square
design-state-leader = A leader alone
design-state-led = A leader with his unit

design-cards = Cards
design-hand = The hand
design-tracks = The tracks
design-dice = Dice: as they fall, counting, not counting, and in a line of text

design-buttons = Buttons
design-button = Usual
design-button-primary = What can be done now
design-button-strike = What strikes
design-button-disabled = Not now
design-fields = Fields and switches
design-link = A link to send
design-switch = Something that is so or not
design-options = One of a few
design-option-one = The one
design-option-two = The other
design-dialog = A dialog
design-open = Open it
design-dialog-text = It keeps the keyboard until it is closed, and gives it back where it was.
design-notice = Something to be said in words

design-serif = EB Garamond, for titles and sentences
design-sans = Inter, for numbers and controls
design-pangram = The grognards grumbled, and always followed him.
design-numbers = 0123456789 · 3 of 4 blocks · 52 %
design-spacing = Spacing
design-corners = Corners and shadows

design-colours-paper = Paper and ink
design-colours-bar = The bar
design-colours-signs = Signs
design-colours-cloth = The curtain
design-colours-sides = Sides
design-colours-ground = Ground
design-colours-pieces = Pieces, dice and cards
design-colours-others = Others
design-contrast = Contrast in the theme that is shown
