### Saved games: a line for each in a list, and why a text is not a saved game.

## A saved game in a list

# "9x9 hard, seed 7, 23 of 51 cells filled, 12:30, 2 hints, 3 hours ago". $level, $title and $seed
# are lists: empty, or with one item. $clock is "12:30", $age is "3 hours ago".
save-summary = { save-kind }{ COUNT($title) ->
        [0] {""}
       *[other] , { $title }
    }{ COUNT($seed) ->
        [0] {""}
       *[other] , seed { $seed }
    }, { $state ->
        [solved] solved in { $clock }
       *[open] { $filled } of { $to_fill } cells filled, { $clock }
    }{ $hints ->
        [0] {""}
        [one] , 1 hint
       *[other] , { $hints } hints
    }, { $age }
# "9x9 diagonals hard"
save-kind = { $board }{ COUNT($level) ->
        [0] {""}
       *[other] {" "}{ $level }
    }

## Why a text is not a saved game

save-damaged = this is not a complete saved game: { $reason }
save-newer = this game was saved by a newer version of Sudokit: update Sudokit to open it (the file has format { $version }, and this version reads up to { $known })

# $kind: what the text says about itself
save-other-kind = it says that it is a '{ $kind }', not a 'game'
save-no-cell = '{ $cell }' is not a cell of this board
save-no-digit = { $digit } is not a digit of this board
save-few-symbols = the board has { $digits } digits, but the alphabet has only { $symbols } symbols
save-givens = the board has { $cells } cells, but the list of givens has { $givens }
save-limits = the board has { $cells } cells, but the list of candidates has { $limits }
save-changed-given = an action changes the given in { $cell }
save-undone = { $undone ->
        [one] one action is undone
       *[other] { $undone } actions are undone
    }, but the history has only { $n }
