### Help: commands, options, examples, settings.
###
### help-COMMAND describes a command, option-NAME an option or argument, and
### help-COMMAND-NAME the same for one command. What they add with -VALUE is about a value of
### the option. -more is the part that only --help and manual pages show. Each first line
### must be short: -h has to fit on one screen.

## The program

help-sudoku = Play, solve, explain, rate, create and convert sudoku puzzles
help-sudoku-more =
    INPUT is a file, - for standard input, or the puzzle itself: a line of digits, an ID or a link. The format is detected; `sudoku formats` lists all formats. Without INPUT, a command reads standard input. At a terminal, it asks for a file or a puzzle.

    If you stop a command with Ctrl-C, finished results are kept. Those of `-o FILE` are in FILE.partial. A note on standard error says how to continue.

    `sudoku help json` and `sudoku help csv` describe results for other programs.

help-of-commands = Help for a command: sudoku COMMAND -h for a summary, --help for everything
# $command is "sudoku solve --help".
help-more = More options and examples: { $command }

help-group-play = Play and learn
help-group-solve = Solve and check
help-group-create = Create puzzles
help-group-lists = Lists and comparisons
help-group-tools = Convert and tools

help-heading-options = Options
help-heading-techniques = Techniques
help-heading-clues = Clues
help-heading-difficulty = Difficulty
help-heading-new-puzzles = New puzzles
help-heading-input = Input
help-heading-board = Board
help-heading-picture = Picture
help-heading-output = Output
help-heading-examples = Examples
help-heading-exit-codes = Exit codes

## Commands: play and learn

help-play = Play a puzzle: your own, a new one, or a saved game
help-play-more =
    Games are saved while you play, in the folder where your system keeps data (~/.local/share/sudokit on Linux).

help-hint = Show the next step, with as much explanation as you want
help-hint-more =
    The step starts from your position: the givens, the digits that you placed and your notes. If the position contains a mistake, the mistake is reported instead.

help-explain = Solve puzzles as a person does, and explain every step
help-explain-more = The path starts from your position. With --upto, it ends where these techniques find no further step.

help-watch = Watch a solver at work, step by step
help-watch-more =
    On a terminal, Space starts and stops, the arrow keys step forward and back, and ? lists all keys. In a pipe or a file, each step is a JSON object. You can also watch puzzles that have no solution or several.

help-draw = Draw puzzles, hints and lessons as pictures: SVG, PNG or PDF
help-draw-more =
    Without -o, an SVG goes to standard output. Several puzzles are drawn on one sheet. To draw each in a file of its own, put the letter n in braces into the name of the output, as in an example below; it becomes the number of the puzzle.

help-techniques = List all techniques by family, or show a lesson about one
help-techniques-more = The number of a technique is its place in the beginner's order, from easy to hard.

help-candidates = Show the candidates of every empty cell

## Commands: solve and check

help-solve = Solve puzzles
help-solve-more =
    On a terminal, the puzzle is shown with its solution. In a pipe or a file, only the solution is written, in the format of the puzzle.

help-check = Check if puzzles have one solution, and if full grids are correct

help-count = Count the solutions of puzzles
help-count-more =
    The number is exact, however large, on boards up to 10x10 without extra houses. On other boards, solutions are found one by one. The empty 9x9 board has 6670903752021072936960 solutions, which takes less than a second. Boards with four to ten scattered clues can take many seconds, and 10x10 boards longer.

    If --timeout stops the count, the result is how many solutions there are at least.

help-rate = Rate how hard puzzles are, as Sudoku Explainer or HoDoKu does
help-rate-more =
    Sudoku Explainer has three ratings: ER is that of the hardest step, EP that of the hardest step up to the first placed digit, and ED that of the first step. HoDoKu has a score, which is the sum of the points of all steps, and a level.

    Both are for 9x9 boards. On other boards, a puzzle has a level, such as hard: that of its hardest step in Sudoku Explainer's order.

help-backbone = Show which digits each cell has in the solutions
help-backbone-more =
    This is useful while you create a puzzle that still has several solutions. A cell with one digit is the same in all solutions. In a puzzle with exactly one solution, every cell has one digit.

## Commands: create puzzles

help-create = Create random puzzles with exactly one solution
help-create-more =
    Without --clues, a 9x9 puzzle has 32 clues (with --symmetry sometimes a few more), or about 22 to 27 if it is harder than easy. Without --to, puzzles are written as rows of digits, 0 for empty; --to pretty draws boards.

    With the same seed and criteria, puzzle number N is the same on every machine, however many puzzles you create.

    With --needs, techniques that come later in the order than all the named ones do not occur. With --difficulty, --rating or --hodoku, later techniques can occur.

    Ratings are those of Sudoku Explainer (ER) and HoDoKu, for 9x9 boards without extra houses. On other boards, --difficulty is the level that `sudoku rate` shows.

    If no matching puzzle is found, the closest one is written, an error message says how it differs, and the exit code is 1. For a --pattern, there may be no puzzle at all.

help-minimize = Remove clues until every clue is needed
help-minimize-more =
    The same puzzle and seed give the same result. A note on standard error says how many clues were removed.

    On boards larger than 16x16, this can take a long time. With --timeout, you get the result so far.

help-reduce = Remove clues until N are left, or while the rating stays the same
help-reduce-more =
    The result can still contain clues that are not needed. With --clues alone, many orders of removal are tried.

help-complete = Add clues to puzzles until only one solution is left
help-complete-more =
    Few clues are added, and each of them is needed. Another --seed can need fewer. On boards larger than 16x16, this can take a long time. With --timeout, you get the result so far.

## Commands: lists and comparisons

-equivalent = Two puzzles are equivalent if you can turn one into the other: rotate or mirror the board, rename the digits, swap two rows or two columns that cross the same boxes, or swap whole rows or columns of boxes.
-not-written = Only puzzles are written; comments, titles, blank lines and other text are left out.

help-filter = Keep the puzzles that match: rating, techniques, clues …
help-filter-more =
    A puzzle is kept if it matches all options. They have the same meaning as in `sudoku create`, with two exceptions: with --needs, other techniques can occur as well, even harder ones; and --symmetry random keeps puzzles with any symmetry. A puzzle that does not have exactly one solution has no difficulty, so it does not match --difficulty, --rating or --hodoku. Only 9x9 boards without extra houses can match --rating and --hodoku; --difficulty is for all boards.

    Matching puzzles are written as they were read, in the order of the input: whole lines, byte for byte, and tables with their header. An object of a JSON list becomes a line with all its keys. { -not-written }

    Text that cannot be read is an error. It does not match, not even with --invert. With --json and --csv, there is a row for every puzzle, kept or not.

help-sort = Sort puzzles by rating, number of clues …
help-sort-more =
    Puzzles with the same value stay in the order of the input. Puzzles that cannot be rated come last, even with --reverse. Text that cannot be read follows them, unchanged. Puzzles are written as in `sudoku filter`.

    The whole list is kept in memory, up to 400 bytes for a line. Tables with different headers cannot be sorted together, unless you choose a common format with --to, --csv or --json.

help-sample = Choose puzzles from a list at random, or shuffle the list
help-sample-more =
    All choices are equally likely. Unless you use --shuffle, the puzzles stay in the order of the input. They are written as in `sudoku filter`. Text that cannot be read is not chosen; if the whole list is shuffled, it comes last.

help-stats = Count a list's puzzles by solutions, clues, level and technique
help-stats-more =
    Under `hardest technique`, each puzzle is counted once, for the technique of its hardest step. The ratings are Sudoku Explainer's, or HoDoKu's with --scale hodoku. After Ctrl-C, the counts so far are shown on standard error. To count equivalent puzzles, use `sudoku dedupe`.

help-dedupe = Remove puzzles that are equivalent to an earlier one
help-dedupe-more =
    { -equivalent } The first puzzle of each group is written as it was read, in the order of the input, as in `sudoku filter`.

    With --json and --csv, there is a row for every puzzle, with the number of its group, which is the number of the first puzzle in it. On boards without canonical forms (see `sudoku canonical --help`), only identical copies are found. Text that cannot be read is kept and not compared.

help-same = Check whether two puzzles are equivalent
help-same-more =
    { -equivalent } If they are, the command shows a transform from the first to the second, which it has verified. On boards without canonical forms (see `sudoku canonical --help`), only rotations, reflections and renamed digits are found.

help-canonical = Write the canonical form of puzzles, the same for equivalent ones
help-canonical-more =
    { -equivalent } The canonical form is the smallest of all equivalent puzzles, read row by row as a number (also known as minlex). It has digits and dots, whatever symbols the puzzle has.

    4x4, 6x6 and 9x9 boards with boxes and without extra houses have canonical forms. Boxes of 3x2 become boxes of 2x3.

## Commands: convert and tools

help-show = Show puzzles as boards, or in any format
help-show-more = This is the same as `sudoku convert --to pretty`.

help-convert = Write puzzles in another format

help-transform = Rotate, mirror, relabel or scramble puzzles
help-transform-more =
    The result is an equivalent puzzle. If you ask for several changes, they are made in the order in which they are listed here.

help-formats = List the formats with a description and an example

help-config = Show or change your settings
help-config-more =
    A setting is the default of an option. Settings change only what people read. They do not change JSON, CSV, lists that are written as they were read, or the puzzles of a seed.

    The settings are in a file that you can edit: config.toml in your system's folder for settings (~/.config/sudokit on Linux), or the file that the variable SUDOKU_CONFIG names.

help-completions = Write a completion script for a shell
help-man = Write the manual page of the program or of a command, or all pages
help-man-more = Read it with: sudoku man | man -l -

help-help = Show help for the program or a command

## Options of all commands

# $about describes a value of an option: "the same after half a turn".
help-value = { CAPITAL($about) }

option-color = When to use colours
option-color-auto = On a terminal, unless NO_COLOR is set or TERM is dumb
option-color-always = Also in pipes and files
option-color-never = No colours

option-coordinates = How to name cells [default: r1c1]; `play` remembers it
option-coordinates-r1c1 = Numbers for row and column
option-coordinates-A1 = A letter for the row, a number for the column

option-quiet = Suppress notes and progress; errors are still printed
option-all-messages = Print all errors and notes about a list, not only the first 20 of each
option-help = Print help: -h for a summary, --help for everything
option-version = Print the version

## Options for input

option-inputs = Files, - for standard input, or puzzles themselves
option-inputs-more =
    If INPUT is the name of a file, the file is read. Without INPUT, standard input is read. At a terminal, you are asked: type the name of a file, or paste a puzzle. Press Ctrl-D to leave.

option-from = Format of the input: see `sudoku formats`
option-from-more = By default, the format is detected.

option-column = Column of a table, or key of JSON objects, that contains the puzzles
option-delimiter = Separator of columns: a character, or comma, semicolon, pipe, tab, space
option-alphabet = Symbols of the digits: `numbers`, ranges such as 1-9A-G, or every symbol in order

option-skip = Skip the first N puzzles, for example to continue after Ctrl-C
option-continue = With --skip, write no header again: the output continues that of a stopped run
option-continue-more = You can then append the new output to the old one.

## Options for boards

option-box = Rows and columns of a box, such as 2x3
option-size = Side of the board, from 4 to 64
option-jigsaw = Regions of any shape: a file, - or the text itself
option-jigsaw-more = A map of the regions: a letter for each cell, the same letter for the cells of a region.
help-create-jigsaw = Regions of any shape: a file, -, the text itself, or random
help-create-jigsaw-more =
    { option-jigsaw-more } With `random`, the seed decides the regions, which are the same for all its puzzles.
help-play-jigsaw = { help-create-jigsaw }
help-play-jigsaw-more = { help-create-jigsaw-more }
option-diagonals = Both diagonals are houses
option-windoku = The windows of windoku are houses
option-disjoint = Cells in the same place of each box form a house

## Options for output

option-to = Format of the boards to write: see `sudoku formats`
option-output = Write to this file instead of standard output
option-force = Overwrite existing files
option-plot = Also draw the counts as a picture
option-plot-more = The name of the file ends with .svg, .png or .pdf. After Ctrl-C, nothing is drawn.
option-json = Write results as JSON, one object per line
option-json-more = `sudoku help json` describes the fields.
option-csv = Write results as CSV with a header
option-csv-more = `sudoku help csv` describes the columns.

option-jobs = Number of puzzles to work on at the same time
option-jobs-more = By default, this is the number of processors.
option-timeout = Time limit for each puzzle: 5s, 300ms, 1m30s
option-timeout-more = A number alone means seconds.

## Options for techniques and scales

option-order = Order in which techniques are tried
option-order-beginner = The order in which people learn them: simple patterns before chains
option-order-hodoku = The order and the names of HoDoKu 2.2.0
option-order-explainer = The order of Sudoku Explainer 1.2.1.3
help-play-order = Order of techniques for hints; `play` remembers it
help-watch-order = With --method logic, the order in which techniques are tried
help-create-order = Order of techniques for --needs and --not
help-filter-order = { help-create-order }

option-technique = Use only these techniques or families, separated by commas
option-not = Do not use these techniques or families, separated by commas
option-upto = Use this technique and those before it in the order; or `singles`, for all singles
option-no-uniqueness = Do not use techniques that assume exactly one solution

option-scale = Scale of difficulty for steps and puzzles
option-scale-explainer = Sudoku Explainer's ER: the rating of the hardest step
option-scale-hodoku = HoDoKu's score, the sum of the points of all steps, and its level

## Options for the clues and the difficulty of puzzles

option-clues = Number of clues: 26, or a range such as 26..28
option-clues-more = 26.. is at least 26, and ..28 is at most 28.
help-reduce-clues = Stop when this number of clues is left

option-minimal = No clue can be left out; with --symmetry, no group of symmetric clues
help-check-minimal = Also check whether every clue is needed

option-symmetry = Symmetry of the clues
help-filter-symmetry-random = Keeps puzzles with any symmetry
help-minimize-symmetry = Remove only whole groups of symmetric clues

option-pattern = Where the clues are: a file, - or the text itself
option-pattern-more = The text has a character for each cell: . for an empty one, x for a clue.
option-solution = Solution of the new puzzles: a file, - or the grid itself
option-unique = Exactly one solution

option-difficulty = Level of difficulty
# $ratings is "2.0 to 2.9" or "up to 1.9".
option-difficulty-level = ER { $ratings }
option-rating = Sudoku Explainer's rating (ER): 7.2, or 6.6..7.2
option-rating-more = 8.5.. is at least 8.5, and ..2.0 is at most 2.0.
option-hodoku = HoDoKu's level or score: unfair, 900, 800..1000
option-hodoku-more = The levels are easy, medium, hard, unfair and extreme.
option-needs = Techniques that must occur, separated by commas
option-needs-more =
    They occur in the solution that `sudoku explain` shows with the same --order. A name is a technique such as x-wing, all types of a technique such as unique-rectangle, or a family such as fish, of which at least one technique occurs. `sudoku techniques` lists the names.
help-create-not = Techniques that must not occur; names as in --needs
help-filter-not = { help-create-not }

## Options of one command: play and learn

help-play-input = A file, - for standard input, or the puzzle itself
help-play-input-more = Without INPUT, a menu offers saved games and new puzzles.
help-play-from = Format of the puzzle: see `sudoku formats`
help-play-from-more = { option-from-more }
option-resume = Continue the saved game NAME, or the last one
option-plain = Play by typing lines of text
option-plain-more = This is for screen readers, pipes and simple terminals.
option-checks = Which wrong entries to report; `play` remembers it
option-checks-off = None, until the board is full
option-checks-conflicts = A digit that occurs twice in a house
option-checks-solution = A digit that differs from the solution
option-theme = Colours of the screen
option-theme-auto = Colours that suit the terminal
option-theme-dark = Light on dark
option-theme-light = Dark on light
option-theme-none = No colours
help-play-theme = Colours of the screen; `play` remembers them
help-play-stats = Show your statistics instead of playing
option-list = List the saved games instead of playing
option-list-more = The list shows how much of each game is done.
option-delete = Delete the saved game NAME instead of playing
option-delete-more = NAME is the whole name that --list shows. The statistics keep the game's result.
help-play-difficulty = Level of difficulty [default: medium]
help-play-seed = The same seed gives the same puzzle

option-reveal = How much to reveal; each level includes those before it [default: proof]
option-reveal-nudge = Where to look
option-reveal-technique = Which technique to look for
option-reveal-pattern = Which cells and digits form the pattern
option-reveal-proof = Why the step is correct
option-reveal-move = Which digits to place or remove
help-hint-all = List all steps, the easiest first
help-hint-all-more =
    Forcing chains, and fish that are turned off by default in HoDoKu, are listed only if --technique names them.

option-name = Technique to learn, or family to list
option-positions = Write up to ten positions for practice
option-positions-more =
    For most techniques, the technique is the next step in these positions, in the beginner's order, as in `sudoku hint`. For a few, easier techniques find steps as well: `sudoku hint --technique NAME` shows the step.

help-draw-candidates = Show all candidates of empty cells
help-draw-solution = Show the solution
help-draw-hint = Show the next step, as `sudoku hint` does
help-draw-step = Show step N of the path of `sudoku explain`
help-draw-reveal = With --hint, --step or --technique, how much to show [default: proof]
help-draw-order = Order of techniques for --hint and --step
help-draw-technique = Draw the example of the lesson about this technique
help-draw-game = Draw the saved game NAME, or the last one
help-draw-to = Format of the picture [default: as the file's name ends, or svg]
help-draw-to-svg = Scales without loss, for web pages and programs that draw
help-draw-to-png = Pixels
help-draw-to-pdf = A page to print
help-draw-size = Width of the picture: 800 (pixels), 120mm, 12cm, 5in or 300pt
help-draw-size-more =
    By default, the picture is large enough to read everything in it. A PNG with a width on paper has 300 pixels an inch.
help-draw-theme = Colours of the picture
help-draw-theme-light = Dark digits on white
help-draw-theme-dark = Light digits on black
help-draw-theme-print = Black and grey, with lines and digits that a printer can show
option-paint = Own colours, such as given=#7a0019,paper=#fffbe6
option-paint-more =
    The names are: paper, given, found, supposed, note, line, frame, label, on, off, victim, placed, fin, base, cover, pattern, badge, mark, shade, whisper, renban, region-sum, cursor, selected, peer, same-digit, wrong, tint-1 to tint-9.
option-labels = Show the names of rows and columns
option-legend = Explain the forms and lines below the board
option-title = Text above the board
option-across = On a sheet, the number of boards next to each other
option-paper = Size of the pages of a PDF with several boards
option-paper-a4 = 210 x 297 mm
option-paper-letter = 8.5 x 11 inches
help-explain-paper = Size of the pages of a PDF
option-font = Font for PNG and PDF: a file in the format TrueType or OpenType
option-font-more =
    The built-in font has Latin, Greek and Cyrillic letters. An SVG uses the fonts of the program that shows it.

help-explain-to = Write a document with a picture of each step
help-explain-to-more =
    Without --to, a file whose name ends with .html or .pdf is such a document.
help-explain-to-html = A page for a browser, which needs no other file
help-explain-to-pdf = Pages to print
help-explain-theme = Colours of the pictures
help-explain-theme-light = { help-draw-theme-light }
help-explain-theme-dark = { help-draw-theme-dark }
help-explain-theme-print = { help-draw-theme-print }

help-watch-method = How to solve the puzzle
help-watch-method-backtrack = { help-solve-method-backtrack }
help-watch-method-search = Guess a digit, and follow its consequences
help-watch-method-logic = Use techniques, as a person does
option-versus = Show a second method next to --method
help-watch-all = Continue after the first solution until everything is tried
option-speed = Steps per second
option-every = In a pipe or a file: write only every Nth step, and the last one
help-watch-limit = In a pipe or a file: write at most N rows, including the start
option-record = Record the screen for asciinema, at most about a minute
option-screen = Columns and rows of the recorded screen

## Options of one command: solve and check

option-answers = Also write NAME_ANSWERS.txt next to each input file
option-answers-more =
    The answers have the format of the puzzles. Input files with such names are skipped.
help-solve-all = Write every solution, not only one
help-solve-limit = With --all, write at most N solutions of each puzzle
help-solve-method = How to solve the puzzle
help-solve-method-search = Search, as fast as possible
help-solve-method-logic = Use techniques, as a person does; show what is left if they are not enough
help-solve-method-backtrack = Fill the first empty cell, then the next; go back after a contradiction

help-rate-plot = Also count ratings, levels and techniques in a picture
help-rate-plot-more = { option-plot-more }

help-count-limit = Stop counting at N solutions

help-check-automorphisms = Also list the rotations, reflections, swaps and renamed digits that leave the puzzle unchanged
option-why = Also explain why there is not exactly one solution
option-why-more =
    The explanation names clues that contradict each other, and each change of one clue that helps. It takes at most 10 seconds, unless --timeout is set.
option-all-clashes = List all clashes of a puzzle, not only the first few

## Options of one command: create puzzles

help-create-count = Number of puzzles
help-create-seed = The same seed gives the same puzzles, on every machine
help-create-seed-more = By default, the seed is random. --json, --csv and --stats show it.
help-create-skip = With --seed, skip the first N of the --count puzzles, for example to continue after Ctrl-C
help-create-stats = Also count clues, levels and techniques
help-create-stats-more = The counts follow after the puzzles, on standard error.
help-create-plot = Draw the counts of --stats as a picture
help-create-plot-more = { option-plot-more }

option-keep-rating = Keep Sudoku Explainer's rating (ER) the same
option-seed = Seed for the order in which clues are tried

## Options of one command: lists and comparisons

option-invert = Keep the puzzles that do not match

help-sort-by = What to sort by; the smallest or easiest come first
help-sort-by-rating = Sudoku Explainer's rating (ER), for 9x9 boards
help-sort-by-hodoku = HoDoKu's level, then its score, for 9x9 boards
help-sort-by-level = The level of difficulty, for all boards
help-sort-by-clues = The number of clues
help-sort-by-size = The side of the board
help-sort-by-puzzle = The puzzle itself, row by row, empty cells first; small boards before large ones
help-sort-by-canonical = The form that `sudoku canonical` writes, so that equivalent puzzles are neighbours
option-reverse = Put the largest or hardest first

help-sample-count = Number of puzzles; all, if the list has fewer
option-fraction = Probability that each puzzle is chosen: 0.1, or 10%
option-shuffle = Write the puzzles in random order
option-shuffle-more = Without --count and --fraction, the whole list is written.
help-sample-seed = The same seed chooses the same puzzles, on every machine
help-sample-seed-more = By default, the seed is random, and a note on standard error names it.

option-no-ratings = Skip the ratings, which take most of the time

help-dedupe-by = What must be equivalent
help-dedupe-by-puzzle = The puzzles themselves
help-dedupe-by-solution = Their solutions
option-repeats = List only the repeated puzzles, each with the place of the first one
option-memory = Memory for puzzles, such as 500M or 4G; for more, temporary files are used

option-first = A file with one puzzle, - for standard input, or the puzzle itself
option-second = The other puzzle
help-same-from = Format of both puzzles: see `sudoku formats`
help-same-from-more = { option-from-more }

help-canonical-by = What to make smallest
help-canonical-by-puzzle = The puzzle itself
help-canonical-by-solution = The solution: the transform that makes it smallest is applied to the puzzle
option-with-transform = Also show a transform that leads to the form
option-automorphisms = Also count the transforms that leave the puzzle unchanged
option-automorphisms-more = For full grids, the result also has the band: a number from 1 to 416 for the first three rows of the form. Equivalent bands have the same number.

## Options of one command: convert and tools

option-apply = Apply a transform, in the form that `sudoku same` writes
option-apply-more =
    It consists of `transpose`, `rows`, `columns` and `digits`, in this order; each can be left out. `rows 2134` says: row 1 is the old row 2, row 2 the old row 1, and so on; `columns` works in the same way. `digits 2134` says: 1 becomes 2, 2 becomes 1, and so on. `sudoku canonical --with-transform` writes this form as well.
option-inverse = Undo the transform of --apply instead
option-rotate = Rotate the board to the right by this angle in degrees
option-mirror = Mirror the board
option-random = Apply a random transform, a different one for each puzzle
help-transform-seed = The same seed gives the same transforms, on every machine
help-transform-seed-more = By default, the seed is random.
option-relabel = Rename the digits: 987654321 turns 1 into 9, 2 into 8 …
option-relabel-more =
    The new names are in the order of the old ones, in the symbols of the puzzle. Separate symbols of several characters by commas.
option-normalize-digits = Rename the digits in the order in which they appear

option-key = Setting to show or change; by default, all are shown
option-value = New value
option-unset = Remove a setting, so that the usual default applies again
option-edit = Open the file in your editor ($VISUAL or $EDITOR)
option-path = Print the path of the file

option-shell = Name of the shell

option-command = Command to describe; by default, the whole program
help-man-all = Write all pages into this folder: sudoku.1, sudoku-solve.1 …

## Notes about examples, after a #

example-answers = writes puzzle_ANSWERS.txt next to puzzle.sdk
example-second-puzzle = reads the second puzzle from standard input
example-repeats = which puzzles occur more than once
example-not-unique = puzzles that do not have exactly one solution
example-settings = all settings and their values
example-setting = change a setting
example-value = the value of a setting

## Exit codes

help-exit-0 = success: solved, unique, yes
help-exit-1 = no: no solution, not minimal, different, not found, stuck, not rated, a mistake
help-exit-2 = wrong usage, or an output file that exists or cannot be created
help-exit-3 = input that cannot be read or has clashes, or a board that the command does not support
help-exit-4 = time limit reached
help-exit-5 = several solutions instead of one (check, draw, rate, minimize, reduce, canonical, dedupe)
help-exit-6 = results that could not be written, for example because the disk is full
help-exit-129 = stopped by SIGHUP: the terminal was closed
help-exit-130 = stopped by SIGINT: Ctrl-C
help-exit-143 = stopped by SIGTERM: kill
help-exit-order = With several puzzles, the exit code is the most serious one, in this order: 2, 3, 4, 1, 5. If results cannot be written, the command ends with 6.

## Settings

setting-color = when to use colours: auto, always or never
setting-coordinates = how to name cells: r1c1, or A1 with a letter for the row
setting-format = the format of the boards to write: see `sudoku formats`
setting-order = the order in which techniques are tried: beginner, hodoku or explainer
setting-scale = the scale of difficulty: explainer or hodoku
setting-theme = the colours of the full screen: auto, dark, light or none

config-line = line { $line } of the file
config-not-set = not set
config-file = The file is { $path }.
config-default = { $name } is not set: commands use their own defaults

config-unknown = there is no setting '{ $name }'; the settings are { LIST($names) }
config-wrong-value = '{ $value }' is not a value of { $name }; use { LIST($values, type: "or") }
# $problem is one of the sentences around this one.
config-wrong-line = { $path }: line { $line } has no effect: { $problem }
config-wrong-syntax = expected a line such as scale = "hodoku"
config-open-quote = the value has no closing quote
config-text-after-value = only a comment can follow the value
config-unreadable = { $path } cannot be read: { $reason }
config-unusable = { $path } cannot be used: { $reason }
config-no-folder = your system names no folder for settings: set the variable SUDOKU_CONFIG to the path of a file
config-no-editor = the editor { $program } cannot be started ({ $reason }): set the variable EDITOR to another one, or edit { $path }

## Formats and manual pages

# The table of `sudoku formats`.
formats-name = name
formats-reads = reads
formats-writes = writes
formats-about = description
formats-yes = yes

man-commands = COMMANDS
man-exit-status = EXIT STATUS
man-examples = EXAMPLES
man-see-also = SEE ALSO
man-unknown-command = there is no command '{ $name }': `sudoku --help` lists the commands

## Values that cannot be used

# They follow "invalid value 'x' for '--option': ".
value-number-from = expected a whole number, { $least } or more
value-number-between = expected a whole number from { $least } to { $most }
value-too-large = the number is too large: expected a whole number, { $least } or more
# $range is "26..28".
value-range-dots = write a range with two dots: { $range }
value-range = { $first } is larger than { $last }
value-fraction = '{ $text }' is not a fraction from 0 to 1, such as 0.1 or 10%
value-time = '{ $text }' is not a time, such as 5s, 300ms or 1m30s
value-time-too-long = the time '{ $text }' is too long
value-time-unit = '{ $unit }' is not a unit of time: use ms, s, m, h or d
value-memory = '{ $text }' is not an amount of memory, such as 500M or 4G
value-memory-unit = '{ $unit }' is not a unit of memory: use k, M, G or T
value-size = '{ $text }' is not a width such as 800, 800px, 120mm, 12cm, 5in or 300pt
value-paint = '{ $text }' is not a colour such as given=#1d54f1
value-unknown-paint = there is no colour called '{ $name }'; the names are: { LIST($names) }
value-several-techniques = this is the name of several techniques: { LIST($techniques) }
value-plot = choose a name for the picture that ends with .svg, .png or .pdf
value-screen = '{ $text }' is not a screen size of up to 1000x1000, such as 80x24

## Ranges of ratings

value-ratings = { $first } to { $last }
value-ratings-up-to = up to { $last }
value-ratings-from = from { $first }
