# The table: what is asked, what is shown beside the board, what opens over it.

close = Close
loading = One moment…
go-on = Go on playing

## The page

title-mine = ● { $side }: your decision · { $table }
title-others = { $table } · Grognard
table-coming = The table is being laid…
board = The board
hand = Your cards
hand-orders = Your orders
side-panel = Tracks, odds and log
side-parts = The log, and what else is kept beside the board
choices = What you can decide
board-zoom = Look closer, or at the whole board

## The bar

status-when = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
status-turn = { $when } · { $title }
status-bot = { $when } · { $bot } thinks for the { $side }…
status-thinking = { $when } · The { $side } are thinking…
status-away = { $when } · The { $side } are away from the table; they can go on when they come back.
status-showing = A click on the board or Space goes straight to the latest.
status-film = A touch of the board stops the film.
status-film-stopped = A touch of the board lets the film run on.
status-film-still = Go from moment to moment by the keys of the film.
status-lost = The line is broken; it is being tried again.
choice-confirm = Attack
choice-cancel = Not yet
choice-skip = Skip to my turn
choice-result = How it ended
undo = Undo
undo-hint = Take your last decision back (U)
undo-none = There is nothing that could be taken back: dice have fallen, a card was seen, or the other side has decided.

choice-order = Order it
commit = Commit orders
commit-without = Commit orders · { $count ->
    [one] one without
   *[other] { $count } without
}
commit-anyway = Commit anyway
undraft-hint = Take the last line back (U)
undraft-none = Nothing is written that could be taken back.
question-running = The orders are carried out.
status-sealed = { $when } · Your orders are sealed.

## The menu

menu = Menu
menu-settings = Settings
menu-standing = Standing instructions
menu-replay = Replay
menu-help = Help and keys
menu-rules = Rules
menu-record = Save the record
menu-offer = Offer a draw
menu-withdraw = Take the offer of a draw back
menu-resign = Give up
hand-over = Hand over the command: { $side }
hand-over-text = Somebody else gives the orders of these units from now on: you give this seat away for good. What you have written stays, and your side plays on.
hand-over-ally = To your ally: { $side }
take-over = Take over the command: { $side }
menu-abandon = Break the game off
menu-leave = Leave for the front page
sure-resign = Give up
    .title = Give up?
    .text = The other side wins. This cannot be taken back.
    .text-allied = Your side is beaten when its other commanders give up, too. This cannot be taken back.
sure-abandon = Break it off
    .title = Break the game off?
    .text = Nobody wins, and the game ends here. This cannot be taken back.
draw-mine = You have offered a draw.
draw-theirs = The { $side } offer a draw.
draw-accept = Agree
draw-decline = Decline
draw-withdraw = Take it back

## Settings

settings-title = Settings
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-speed = Speed
    .hint = How fast pieces travel, and how fast the computer’s moves are shown.
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-instant = At once
settings-motion = Movement
motion-system = As the system
motion-full = Pieces travel
motion-none = Nothing moves
settings-confirmAttacks = Confirm attacks
    .hint = An attack, or whatever else cannot be taken back, is done by a second touch, when its odds were shown.
settings-curtain = Curtain
    .hint = With two or more people at one screen it falls between turns and hides cards, blocks and orders.
settings-showSections = Sections
    .hint = On a board with two flanks and a centre, the lines between them are drawn.
settings-showCoordinates = Coordinates
    .hint = On a board of hexes, each shows its number.
settings-letterKeys = Keys of one letter
    .hint = Letters, digits and signs are commands at the table. Without them the arrows, Tab, Enter and Escape still do everything.

## Standing instructions

standing-title = Standing instructions
standing-intro = What you need not be asked each time. Nobody else is told.

## Beside the board

tab-log = Log
tab-piece = Piece
tab-odds = Odds
tab-hint = Hint
tab-tracks = Sides
idle-plan = Your plan
idle-piece = Rest on a piece to see what it can do.
idle-hold = Hold a finger on a piece to see what it can do.
idle-odds = Before an attack its odds are shown here.

odds-title = The odds
odds-coming = The dice are being counted…
odds-none = No dice are rolled for this.
odds-dice = Dice
odds-expected = { $hits } hits are to be expected
odds-hits = How many hits
odds-hits-of = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $percent }
odds-less-than = <{ $percent }
odds-more-than = >{ $percent }
odds-more = In more detail
odds-before = Before it, the other side rolls
odds-reply = What may come back

inspect-title = The piece
layer-reach = Reach
layer-range = Range
layer-sight = In sight
layer-blocked = Out of sight
layer-support = Support
layer-zone = Zone
layer-march = March
layer-run = Run
layer-attack = Attack

track-turn = turn { $turn }
track-turn-of = turn { $turn } of { $last }

log-title = The log
log-beginning = Before the battle
log-place = Show { $place } on the board
log-latest = To the latest
log-apart = Private
talk-placeholder = A word to the table
talk-placeholder-side = A word to the { $side } alone
talk-to = Whom you speak to
talk-to-all = To everybody
talk-to-side = To the { $side } alone
talk-send = Say

rule-link = Rule { $rule }

watch-bots = The computer plays itself.
watch-people = You are looking on.
watch-latest = To the latest

## The desk under the board, where blocks lie on it

desk-enemies = Enemies here
desk-join = Send { $block } along
desk-leave = Leave { $block } out
desk-all = All { $blocks }
desk-band = { $corps } ({ $blocks })
desk-spot = { $place }, { $blocks ->
    [0] none of your blocks
    [one] 1 block of yours
   *[other] { $blocks } blocks of yours
}
desk-place-rest = Place the rest as in { $when }
desk-placed = { $placed } of { $all } blocks are placed

## Help

help-title = How to play
help-glow = What glows can be touched: a card to play it, a piece to pick it up, a hex to go there. With a mouse a piece can also be dragged. What does not glow says why when you touch it.
help-attack = An attack is armed by the first touch, which shows its odds, and made by the second.
help-look = Rest on a piece, or hold a finger on it, to see its card. The wheel or two fingers look closer; drag to move the board.
help-keys = Keys
help-arrows = Move the cursor on the board
help-cycle = To the next or the previous thing that can be touched
help-touch = Touch it; confirm an attack
help-press = Press a button of the bar
help-back = One step back
help-hint = What the computer would do here
help-undo = Take the last decision back
help-choices = To the buttons
help-hand = To the cards
help-board = To the board
help-log = To the log
help-inspect = The card of what stands under the cursor
help-layers = Its reach, range and sight, in turn
help-regions = The next of the boards: the map, and each battle
help-sections = Sections on or off
help-zoom = Closer, farther, the whole board
help-skip = Straight to the latest while others move
help-help = This page
help-glow-orders = What glows can be touched: a unit, its order on the desk, then where it goes or whom it attacks. What does not glow says why when you touch it. Nothing happens before you commit your orders.
help-attack-orders = Whom to attack or to shoot at is touched twice: the first touch shows the odds, the second writes it down.
help-touch-orders = Touch it; the second time, write the target down
help-cycle-orders = To the next or the previous unit, order or hex that can be touched; those without orders first
help-press-orders = Press a button of the order desk, as they are numbered, or of the bar
help-back-orders = One line of the order that is being written back
help-undo-orders = Take the last line of your orders back
help-hand-orders = To the order desk
help-letters-on = Keys of one letter can be switched off in the settings.
help-letters-off = Keys of one letter are switched off in the settings. Tab goes to everything else.
key-enter = Enter
key-escape = Esc
key-space = Space
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-home = Home
key-end = End
key-minus = −

## When something is wrong

line-lost = Connection lost; trying again… Nothing is lost.
line-stopped = The server has gone down; trying again… Nothing is lost: every decision that was answered is kept.
line-first = The server does not answer; trying again…
gone-closed-title = The table was cleared away
gone-closed = Whoever opened it has cleared it away before the game began.
gone-unknown-title = There is no such table
gone-unknown = The link is old or incomplete, the table was cleared away, or it is not open to watchers. Ask whoever sent it for a new one.
gone-malformed-title = There is no such table
gone-malformed = The link is incomplete: a letter was lost on the way. Ask whoever sent it for a new one.
gone-wrong-seat-title = This seat is not yours
gone-wrong-seat = It was taken over in another browser. Go on there, or ask for a new link.
gone-other-title = The table cannot be shown
gone-other = { $message }
no-board-title = No board for this game
no-board = This page cannot draw that game: the server is newer than the page. Load it again.

## The guide of a guided battle

guide-title = Guide
guide-mistake = Wait a moment
guide-on = Go on
guide-skip = Skip this
guide-understood = I see
guide-fold = Fold
guide-unfold = Unfold
guide-leave = Leave the guide
guide-quiet = Play on as you like. The guide speaks again when there is something to say.
guide-end = This was the whole lesson.
guide-next = The next lesson
