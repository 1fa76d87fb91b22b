### What the player does: the history, what changed, and why something is refused.
###
### $cell is the name of a cell, such as "r4c5" or "D5", and $cells is a list of them.
### $controls is "keys" for a game on a screen, or "commands" for one in typed lines.

## Names of actions in the history

label-cells = { COUNT($cells) ->
        [one] { $cells }
       *[other] { COUNT($cells) } cells
    }
label-digit = { $digit } in { label-cells }
label-notes = { $kind ->
        [corner] corner
       *[centre] centre
    } { COUNT($digits) ->
        [one] note { $digits }
       *[other] notes { LIST($digits) }
    } in { label-cells }
label-color = { $color } in { label-cells }
label-color-of-note = { $color } note { $digit } in { label-cells }
label-erase = erasing { label-cells }
label-fill-notes = filling in notes
label-clean-notes = cleaning up notes
label-hint-digit = { $digit } in { $cell }, from a hint
label-hint-candidates = removing { $n ->
        [one] one candidate
       *[other] { $n } candidates
    }, from a hint
label-progress = progress from the file
label-restart = starting again

## What an action changed

change-digits = The digits of { $n } cells changed.
change-marks = The notes or colours of { $n } cells changed.
# Notes that a new digit removes
change-note-removed = Note { $digit } is removed from { LIST($cells) }.
change-filled = All candidates are noted in { $n } cells.
change-notes = The notes of { LIST($cells) } changed.

# $other: a cell with the same digit
change-clash = { $cell } clashes with { $other }: both are { $digit }.
change-excluded = { $cell } cannot be { $digit }: the puzzle rules it out.

## Undo and redo

# $actions: names of actions
undo-done = { COUNT($actions) ->
        [0] There is nothing to undo.
       *[other] Undone: { LIST($actions, type: "cases") }.
    }
redo-done = { COUNT($actions) ->
        [0] There is nothing to redo.
       *[other] Redone: { LIST($actions, type: "cases") }.
    }
undo-mistakes = { $n ->
        [0] There are no mistakes on the board.
        [one] One action is undone, and no mistakes are left. { $controls ->
            [keys] Press r
           *[commands] Type 'redo'
        } to redo it.
       *[other] { $n } actions are undone, and no mistakes are left. { $controls ->
            [keys] Press r to redo one of them.
           *[commands] Type 'redo { $n }' to redo them.
        }
    }

# Number, action, time: "3: 7 in r4c5, after 20 seconds."
history-action = { $number }: { $action }, after { $time }.
history-empty = There are no actions yet.
history-undone = { $n ->
        [one] One action is undone. Type 'redo' to redo it.
       *[other] { $n } actions are undone. Type 'redo { $n }' to redo them.
    }

## Why an action is refused

refusal-given = { $cell } is a given. Givens cannot be changed.
refusal-filled = { $cell } has a digit. Notes are for empty cells.
refusal-clash = { $cell } cannot be { $digit }: { $other } is already { $digit }.
refusal-no-note = { $cell } has no note { $digit } to paint. Write the note first.
refusal-wrong = { $digit } is not the right digit for { $cell }.
refusal-no-change = There is nothing to change.
refusal-paused = The game is paused.
# $index: the number of the cell, from 0
refusal-no-such-cell = The board has no cell { $index }.
refusal-no-such-digit = The board has no digit { $digit }.

## Pause

game-paused = The game is paused. { $controls ->
        [keys] Press p
       *[commands] Type 'pause'
    } to continue.
game-paused-board = { $controls ->
        [keys] The game is paused. The board is hidden until you press p.
       *[commands] The game is paused. Type 'pause' to continue.
    }
game-clock-running = The clock is running.
game-welcome-back = Welcome back. The clock stopped after { $time } without input.
