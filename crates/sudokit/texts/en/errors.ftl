### Errors: what is wrong, where, and what to do.
###
### An error is a sentence without a capital letter and without a full stop, because it can follow
### the name of a file and a line. $at is a cell such as "r1c2". $format is the name of a format.
###
### Where the user must choose an alphabet, boxes or a column, the sentence ends with that request:
### a program appends how to do it, such as "with --column".

# "line 2: row 2 has 3 cells, expected 5"
error-at-line = line { $line }: { $problem }

## Names

# $known lists the names that are valid; it is empty if there are too many.
error-unknown-name =
    { COUNT($known) ->
        [0] there is no { error-kind } '{ $name }'
       *[other] there is no { error-kind } '{ $name }': use { LIST($known, type: "or") }
    }
error-kind =
    { $kind ->
        [criterion] criterion
        [end-of-a-search] end of a search
        [family] family
        [format] format
        [inference] inference
        [kind-of-house] kind of house
        [level-of-explanation] level of explanation
        [method] method
        [motion] motion
        [notation-of-cells] notation of cells
        [order] order
        [role] role
        [scale] scale
        [symmetry] symmetry
        [technique] technique
        [technique-or-family] technique or family
       *[level] level
    }

## Cells, digits and houses

error-cell-number = there is no cell { $index }: cells are numbered from 0 to 4095
error-cell = '{ $text }' is not a cell: write its row and column from 1, such as r1c1
error-digit = '{ $text }' is not a digit: a digit is a number from 1 to 64
error-house = '{ $text }' is not a house: write its kind and its number from 1, such as box 5
error-rating = '{ $text }' is not a rating: write a number such as 7 or 7.2

## Alphabets

error-alphabet-twice = the alphabet has '{ $symbol }' twice; its symbols must differ
# $symbol is in quotes.
error-alphabet-taken = the alphabet has { $symbol }, which puzzle texts use as a separator, a border, an empty cell or the start of a comment: choose another symbol
error-alphabet-size =
    { $symbols ->
        [one] the alphabet has 1 symbol; a board needs 4 to 64
       *[other] the alphabet has { $symbols } symbols; a board needs 4 to 64
    }

## Boards

error-box = '{ $text }' is not a box: write its rows and columns, such as 3x3 or 2x3, with 4 to 64 cells in all
error-jigsaw-size =
    { $cells ->
        [one] the regions cover 1 cell; a board is a square of 4x4 to 64x64 cells
       *[other] the regions cover { $cells } cells; a board is a square of 4x4 to 64x64 cells
    }
error-jigsaw-region =
    { $cells ->
        [one] region { $region } has 1 cell, expected { $side }
       *[other] region { $region } has { $cells } cells, expected { $side }
    }
error-jigsaw-row =
    { $letters ->
        [one] row { $row } of the regions has 1 letter, expected { $rows } because there are { $rows } rows
       *[other] row { $row } of the regions has { $letters } letters, expected { $rows } because there are { $rows } rows
    }
error-jigsaw-puzzle = this looks like a puzzle, not a map of regions: write a letter for each cell, the same letter for all cells of a region
error-windows-need-boxes = windows need rectangular boxes, not a jigsaw
error-groups-need-boxes = disjoint groups need rectangular boxes, not a jigsaw
error-windows-need-squares = windows need square boxes, as on 4x4, 9x9 and 16x16 boards
error-extra-house = an extra house has at most { $side } cells, all of them on the board
error-empty-cell = { $at } is empty

# A digit that is twice in a house.
clash-of-cells = { $first } and { $second } are both { $digit }
# $clashes is a list of clashes.
error-clashes = { LIST($clashes, type: "clauses") }
clash-others =
    { $n ->
        [one] 1 more clash
       *[other] { $n } more clashes
    }

## Classic boards

error-not-81 = this board does not fit into 81 digits: it must be 9x9 with the usual boxes, without other houses and without limits on its cells
error-digit-of-81 = { $digit } in { $at } is not a digit of a 9x9 board
error-line-of-81-length = a plain line has 81 characters, this one has { $length }
# $symbol is in quotes.
error-line-of-81-symbol = { $symbol } in column { $column } is neither a digit nor `.`
error-line-of-81-mixed = empty cells are written as `.` or as `0`, not as both
error-not-classic = this engine solves only 9x9 boards with the usual boxes and no other houses

## Plain texts, read without the feature "formats"

# Appended to errors about texts that another format could explain.
error-plain-others = ; the feature `formats` of sudokit reads other formats
error-plain-line-length = { error-line-length }{ error-plain-others }
error-plain-row-length = { error-row-length }{ error-plain-others }
error-plain-row-count = { error-row-count }{ error-plain-others }
error-plain-side = there are { $rows } rows; a board has 4 to 64{ error-plain-others }
error-plain-boxes = boards of { $side }x{ $side } cells have no usual boxes: create a Geometry and use Grid::from_digits
# $symbol is in quotes.
error-plain-symbol = { $at } holds { $symbol }: write { $alphabet } for a digit, and . 0 _ or * for an empty cell{ error-plain-others }
error-plain-blanks = { $at } is an empty cell written as { $symbol }, but other empty cells are written as { $other }: use only one of them{ error-plain-others }

## The size and the symbols of a puzzle

error-no-puzzle = there is no puzzle here
error-not-one = there are { $count } puzzles here, expected one
error-not-a-puzzle-line = this line does not look like a puzzle
error-unrecognised = this is not a puzzle in any format that Sudokit knows
error-row-length =
    { $cells ->
        [one] row { $row } has 1 cell, expected { $expected }
       *[other] row { $row } has { $cells } cells, expected { $expected }
    }
error-row-count =
    { $rows ->
        [one] there is 1 row of { $cells } cells, expected { $cells } rows
       *[other] there are { $rows } rows of { $cells } cells, expected { $cells } rows
    }
error-line-length =
    { $cells ->
        [one] this line has 1 cell; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256
       *[other] this line has { $cells } cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256
    }
# The number of cells fits a board, but the line is not in any known form.
error-line-separators = this line has { $cells } cells, as many as a puzzle of { $side }x{ $side } cells, but Sudokit does not recognise what separates them: remove the separators, or write a space or a comma between all cells
error-no-usual-boxes = boards of { $side }x{ $side } cells cannot be divided into boxes, only into regions: name the regions
error-other-side = this puzzle is { $side }x{ $side }, but the requested board is { $asked }x{ $asked }
error-unknown-symbol = { $at } holds '{ $symbol }', which is not one of { $alphabet }
error-unknown-number = { $at } holds '{ $symbol }', which is not a number from 1 to { $side }
error-number-too-large = { $at } holds { $number }, but the digits of this { $side }x{ $side } board are 1 to { $side }
error-candidate-place = { $at } holds '{ $symbol }' in place of its candidate { $expected }: write '{ $expected }', or . if it is not a candidate
error-too-few-symbols =
    { $found ->
        [one] only 1 symbol appears on this { $side }x{ $side } board: name all { $side }
       *[other] only { $found } different symbols appear on this { $side }x{ $side } board: name all { $side }
    }
error-too-many-symbols = { $found } different symbols appear on this { $side }x{ $side } board, which has only { $side } digits
error-other-alphabet = the alphabet has { $symbols } symbols, but this { $side }x{ $side } board needs { $side }
error-ambiguous = these symbols can be read in several ways: choose the alphabet { LIST($alphabets, type: "or") }

## Texts that cannot be read

# The operating system's own sentence.
error-io = { $error }
error-too-long = this puzzle is longer than 1 MiB, the most that Sudokit reads for one puzzle
error-binary = this is not text: it contains a zero byte; if it is UTF-16, convert it to UTF-8
error-no-column =
    { COUNT($columns) ->
        [0] no column is called { $asked }: choose another one
        [1] no column is called { $asked }; the only column is { $columns }: choose it
       *[other] no column is called { $asked }; the columns are { LIST($columns) }: choose one of them
    }
# Asked for by number. $column is that number.
error-no-column-number =
    { COUNT($columns) ->
        [1] there is no column { $column }: the table has only 1 column, { $columns }; choose it
       *[other] there is no column { $column }: the table has { COUNT($columns) } columns, { LIST($columns) }; choose one of them
    }
error-not-a-table = this is not a table, so it has no column { $asked }
# $column is the name of the column, or its number.
error-empty-field = column { $column } is empty
error-bad-field = column { $column } contains '{ $text }', which is not a puzzle
error-unknown-prefix = Sudokit does not recognise the text '{ $prefix }' before the puzzle: choose the column of the puzzles and the character between columns
# $problem is one of the messages below, or the sentence of a JSON or XML parser, which is in English.
error-syntax = invalid { $format } text: { $problem }
# The text follows its format but has no puzzle. $problem is one of the messages below.
error-lacking = { $problem }
# $what is one of the messages unsupported-… below.
error-unsupported = this { $format } puzzle has { $what }, which Sudokit does not support
error-read-only = the format { $format } can only be read, not written
error-cannot-hold-side = the format { $format } cannot hold a board of { $side }x{ $side } cells
error-cannot-hold-regions = the format { $format } cannot hold regions that are not boxes

## Problems in texts of all formats

syntax-cells =
    { $found ->
        [one] there is 1 cell, expected { $expected }
       *[other] there are { $found } cells, expected { $expected }
    }
syntax-too-many-cells = there are more than { $cells } cells
syntax-digit = { $text } is not a digit from 1 to { $side }
syntax-digit-at = { $at } holds { $text }, which is not a digit from 1 to { $side }
syntax-character = unexpected character '{ $character }'
syntax-packed = the packed text is damaged
syntax-packed-json = the packed text is not JSON: { $problem }
syntax-not-a-document = the text begins neither with < nor with {"{"}

## Problems in lines and tables

syntax-sized = expected name;box rows;box columns;values
syntax-values =
    { $found ->
        [one] there is 1 value, expected { $expected }
       *[other] there are { $found } values, expected { $expected }
    }
syntax-sukaku =
    { $found ->
        [one] there is 1 character, expected 729 for a 9x9 board
       *[other] there are { $found } characters, expected 729 for a 9x9 board
    }
syntax-short-row =
    { $columns ->
        [one] this row has only 1 column, but the puzzles are in column { $column }
       *[other] this row has only { $columns } columns, but the puzzles are in column { $column }
    }
syntax-open-quote = the quote at the start of column { $column } is never closed
syntax-gsf = there is no fifth field, which holds the puzzle
syntax-bank = expected a hash, a puzzle and a rating
syntax-rule = '{ $text }' is not a rule: use diagonals, windoku, disjoint, or cells such as r1c2 r2c3
syntax-no-section = there is no section [Puzzle]
syntax-action = '{ $text }' does not name a cell and a digit

## Problems in JSON and XML

syntax-json-incomplete = it is incomplete
syntax-json = { $problem } in column { $column }
syntax-json-not-rows = a board is a list of rows
syntax-json-row = row { $row } is not a list
syntax-json-cell = { $at } holds { $value }, which is not a digit
syntax-json-empty = this object has no puzzle: it is empty; a key such as puzzle or quizzes is expected
syntax-json-null = this object has no puzzle: its key "puzzle" has no value
syntax-json-keys =
    { COUNT($keys) ->
        [one] this object has no puzzle: its only key is { $keys }; a key such as puzzle or quizzes is expected
       *[other] this object has no puzzle: its keys are { $keys }; a key such as puzzle or quizzes is expected
    }
syntax-json-key = "{ $key }"
syntax-json-more-keys = { $n } more
syntax-json-end = the text ends inside the list
syntax-json-comma = expected a comma or the end of the list; the rest of this line is skipped
syntax-web-page = this is a web page, not a puzzle
syntax-xml-root = <{ $root }> is not a file of OpenSudoku, gSudoku or KSudoku
syntax-xml-missing = <{ $element }> is missing
syntax-xml-end = the text ends before </{ $root }>

## Problems in the formats of programs and sites

syntax-cells-not-list = the value of cells is not a list
syntax-gnome-counts = the counts do not match the number of givens
syntax-gnome-position = a cell has no position on the board
syntax-fpuzzles-grid = the value of grid is not a list of rows
syntax-fpuzzles-square = the rows of grid do not form a square of 4x4 to 64x64 cells
syntax-fpuzzles-size = size is { $size }, but the grid has { $side } rows
syntax-fpuzzles-cell = { $name } is not a cell of the board
syntax-sudokupad = expected a link, or a code that begins with fpuzzles, scl or scf
syntax-sudokuwiki = expected S9B and 162 digits of base 36
syntax-sudokuwiki-candidates = { $at } has candidates greater than 9
syntax-sudokuwiki-v1 = expected 162 digits of base 32
syntax-tatham = expected an ID such as 3x3:5_3b7d6…
syntax-tatham-box = no board has boxes of { $high }x{ $wide } cells
syntax-tatham-side = no board has a side of { $side }
syntax-tatham-no-walls = the walls of the jigsaw are missing
syntax-tatham-wall = unexpected character '{ $character }' in the walls
syntax-tatham-walls =
    { $found ->
        [one] the walls describe 1 gap, expected { $expected }
       *[other] the walls describe { $found } gaps, expected { $expected }
    }
syntax-tatham-number = a number is too large
syntax-ksudoku-order = the order of the graph is not a side from 4 to 64
syntax-ksudoku-letter = { $at } holds '{ $letter }', which is not a letter of the board
syntax-ksudoku-clique = a clique names a cell that is not on the board
syntax-puzzlink = expected sudoku/width/height/cells
syntax-puzzlink-size = no board has { $width } columns and { $height } rows
syntax-puzzlink-file = expected pzprv3, sudoku, the size and the rows
syntax-opensudoku-no-game = there is no game in the file
syntax-opensudoku-digit = '{ $text }' is not a digit
syntax-opensudoku-version = version { $version } of the cells is unknown
syntax-opensudoku-fields =
    { $found ->
        [one] a game has 1 field, expected { $expected }
       *[other] a game has { $found } fields, expected { $expected }
    }
syntax-opensudoku-cell = '{ $text }' is not a cell
syntax-hodoku = expected :technique:candidates:grid:removed:eliminated:set:
syntax-hodoku-cell = { $at } holds '{ $symbol }', expected a digit or .
syntax-hodoku-candidate = '{ $text }' is not a candidate: write its digit, row and column, such as 214
syntax-url = the link does not contain a puzzle; a puzzle that is stored on a server cannot be read offline

## What is not supported, as "this sudokupad puzzle has …"

unsupported-cages = cages
unsupported-rule = the rule { $rule }
unsupported-section = a section [{ $heading }]
unsupported-rules = the rules of { $kind }
unsupported-side = a board of { $side }x{ $side } cells
unsupported-shape = a board that is not a square of 4x4 to 64x64 cells
unsupported-cells =
    { $found ->
        [one] 1 cell on a board of side { $side }
       *[other] { $found } cells on a board of side { $side }
    }
unsupported-dimensions = three dimensions
unsupported-seed = a random seed instead of a grid

## Solving and rating

error-no-solution = the puzzle has no solution
error-several-solutions = the puzzle has several solutions
error-solve-stopped = the search was stopped before it found a solution
error-unique-stopped = the search was stopped before it could show whether the puzzle has exactly one solution
count-at-least = at least { $count }
unrated-board = only 9x9 boards without extra houses can be rated
unrated-solved = every cell is given, so there is nothing to rate
unrated-few-givens = HoDoKu rates only puzzles with at least { $fewest } givens
unrated-stopped = the rating was stopped before the puzzle was solved
unrated-stuck =
    { $placed ->
        [one] no technique finds a step after 1 placed digit
       *[other] no technique finds a step after { $placed } placed digits
    }

## Clues that contradict each other

# $clues are cells with their digits: "r1c1=5".
contradiction-board = this board cannot be filled, even without any clue
contradiction-one = this clue alone leaves no solution: { LIST($clues) }
contradiction-several =
    at least one of these { COUNT($clues) } clues is wrong: { LIST($clues) } ({ contradiction-size })
contradiction-size =
    { $size ->
        [smallest] no smaller group of clues contradicts itself
       *[unknown] a smaller group may exist
    }
contradiction-unknown = some of the { $count } clues contradict each other, but the search was stopped before it was clear which

# $changes: "change r4c5 from 7 to 1 or 2, or leave it empty"
repair-changes =
    { COUNT($changes) ->
        [one] one change gives the puzzle exactly one solution: { $changes }
       *[other] any one of these changes gives the puzzle exactly one solution: { LIST($changes, type: "cases") }
    }
repair-changes-so-far = { repair-changes }; not all changes were tried in time
repair-change =
    { $way ->
        [digit] change { $cell } from { $from } to { LIST($to, type: "or") }
        [empty] leave { $cell } empty instead of { $from }
       *[either] change { $cell } from { $from } to { LIST($to, type: "or") }, or leave it empty
    }
repair-none-in-time = the search was stopped before it found a change of one clue that gives the puzzle exactly one solution
repair-none = no change of a single clue leads to a solution: at least two clues are wrong
repair-several = no change of a single clue gives the puzzle exactly one solution; if you leave out the clue in { LIST($cells, type: "or") }, the puzzle has several solutions

## Mistakes of a player

mistake-digit = { $digit } in { $cell } is wrong
mistake-notes = the notes of { $cell } do not include the right digit

## Transforms and canonical forms

error-permutation =
    { $part ->
        [rows] the rows of a transform are the numbers from 1 to { $side }, each once
        [columns] the columns of a transform are the numbers from 1 to { $side }, each once
       *[digits] the digits of a transform are the numbers from 1 to { $side }, each once
    }
error-transform-side = this transform is for { $side }x{ $side } boards, and the board is { $board }x{ $board }
# $length is the number of rows or columns of a box.
error-torn-boxes =
    { $part ->
        [rows] this transform would break up boxes: rows can only be swapped within a group of { $length }, or whole groups with each other
       *[columns] this transform would break up boxes: columns can only be swapped within a group of { $length }, or whole groups with each other
    }
# $kind is a kind of house.
error-torn-house = this transform would break up a { house-kind }: on this board, only turns, reflections and new names for digits keep the puzzle valid
error-transform-repeated = '{ $word }' appears twice in this transform: write each part once
error-transform-part = '{ $word }' is not part of a transform: write 'transpose', 'rows 213456789', 'columns …' or 'digits …', one after another
error-transform-no-side = '{ $text }' does not show the side of a board: write the rows of a transform, such as 'rows 123456789'
error-form-board = only 4x4, 6x6 and 9x9 boards with the usual boxes and no other houses have canonical forms
error-form-candidates = a puzzle with candidates has no canonical form; only puzzles of digits have one

## Generating puzzles

error-clue-range = there is no number from { $from } to { $to }: write the smaller number of clues first
error-clue-count = a puzzle of { $clues } clues does not fit a board of { $cells } cells
error-few-clues =
    { $clues ->
        [one] no { $side }x{ $side } puzzle with 1 clue has exactly one solution: at least { $fewest } are needed
       *[other] no { $side }x{ $side } puzzle with { $clues } clues has exactly one solution: at least { $fewest } are needed
    }
error-symmetric-clues =
    { $clues ->
        [one] no pattern of 1 clue has the symmetry { $symmetry }: allow other numbers of clues
       *[other] no pattern of { $clues } clues has the symmetry { $symmetry }: allow other numbers of clues
    }
error-pattern-size =
    { $cells ->
        [one] the pattern has 1 cell; a board is a square of 4x4 to 64x64 cells: write . for an empty cell and x for a clue
       *[other] the pattern has { $cells } cells; a board is a square of 4x4 to 64x64 cells: write . for an empty cell and x for a clue
    }
error-pattern-row-count = the pattern has { $rows } rows of { $cells } cells, expected { $cells } rows: write . for an empty cell and x for a clue
error-pattern-side = the pattern is { $side }x{ $side }, but the board is { $board }x{ $board }
error-pattern-rows = no puzzle of this pattern has exactly one solution: rows { $first } and { $second } have no clue, so they can be swapped in any solution
error-pattern-columns = no puzzle of this pattern has exactly one solution: columns { $first } and { $second } have no clue, so they can be swapped in any solution
error-pattern-and-symmetry = a pattern already sets where every clue is: leave out the symmetry
error-pattern-and-clues = a pattern already sets where every clue is: leave out the number of clues
error-only-classic-rated = the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: name a level or techniques instead
error-no-such-rating =
    { COUNT($near) ->
        [one] no step has this rating, so no puzzle can have it: the nearest rating is { $near }
       *[other] no step has this rating, so no puzzle can have it: the nearest ratings are { LIST($near) }
    }
error-above-all-known = no known puzzle is rated above { $hardest }: allow a lower rating
# $name is a technique or a family of techniques.
error-needed-and-excluded = { $name } is both required and excluded: remove it from one of the two lists
error-needed-too-hard = { $name } is rated at least { $rating }, which is above the requested difficulty: allow harder puzzles, or leave it out
error-needed-above = { $name } has the HoDoKu level { $level } and { $points } points, which is above the requested difficulty: allow harder puzzles, or leave it out
error-needed-elsewhere = { $name } does not occur in the order { $order }: choose another order, or leave it out
error-needed-on-large = { $name } only occurs on boards larger than 9x9
error-generate-stopped = the search was stopped before it found such a puzzle
error-generate-gave-up = no such puzzle was found after many tries
error-generate-impossible = no such puzzle can exist

## Saved values

error-saved-cell = { $at } is not on this { $side }x{ $side } board
error-saved-regions = a line of { $cells } cells has no usual boxes: name its regions
error-saved-cells = the line has { $cells } cells, but the board is { $side }x{ $side }
# $symbol is in quotes.
error-saved-symbol = { $at } holds { $symbol }, which is neither . nor one of { $alphabet }
error-saved-limits =
    { $limits ->
        [one] there is 1 limit for { $cells } cells
       *[other] there are { $limits } limits for { $cells } cells
    }
error-saved-solution = the solution does not belong to this puzzle
error-saved-count = { $count } solutions are too many for this type
