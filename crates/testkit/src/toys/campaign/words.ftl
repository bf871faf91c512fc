# The words of the toy with hidden blocks.

game-title = A Toy Campaign

army-french = The French
army-anglo-dutch = The Anglo-Dutch
army-prussian = The Prussians

## Questions

march = { $army } march.
march-left = { $left ->
    [one] March with a block, scout, or end your march.
   *[other] March with up to { $left } blocks, scout, or end your march.
}
choose = Which block do you send into the fight at { $area }?
withdraw = { $army }: stand at { $area }, or withdraw?
over = The campaign is over.

## Choices

march-to = March with { $block } to { $to }
scout = Scout { $area }
end-march = March no more
send = Send { $block }
withdraw-to = Withdraw to { $to }
stand = Stand

## The log

moved = { $block } marched from { $from } to { $to }.
some-moved = { $army } marched with a block from { $from } to { $to }.
scouted = { $area } was scouted.
scouted-face = { $area } was scouted: { $face } stands there.
shown = At { $area } { $one } fought { $two }.
fired = { $block } hit { $hits ->
    [0] nobody.
    [one] once.
   *[other] { $hits } times.
}
lost = { $block } lost { $steps ->
    [one] a step.
   *[other] { $steps } steps.
}
withdrew = { $block } withdrew to { $to }.
turn-ended = The turn is over.

## What stands in an area

look-block = { $block }
look-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
look-area = { $area }
look-hidden = { $blocks ->
    [0] No block shows its back
    [one] 1 block shows its back
   *[other] { $blocks } blocks show their backs
}
look-roads = Where roads lead

## Refusals

not-asked = You are not asked.
not-the-question = That is not what is asked now.
out-of-reach = That block cannot march there.
nobody-to-scout = There is nobody whom your army could scout.
not-in-the-fight = No block of your side that is called so stands there.
no-way-back = The block cannot withdraw there.
