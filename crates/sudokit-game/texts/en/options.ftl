### Choices: settings, options, a new game, and what to copy.

## Settings of a game

settings-checks = { $value ->
        [off] Checks are off: the game does not report wrong digits until the board is full.
        [conflicts] Checks are set to conflicts: the game reports a digit that occurs twice in one row, column or box.
       *[solution] Checks are set to solution: the game reports a digit that differs from the solution.
    }
settings-entries = { $value ->
        [refused] Wrong digits are refused.
       *[marked] Wrong digits are accepted and reported.
    }
settings-tidying = { $value ->
        [automatic] Tidy is on: a new digit removes the notes that it rules out.
       *[by-hand] Tidy is off: notes stay until you remove them.
    }

## Rows of the options, each with a title and its values

preference-checks = Show as wrong
preference-checks-value = { $value ->
        [off] nothing
        [conflicts] digits that clash
       *[solution] digits that differ from the solution
    }
preference-entries = Wrong entries are
preference-entries-value = { $value ->
        [refused] refused
       *[marked] written and marked
    }
preference-tidying = Notes that a digit rules out
preference-tidying-value = { $value ->
        [automatic] are removed
       *[by-hand] stay
    }
preference-hints = Order of hints
preference-hints-value = { $value ->
        [beginner] easiest first
        [hodoku] HoDoKu's order
       *[explainer] Sudoku Explainer's order
    }
# The value is "r1c1" or "A1".
preference-coordinates = Cells are called
preference-entry = Choose first
preference-entry-value = { $value ->
        [cell-first] the cell
       *[digit-first] the digit
    }
preference-timer = Timer
preference-timer-value = { $value ->
        [shown] shown
       *[hidden] hidden
    }
preference-theme = Theme
preference-theme-value = { $value ->
        [dark] dark
        [light] light
        [none] none
       *[auto] auto
    }

## A new game

setup-rules = { $rules ->
        [usual] usual rules
        [diagonals] diagonals
        [windoku] windoku
        [disjoint] disjoint groups
        [jigsaw] random jigsaw
       *[same] same boxes
    }
setup-no-such-size = There is no size { $size }. The sizes are { LIST($sizes) }.
setup-rules-do-not-fit = These rules do not fit boards of { $side }x{ $side } cells: { $rules }.
setup-unknown-word = '{ $word }' is not a level, a size or a name of rules. The levels are { LIST($levels) }. The sizes are { LIST($sizes) }. The rules are { LIST($rules) }.

new-game-closest = No { $level } puzzle was found. This one is the closest.
new-game-not-found = No puzzle was found. Try another level or other rules.

## What to copy of a game

share-form = { $form ->
        [puzzle] the puzzle, as text
        [position] the puzzle with your digits and notes, as text
        [f-puzzles] a link for f-puzzles.com, with your digits and notes
        [sudokupad] a link for SudokuPad, with your notes but without your digits
       *[sudokuwiki] the code for sudokuwiki.org, with your digits and notes
    }
