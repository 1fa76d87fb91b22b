### Hints, checks, mistakes, and the end of a game.
###
### $controls is "keys" for a game on a screen, or "commands" for one in typed lines.

## Hints

# $level: how much of the hint is shown
advice-hint-level = Level { $level } of { $levels }. Type 'hint' for more, or 'do' to apply it.
advice-hint-complete = The whole hint is shown. { $controls ->
        [keys] Press a
       *[commands] Type 'do'
    } to apply it.
advice-no-hint = No hint is open. { $controls ->
        [keys] Press t
       *[commands] Type 'hint'
    } to get one.

advice-dead-end = With the digits that you placed, the puzzle has no solution.
advice-dead-end-next = { $controls ->
        [keys] Press u
       *[commands] Type 'undo'
    } to undo the last action.
advice-solved = The puzzle is solved.
advice-stuck = No technique finds a next step.
advice-stopped = The search for a hint was stopped.

## Mistakes

advice-wrong-digit = The { $digit } in { $cell } is wrong.
advice-wrong-notes = The notes of { $cell } do not include the right digit.
# $cells: the names of some cells, and "19 more"
mistakes-digits = { $n } digits are wrong: { LIST($cells) }.
mistakes-notes = { $n } cells have notes that do not include the right digit: { LIST($cells) }.
mistakes-more = { $n } more

# Mistakes that the board marks. If there are many, their cells are not named.
mistakes-marked-digits = { $n } digits are wrong.
mistakes-marked-notes = { $n } cells have notes that do not include the right digit.
mistakes-marked = { $n ->
        [one] It is marked. Press b to undo it and all later actions.
       *[other] They are marked. Press b to undo from the first one on.
    }
mistakes-next = { $controls ->
        [keys] Press b
       *[commands] Type 'mistake'
    } to undo everything from the first mistake on.

## Checks

check-right = Everything is correct so far.
check-no-clash = No digits clash.

## The full board

# $problem says what the checks of the player may report, and $n how many there are.
game-full-but-wrong = The board is full but not correct{ $problem ->
        [clashes] : { $n ->
            [one] one cell clashes
           *[other] { $n } cells clash
        }
        [wrong-digits] : { $n ->
            [one] one digit is wrong
           *[other] { $n } digits are wrong
        }
       *[unknown] {""}
    }. { $controls ->
        [keys] Press w to see what is wrong, or b to undo everything from the first mistake on.
       *[commands] Type 'check' for a list of what is wrong, or 'mistake' to undo everything from the first mistake on.
    }
game-solved = Well done: every digit is correct.
game-solved-time = You solved it in { $time }, { $hints ->
        [0] without hints
        [one] with one hint
       *[other] with { $hints } hints
    }.
game-solved-leave = Type 'quit' to leave.

## Solutions

solutions-none = This puzzle has no solution.
# $reason: "at least one of these 3 clues is wrong: …"
solutions-none-because = This puzzle has no solution: { $reason }.
solutions-one = This puzzle has one solution.
solutions-several = This puzzle has several solutions. You can find any of them.
solutions-unknown = It is not known whether this puzzle has exactly one solution: the search was stopped.
