# The words of the toy with secret orders.

game-title = Night on the Road

## Questions

plan = Write your orders, and commit them when they are done.
plan-kind = What shall unit { $unit } do?
plan-target = Where shall unit { $unit } go?
plan-done = These are all orders. Commit them, or take something back.
press-or-halt = Unit { $unit } was fired at. Press on or halt?
over = The night is over.

## Choices

order-unit = Order unit { $unit }
order-kind = { $kind }
kind-rest = Rest
kind-march = March
kind-guard = Guard
kind-hide = Hide
kind-wait = Wait in hiding
kind-creep = Creep
order-target = To place { $cell }
done = These are all orders
ordered = Unit { $unit }: { $kind }
ordered-march = Unit { $unit } marches to place { $cell }
ordered-creep = Unit { $unit } creeps to place { $cell }
press = Press on
halt = Halt
signal = Signal unit { $unit } to come out and guard

## Standing instructions

standing-fired-at = When a unit on the march is fired at
    .ask = Ask me
    .press = Press on
    .halt = Halt

## The log

stepped = Unit { $unit } marched to place { $to }.
appeared = Unit { $unit } came out of hiding at place { $cell }.
fired = Unit { $unit } fired at unit { $at }.
hit = Unit { $unit } was hit.
hid = Unit { $unit } hid.
arrived = Unit { $unit } arrived.
turn-ended = The turn is over.

## Numbers

shot-at = A shot at unit { $unit }
one-die = One die
is-hit = Unit { $unit } is hit
if-guarded = If an enemy who is near the way guards it; each who does fires once.

## Refusals

not-the-question = That is not what is asked now.
not-done = The orders are not done yet.
not-yours = That unit is not yours.
no-second-order = That unit can be given no order, or no second one.
not-for-this-unit = That unit cannot be ordered this.
out-of-reach = The unit cannot go there.
