### Descriptions of things that have names: each fits on one line of a list.

## Formats

format-about-url = a link that contains the puzzle; nothing is fetched
format-about-sudokuwiki = SudokuWiki's code S9B, with progress
format-about-sudokuwiki-link = a link that opens the puzzle on SudokuWiki
format-about-sudoku-coach = sudoku.coach's code, with progress
format-about-sudoku-coach-link = a link that opens the puzzle on sudoku.coach
format-about-sudokuexchange = a link that opens the puzzle on SudokuExchange
format-about-fpuzzles = f-puzzles: a link or its JSON, with progress
format-about-sudokupad = SudokuPad: a link with notes, or its codes scl, scf and fpuzzles
format-about-tatham = IDs of Simon Tatham's Solo, with jigsaws and diagonals
format-about-hodoku = HoDoKu's library line, with progress
format-about-gnome-share = GNOME Sudoku's share string
format-about-gsf = a line of gsf's collection: the fifth field
format-about-bank = a line of SudokuExchange's puzzle bank
format-about-sized = a name, the rows and columns of a box, the numbers
format-about-line = one line, a character for each cell, . for an empty cell
format-about-sdm = like line, but 0 for an empty cell; many lines are a collection
format-about-sudokuwiki-v1 = SudokuWiki's code of 2023: 162 digits of base 32
format-about-sukaku = the candidates of every cell on one line (729 for 9x9)
format-about-values = one line of numbers, separated by spaces, ; or ,
format-about-grid = n lines of n symbols
format-about-spaced = n lines of n numbers or symbols, separated by spaces
format-about-comma = n lines of n numbers or symbols, separated by commas
format-about-bordered = dashes and bars around the boxes, spaces for empty cells
format-about-framed = a frame of + - |, symbols separated by spaces
format-about-tight = a frame of + - |, symbols without spaces
format-about-open = lines between the boxes and no frame, as qqwing writes
format-about-pretty = drawn with Unicode lines; jigsaws show their regions
format-about-pencilmarks = the candidates of every cell, aligned, as HoDoKu copies them
format-about-sdx = SudoCue's pencil marks: cells separated by spaces
format-about-ss = Simple Sudoku's file, with progress
format-about-sdk = SadMan's and SudoCue's file, with comments and progress
format-about-variant = a board with its boxes or regions and the rules that add houses
format-about-opensudoku = OpenSudoku's XML, with progress; also gSudoku's
format-about-ksudoku = KSudoku's saved game, with progress
format-about-gnome = GNOME Sudoku's save file, with progress
format-about-json = objects with a key puzzle, as this program writes them, or lists of rows
format-about-puzzlink = puzz.link and pzv.jp: links and files
format-about-csv = a table with a column of puzzles

## Several techniques

techniques-any = { LIST($names, type: "or") }

## Symmetries of the clues

symmetry-about-none = no symmetry
symmetry-about-rotate180 = the same after half a turn
symmetry-about-rotate90 = the same after a quarter turn
symmetry-about-mirror-h = left and right are mirror images
symmetry-about-mirror-v = top and bottom are mirror images
symmetry-about-mirror-hv = left and right, top and bottom are mirror images
symmetry-about-diagonal = mirrored at the diagonal from the top left
symmetry-about-antidiagonal = mirrored at the diagonal from the top right
symmetry-about-both-diagonals = mirrored at both diagonals
symmetry-about-full = all reflections and turns
symmetry-about-random = a different one for each puzzle

## Turns and reflections of a board

motion-about-rotate90 = a quarter turn to the right
motion-about-rotate180 = half a turn
motion-about-rotate270 = a quarter turn to the left
motion-about-mirror-h = a swap of left and right
motion-about-mirror-v = a swap of top and bottom
motion-about-diagonal = a reflection at the diagonal from the top left
motion-about-antidiagonal = a reflection at the diagonal from the top right

## What a sign in the picture of a step means

role-pattern = pattern
role-blocker = rules out candidates
role-excluder = must keep a candidate
role-fin = fin
role-guardian = extra candidate
role-one-group = one group of cells
role-other-group = another group of cells
role-one-color = first colour
role-other-color = second colour
role-third-color = third colour
role-fourth-color = fourth colour
role-off = would be false
role-on = would be true
role-victim = ruled out
role-placed = goes here

## Why puzzles with a technique are rare

rarity-full-house = a whole puzzle also needs hidden singles
rarity-direct-claiming = direct pointing nearly always applies too, and comes earlier in the order
rarity-large-boards = this technique occurs only on boards larger than 9x9
rarity-easier = an easier technique applies in nearly every position
rarity-discontinuous-nice-loop = every discontinuous nice loop is also an alternating inference chain (AIC), which comes earlier in the order
rarity-smaller-fish = on a 9x9 board, a smaller fish with rows and columns exchanged removes the same candidates
rarity-chains = chains that come earlier in the order nearly always find the same step
rarity-dynamic-chains = dynamic forcing chains come earlier in the order and find the same steps
rarity-forcing-chains = forcing chains come earlier in the order and always find a step
rarity-thousands = only one puzzle in several thousand is this hard
rarity-millions = only one puzzle in several million is this hard
rarity-techniques = other techniques come earlier in the order and always find a step

## The parts of a lesson

lesson-part-what = What it is
lesson-part-words = Words
lesson-part-why = Why it works
lesson-part-look = How to find it
