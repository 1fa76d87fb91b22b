### What the commands print about lists and about changed puzzles: filter, sort, sample, stats, dedupe, transform,
### canonical, same.

# Sentences in one line: "kept 2 of 20 puzzles; 1 puzzle does not match because …"
sentences = { LIST($sentences, type: "cases") }

## filter

filter-no-puzzles = no puzzles
filter-summary =
    { $n ->
        [one] kept { $kept } of 1 puzzle
       *[other] kept { $kept } of { $n } puzzles
    }
filter-not-unique =
    { $n ->
        [one] 1 puzzle does not match because it does not have exactly one solution
       *[other] { $n } puzzles do not match because they do not have exactly one solution
    }
filter-stopped =
    { $n ->
        [one] 1 puzzle was not decided within the time limit
       *[other] { $n } puzzles were not decided within the time limit
    }
filter-puzzle-stopped =
    { $why ->
        [time] the time limit was reached before it was clear whether the puzzle matches
       *[signal] the search was stopped before it was clear whether the puzzle matches
    }

# filter and dedupe write puzzles as they were read.
note-mixed-forms = the output mixes { LIST($forms) }, so it cannot be read as one list: use --to line to write all puzzles in one form
form-lines = lines
form-tables = tables
form-json = JSON

## sort

sort-summary =
    { $n ->
        [one] sorted 1 puzzle by
       *[other] sorted { $n } puzzles by
    } { $by ->
        [rating] rating (ER)
        [hodoku] level and score in HoDoKu
        [level] level
        [clues] number of clues
        [size] size
        [puzzle] puzzle (row by row)
       *[canonical] canonical form
    }
sort-unknown =
    { $n ->
        [one] 1 puzzle without this value comes after the others
       *[other] { $n } puzzles without this value come after the others
    }
sort-no-puzzle =
    { $n ->
        [one] 1 entry that clashes or cannot be read comes last
       *[other] { $n } entries that clash or cannot be read come last
    }
sort-no-rating = only 9x9 boards without extra houses have this rating

## sample

sample-summary =
    { $n ->
        [one] wrote { $chosen } of 1 puzzle
       *[other] wrote { $chosen } of { $n } puzzles
    }
sample-summary-seed = { sample-summary }, seed { $seed }

## stats

stats-puzzles =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
stats-puzzles-unreadable =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }; { $unreadable ->
        [one] 1 entry cannot be read or has clashing givens
       *[other] { $unreadable } entries cannot be read or have clashing givens
    }
# $kinds: "3 puzzles have one solution"
stats-solutions = solutions: { LIST($kinds) }
stats-solution-kind =
    { $kind ->
        [unique] { $n ->
            [one] 1 puzzle has exactly one
           *[other] { $n } puzzles have exactly one
        }
        [several] { $n ->
            [one] 1 puzzle has several
           *[other] { $n } puzzles have several
        }
        [none] { $n ->
            [one] 1 puzzle has none
           *[other] { $n } puzzles have none
        }
       *[stopped] { $n ->
            [one] 1 puzzle was not solved in time
           *[other] { $n } puzzles were not solved in time
        }
    }
# $boxes: "3x3 (12)"
stats-boxes = boxes: { LIST($boxes) }
stats-board-count = { $board } ({ $n })
# $span: "20 to 28". $mean: "24.50"
stats-spread = { $span }, average { $mean }
stats-clues = clues: { $spread }
stats-ratings = rating (ER): { $spread }
# $ratings: "from 8.5"
stats-level = { $level }, { $ratings }
stats-hodoku-levels = level in HoDoKu:
stats-board-levels = level of boards that have no rating:
stats-techniques = hardest technique:
stats-other-techniques =
    { $techniques ->
        [one] 1 other technique
       *[other] { $techniques } other techniques
    } in { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
# "20 to 28", or only "24"
stats-span = { $first } to { $last }
stats-unrated =
    { $n ->
        [one] not rated: 1 puzzle
       *[other] not rated: { $n } puzzles
    }
stats-puzzle-stopped = the search was stopped before the puzzle was solved and rated

## Pictures of counts, for `stats`, `rate` and `create`

# $count is $n with separators: "1,200".
plot-puzzles =
    { $n ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
plot-created =
    { $n ->
        [one] 1 new puzzle
       *[other] { $count } new puzzles
    }, seed { $seed }
plot-clues = Puzzles by number of clues
plot-ratings = Puzzles by rating (ER)
plot-levels = Puzzles by level
plot-scores = Puzzles by HoDoKu's score
plot-hodoku-levels = Puzzles by HoDoKu's level
plot-board-levels = Boards that have no rating, by level
plot-techniques = Puzzles by hardest technique
plot-not-unique =
    { $n ->
        [one] 1 puzzle does not have exactly one solution.
       *[other] { $count } puzzles do not have exactly one solution.
    }
plot-unsolved =
    { $n ->
        [one] 1 puzzle was not solved in time.
       *[other] { $count } puzzles were not solved in time.
    }
plot-unrated =
    { $n ->
        [one] 1 puzzle was not rated.
       *[other] { $count } puzzles were not rated.
    }
plot-unreadable =
    { $n ->
        [one] 1 entry cannot be read or has clashing givens.
       *[other] { $count } entries cannot be read or have clashing givens.
    }

## dedupe

dedupe-no-puzzles = no puzzles
# $alone: puzzles that were not compared. $kept: whether the output is the list without repeats.
dedupe-summary =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }{ $different ->
        [all] { $n ->
            [one] {""}
           *[other] , all different
        }
       *[some] : { $groups } different{ $alone ->
            [0] {""}
           *[other] , { $alone } not compared{ $kept ->
                [yes] {" "}(kept)
               *[no] {""}
            }
        }
    }
dedupe-unreadable =
    { $n ->
        [one] 1 entry that clashes or cannot be read was kept
       *[other] { $n } entries that clash or cannot be read were kept
    }
# $place: "list.txt:3"
dedupe-repeated =
    { $n ->
        [one] 1 puzzle occurs more than once: { $place } ({ $times } times)
       *[other] { $n } puzzles occur more than once, most often { $place } ({ $times } times)
    }
# A line of --repeats: two places
dedupe-repeat = { $place }: the same as { $first }
dedupe-identical-only = { $problem }; only identical copies of this puzzle are found
dedupe-not-compared = { $problem }; it is kept, but not compared with other puzzles
dedupe-no-room = temporary files cannot be used in { $folder }: free some space there, set { $variable } to another folder, or allow more memory with --memory

## transform

# $symbols: "123456789"
transform-relabel = --relabel needs each of { $symbols } exactly once: first the new name of the first digit, then that of the second, and so on
# The same before a puzzle is read.
transform-relabel-any = --relabel needs each digit of the puzzle exactly once: first the new name of the first digit, then that of the second, and so on
transform-boxes-turned = the boxes are turned as well: read the result with --box { $shape }
transform-regions-turned = the regions are turned as well: read the result with --jigsaw '{ $regions }'
transform-houses-turned = the extra houses are turned as well, but { $format } does not record them

## canonical

canonical-other-boxes = the canonical form has boxes of another shape: use --box { $shape } to read it
canonical-automorphisms =
    { $n ->
        [one] 1 automorphism
       *[other] { $n } automorphisms
    }
canonical-band = band { $number }

## same

same-identical = the same: the puzzles are identical
# $transform: "half a turn"
same-after = the same after this transform: { $transform }
# A transform. $digits: "1↔9 2→4→6→2"
transform-nothing = the puzzles are identical
transform-digits = only the digits change: { $digits }
# $moved: "half a turn", or rows and columns
transform-with-digits = { $moved }, with digits { $digits }
# $moves: "rows 1→2→3→1", "columns 4↔7"
transform-moves = { LIST($moves) }
# $motion: "a swap of top and bottom"
transform-like = { LIST($moves) }, equivalent to { $motion }
transform-motion = { $motion }
transform-rows = rows { $cycles }
transform-columns = columns { $cycles }

same-different = different: { $difference }
same-refused = { $first } and { $second }: { $problem }
same-other-side = the first board is { $first }x{ $first }, the second { $second }x{ $second }
# $first, $second: "3x3", "3x3 diagonals"
same-other-houses = the boards have different boxes or rules: { $first } and { $second }
same-other-clues =
    { $first ->
        [one] the first puzzle has 1 clue
       *[other] the first puzzle has { $first } clues
    }, the second { $second }
same-one-solution = a transform turns the solution of one into that of the other, but not the clues
same-other-solutions = no transform turns one puzzle into the other, or its solution into the other solution
same-no-transform = no transform turns one puzzle into the other
same-one-standard-input = only one of the two puzzles can come from standard input
same-needs-one = { $source } contains several puzzles: put the puzzle to compare into a file of its own
