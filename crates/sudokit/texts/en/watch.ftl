### Watching a solver: what happens in a step, for people who have never seen a solver at work.
###
### $cell is the name of a cell, $digit a symbol, $house is "row 3".

watch-event-start = These are the givens.

## Backtracking

watch-event-tried = Try { $digit } in { $cell }.
watch-event-taken-back = No other digit fits in { $cell }: remove { $digit } and go back.

## The search

watch-event-guessed = Guess { $digit } in { $cell }.
watch-event-only-digit = Only { $digit } is possible in { $cell }.
watch-event-only-place = In { $house }, { $digit } is only possible in { $cell }.
watch-event-placed-by-rule = By a learned rule, { $cell } is { $digit }.
watch-event-ruled-out = By a learned rule, { $cell } cannot be { $digit }.

# $depth is the number of guesses on the board. Without a guess, there is nothing to undo.
watch-event-no-digit =
    { $depth ->
        [0] No digit is left for { $cell }.
       *[other] No digit is left for { $cell }: go back.
    }
watch-event-no-place =
    { $depth ->
        [0] No cell is left for { $digit } in { $house }.
       *[other] No cell is left for { $digit } in { $house }: go back.
    }
watch-event-rule-broken =
    { $depth ->
        [0] This breaks a learned rule.
       *[other] This breaks a learned rule: go back.
    }
watch-event-refuted = { $digit } in { $cell } was wrong: remove it and rule it out.
# $facts is a number of assignments such as "r1c2 is 5"; $guesses is the number of guesses that are undone.
watch-event-learned =
    { $facts ->
        [one]
            { $guesses ->
                [one] A learned rule: one of the digits that were placed is wrong. Undo one guess.
               *[other] A learned rule: one of the digits that were placed is wrong. Undo { $guesses } guesses.
            }
       *[other]
            { $guesses ->
                [one] A learned rule: these { $facts } digits cannot all be right. Undo one guess.
               *[other] A learned rule: these { $facts } digits cannot all be right. Undo { $guesses } guesses.
            }
    }
watch-event-started-again = There were too many dead ends: start again from the givens, and keep the learned rules.
watch-event-dismissed = Is there another solution? Remove { $digit } from { $cell }.

## Logic

# $name is the name of a technique, $moves says what to do, in sentences.
watch-event-step = { $name }: { $moves }
watch-event-stuck = No technique applies here.

## The end

watch-event-solved =
    { $solutions ->
        [0] Solved: every cell has its digit.
        [1] Solved: every cell has its digit.
       *[other] Solution { $solutions }: every cell has its digit.
    }
watch-event-exhausted =
    { $solutions ->
        [0] Nothing is left to try: the puzzle has no solution.
        [1] Nothing is left to try: there is one solution.
       *[other] Nothing is left to try: there are { $solutions } solutions.
    }
