### What both screens share: sizes, pages, keys, the board and its signs.

## Sizes

# $columns and $rows are the size that the board needs, $has_columns and $has_rows that of the screen.
screen-too-small = This board needs at least { $columns } columns and { $rows } rows. The screen has { $has_columns } columns and { $has_rows } rows.

## Pages and keys

page-more = ↓ more
page-back = ↑ more

# The keys in a row of the table of keys. They are the attribute .keys of the row's message.
key-names = { FORM($row, form: "keys") }
key-arrows-vertical = up/down
key-arrows-horizontal = left/right

## The proof of a step, read sentence by sentence

proof-beginning = This is the beginning of the proof. Press + to continue.

## Errors

error-no-statistics = There are no statistics: { $error }.

## Signs on the board

sign-title = Signs
sign-conflict = a digit that occurs twice in one row, column or box
sign-wrong = a digit that differs from the solution
sign-cursor = the cursor: brackets, or a frame where there is room; with colours, also a background
sign-selected = a selected cell
sign-selected-narrow = a selected cell, if there is no room for brackets
sign-selected-notes = a selected cell, on a board with room for notes
sign-centre-note = a centre note: one of the digits that the cell can hold
sign-corner-note = a corner note: the digit goes here or into another cell of the same house. Corner notes are small. All notes are at the place of their digit: 1 is at the upper left
sign-no-note = around a single note, so that it does not look like a digit of the board
sign-hidden-notes = alone in a cell: the cell has notes, but no room to show them. Go there to read them
sign-hidden-focus = alone in a cell: hidden notes, one of which is the digit under the cursor
sign-extra = a cell of a diagonal, a window or another extra house
sign-house = a cell of a house that a hint is about; with colours, a background shows this instead

# The meanings of a sign: "pattern; one colour".
sign-meanings = { LIST($meanings, type: "cases") }

## Signs of a chain

sign-chain-is = statement 3 of a chain: the digit would be here
sign-chain-is-not = statement 4 of a chain: the digit would not be here
sign-clash = a contradiction: a chain says that the digit is here, and that it is not. Both statements have their numbers
# The same in a short legend, after the sign.
sign-clash-short = contradiction
sign-strong-link = if the digit at the start is not there, the digit at the end is
sign-weak-link = if the digit at the start is there, the digit at the end is not
sign-step-link = if the digit at the start is not there, a step rules out the digit at the end
sign-present-sentence = the sentence that the board shows now
