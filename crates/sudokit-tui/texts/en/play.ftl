### The game on a screen.
###
### $digit and $digits are symbols of the puzzle, $cell is the name of a cell.

## Keys, as the page of keys lists them

play-keys-moving = Moving and selecting
play-key-move = go to a cell; or click it
    .keys = arrows, h j k l
play-key-extend = select several cells; or drag, or Ctrl+click
    .keys = Shift+arrows
play-key-jump = jump over a box
    .keys = Ctrl+arrows
play-key-edge = go to the edge of the board
    .keys = Home End PgUp PgDn
play-key-empty = go to the next or previous empty cell
    .keys = Tab, Shift+Tab
play-key-hold = keep the cell selected while you go to another
    .keys = =
play-key-same = select all cells with this digit; or click it twice
    .keys = s

play-keys-writing = Digits, notes and colours
play-key-digits = write a digit, a note or a colour; again: remove it
    .keys = digits
play-key-capitals = type digits from 10 on as capitals: A is 10
    .keys = {""}
play-key-modes = write digits, corner notes, centre notes or colours; Space: the next of these
    .keys = z x c v, Space
play-key-note-modified = write one corner note, or one centre note
    .keys = Alt+digit, Ctrl+digit
play-key-note-once = the same, for terminals without Alt or Ctrl
    .keys = , or . then a digit
play-key-erase = erase the digit; then the notes; then the colours
    .keys = 0, Backspace, Delete
play-key-digit-first = choose the digit first, or the cell first again
    .keys = d
play-key-place = write the chosen digit; or click a cell
    .keys = Enter
play-key-paint = paint the selected cells in the colour of this number
    .keys = v, number
play-key-paint-note = paint only the note of this digit
    .keys = v, . digit, number
play-key-undo = undo
    .keys = u, Ctrl+Z
play-key-redo = redo
    .keys = r, Ctrl+Y
play-key-fill = note all candidates in cells without centre notes; again: in all cells
    .keys = f
play-key-clean = remove notes that digits on the board rule out
    .keys = e

play-keys-hints = Hints and mistakes
play-key-hint = show a hint; again: show more of it, up to the move
    .keys = t
play-key-hint-scroll = in a hint: scroll the text; or use the mouse wheel
    .keys = PgDn PgUp, Space
play-key-hint-page = in a hint: show the whole text on a page
    .keys = Enter
play-key-hint-sentence = in a hint: show the next or previous sentence of the proof on the board
    .keys = +, -
play-key-lesson = in a hint: a lesson about its technique; otherwise: the rules of the board
    .keys = /
play-key-follow = apply the hint, at any level
    .keys = a
play-key-check = check for mistakes
    .keys = w
play-key-undo-mistakes = undo everything from the first mistake on
    .keys = b
play-key-help = show these keys and the signs on the board
    .keys = ?
play-key-redraw = draw the screen again
    .keys = Ctrl+L

play-keys-game = The game
play-key-new = start a new game, continue a saved one, or type in a puzzle
    .keys = n
play-key-restart = start this puzzle again
    .keys = g
play-key-pause = pause: stop the clock and cover the board
    .keys = p
play-key-clock = the clock also stops on pages like this one, and after 2 minutes without a key
    .keys = {""}
play-key-options = change options: checks, notes, theme, timer
    .keys = o
play-key-statistics = show your statistics
    .keys = i
play-key-share = copy the puzzle or a link
    .keys = y
play-key-share-position = copy the puzzle with your digits and notes
    .keys = m
play-key-paste = play the puzzle in the clipboard, in any format
    .keys = paste
play-key-escape = close the hint, choose no digit, or select one cell
    .keys = Esc
play-key-quit = save and quit; to continue, run: sudoku play --resume
    .keys = q, Ctrl+C

## Keys in the line at the bottom

play-footer-help = keys
play-footer-quit = quit
play-footer-hint = hint
play-footer-undo = undo
play-footer-rules = rules
play-footer-mode = mode
play-footer-new = new
play-footer-options = options
play-footer-digits = digits
play-footer-paint = paint
play-footer-choose-digit = choose
play-footer-place = write
play-footer-continue = continue
play-footer-play-typed = play
play-footer-cancel-typing = cancel
play-footer-next-cell = next cell
play-footer-more = more ({ $level } of { $levels })
play-footer-next-page = next page
play-footer-previous-page = previous page
play-footer-whole-text = full text
play-footer-close = close
play-footer-follow = apply
play-footer-lesson = lesson
play-footer-sentences = step by step

## Keys of pages, menus and questions in the line at the bottom

play-dialog-close = close
play-dialog-back = go back
play-dialog-choose = choose
play-dialog-change = change
play-dialog-scroll = scroll
play-dialog-save-file = save as a file
play-dialog-copy = copy
play-dialog-continue = continue
play-dialog-delete = delete
play-dialog-keep = keep
play-dialog-play = play
play-dialog-play-present = play the puzzle shown
play-dialog-new = new game
play-dialog-list = list
play-dialog-type-in = type in
play-dialog-restart = start again
play-dialog-discard = discard
play-dialog-keep-typing = keep typing
play-dialog-statistics = statistics
play-dialog-see-board = see the board

## Next to the board

# $level is the difficulty of the puzzle.
play-state-board-level = { $board } { $level }
play-state-rating = ER { $rating }
play-state-seed = seed { $seed }
play-state-empty = { $cells } empty
play-state-solved = solved
play-state-hints = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
play-state-chosen = chosen digit: { $digit }
play-state-none-chosen = chosen digit: none
play-state-painting = painting notes of { $digit }

# Modes, and the kind of notes before a list of them.
play-mode-digits = digits
play-mode-corner = corner
play-mode-centre = centre
play-mode-colours = colours

play-digits-left = Left to place
play-digits-left-short = Left
# $keys are the keys of the digits: "1-9 A-G", or "ADEGMORSW".
play-digit-keys = Digits: { $keys }. Type letters with Shift.
play-digit-keys-numbers = Digits: 1-9, A (10) to { $letter } ({ $number }). Type letters with Shift.

play-zoom = Notes around { $cell }

play-palette = Colours

play-links-hidden = { $hidden } of { $links } links { $hidden ->
        [1] is not drawn. Press + to see it.
       *[other] are not drawn. Press + to see them.
    }
play-links-all-hidden = The links are not drawn, because there is no room.

# Above a hint whose beginning is not visible.
play-hint-above = ↑ more (PgUp)

## Pages

play-page-keys = Keys and signs
play-page-rules = Rules
play-page-rules-here = Rules of this board
play-page-hint = Hint

play-page-statistics = Statistics
play-statistics-played = started
play-statistics-solved = solved
play-statistics-unaided = without hints
play-statistics-best = best time
play-statistics-mean = average time
play-statistics-times = The times are those of games solved without hints.

# $what is what was copied.
play-shared = Sent to the terminal's clipboard: { $what }.
play-shared-help = Some terminals ignore this. If yours does, select the text here with Shift and the mouse, or press w to save it as a file.

play-lesson-example = For an example, run: sudoku techniques { $technique }

## Menus

play-menu-start = Sudoku
play-menu-new = New game
play-menu-level = Level
play-menu-size = Size
play-menu-rules = Rules
play-menu-continue = Continue
play-menu-saved = Saved games
play-menu-saved-count = { $games } to choose from
play-menu-type-in = Type in
play-menu-type-in-about = a puzzle of this size, with these rules
play-menu-options = Options
play-menu-share = Copy

## Questions

play-question-delete = Delete this game?
play-question-delete-about = You cannot undo this.
play-question-restart = Start again?
play-question-restart-about = This erases everything except the givens. You can undo it.
play-question-discard = Discard this puzzle?
play-question-discard-about = The digits that you typed will be lost.
play-question-entered = Play this puzzle?
# $solutions is a sentence: "This puzzle has one solution."
play-question-entered-about = This { $board } puzzle has { $givens ->
        [one] 1 given
       *[other] { $givens } givens
    }. { $solutions }
play-solved = Solved

## Messages: keys

play-unknown-key = This key does nothing. Press ? to see all keys.
play-caps-lock = Commands are lower-case letters. Is Caps Lock on? The digits of this board are { $digits }.
play-not-a-digit = { $key } is not a digit of this board. Its digits are { $digits }.

## Messages: digits, notes and colours

# How digits are entered: $order is "cell-first" or "digit-first".
play-entry-order = { $order ->
        [digit-first] Digit first: type a digit to choose it, then write it with Enter or a click.
       *[cell-first] Cell first: go to a cell, then type a digit.
    }
play-no-digit-chosen = { $order ->
        [digit-first] No digit is chosen. Type a digit to choose it.
       *[cell-first] No digit is chosen. Press d, then type a digit to choose it.
    }
# $kind is "corner" or "centre".
play-next-digit = { $kind ->
        [corner] The next digit is written as a corner note.
       *[centre] The next digit is written as a centre note.
    }
play-which-note = Which note do you want to paint? Type its digit.
play-paint-numbers = Colours are numbered from 1 to 9. To write digits, press z.
play-paint-note = Press 1 to 9 to paint the note { $digit }, or Esc to paint cells again.
play-cell-empty = This cell has no digit.
play-held = { $cells ->
        [0] No cell stays selected any more.
        [one] This cell stays selected. Go to the next one: digits go into all of them. Esc selects only one cell again.
       *[other] { $cells } cells stay selected. Digits go into all of them. Esc selects only one cell again.
    }

## Messages: hints

play-searching-hint = Looking for a hint … Press Esc to stop.
play-hint-without-name = The hint does not name its technique yet. Press t to see more of it.
play-proof-end = This is the end of the proof. Press - to go back, or a to apply the hint.

## Messages: games

play-making-puzzle = Making a puzzle … Press Esc to stop.
play-restarted = Only the givens are left. Press u to undo this.
play-type-givens = Type the givens. Press Enter to play the puzzle, or Esc to cancel.
play-type-jigsaw = To play a jigsaw of your own, quit and run: sudoku play --jigsaw FILE PUZZLE
play-pasted-not-a-puzzle = The pasted text is not a puzzle: { $error }.
play-pasted-not-playable = The pasted puzzle cannot be played: { $error }.
play-typed-not-playable = This puzzle cannot be played: { $error }.
play-not-copied = Nothing was copied: { $error }.
play-not-deleted = The game was not deleted: { $error }.
play-options-not-saved = The options were not saved: { $error }.
play-file-not-written = The file was not written: { $error }.
play-saved-as = Saved as { $file } in the current folder.
