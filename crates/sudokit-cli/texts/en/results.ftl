### What the commands print about a puzzle: solve, check, hint, explain, rate and others.
###
### $cell, $digit and $technique are names; $cells, $clues and $techniques are lists of names.
### A result without a full stop begins after "file:line: ".

## A puzzle without a result

puzzle-no-solution = this puzzle has no solution
# $reason: "at least one of these 3 clues is wrong: …"
puzzle-no-solution-because = this puzzle has no solution: { $reason }
puzzle-several-solutions = this puzzle has several solutions
puzzle-is-solved = this puzzle is already solved
puzzle-dead-end = the digits placed so far lead to no solution
puzzle-mistake = mistake: { $sentence }
puzzle-logic-is-limited = this puzzle has several solutions, so Sudokit uses neither techniques that assume exactly one solution nor nested chains, which would take too long

stopped-before-solution = the search was stopped before it found a solution
stopped-before-unique = the search was stopped before it could find out whether there is exactly one solution
stopped-before-rated =
    { $why ->
        [time] the time limit was reached before the puzzle was rated
       *[signal] the search was stopped before the puzzle was rated
    }

## solve

solve-one-of-several = this puzzle has several solutions; this is one of them
solve-more-than-limit = there are more solutions than --limit allows
solve-stopped-before-all = the search was stopped before it found all solutions
solve-stopped-before-others = the search was stopped before it could find out whether there are other solutions
solve-logic-stuck =
    { $placed ->
        [one] logic places 1 digit and then finds no further step
       *[other] logic places { $placed } digits and then finds no further step
    }: { $left ->
        [one] 1 cell is
       *[other] { $left } cells are
    } still empty
solve-logic-stuck-up-to = with techniques up to { $limit }, { solve-logic-stuck }
solve-logic-stuck-limited = with { $flag }, { solve-logic-stuck }
solve-limits-need-logic = { $flag } can only be used with --method logic
solve-logic-finds-one = --all cannot be used with --method logic, which finds only one solution: use --method search or --method backtrack

# In a file of answers, in place of the answer.
answers-remark = line { $line }: { $reason }
answers-givens-clash = the givens of this puzzle clash
answers-need-files = --answers writes a file next to each input file, but { $source } is not a file
answers-in-one-file = the answers to { $first } and { $second } would be written to the same file, { $path }: rename one of the inputs
answers-only = { $files } { COUNT($files) ->
        [one] contains
       *[other] contain
    } answers: name files with puzzles
answers-skipped = { $file } contains answers and is skipped

## check

# The result. $status is its name in JSON.
check-verdict =
    { $status ->
        [unique] unique
        [several] several solutions
        [none] no solution
        [right] correct
        [wrong] wrong
        [clash] clash
       *[stopped] stopped
    }
check-more-clashes =
    { $n ->
        [one] and 1 more clash (list it with --all-clashes)
       *[other] and { $n } more clashes (list them with --all-clashes)
    }
check-no-givens = this puzzle has no clues; if it is a pattern, use `sudoku create --pattern FILE`
check-solution-found = a solution was found, but there may be others

check-minimal = minimal (every clue is needed)
check-not-minimal =
    { COUNT($cells) ->
        [one] not minimal (the clue in { LIST($cells) } can be removed)
       *[other] not minimal (any one of the clues in { LIST($cells) } can be removed)
    }
check-minimal-stopped = the search was stopped before it could find out whether the puzzle is minimal

check-no-automorphisms = no transform leaves the puzzle unchanged
# $transform: "half a turn", "rows 1↔4 2↔3, columns 1↔2, with 1↔2"
check-automorphism = unchanged after: { $transform }
check-more-automorphisms =
    { $n ->
        [one] unchanged after 1 other transform
       *[other] unchanged after { $n } other transforms
    }
check-all-automorphisms = including swaps of empty rows and columns, { $n } transforms leave the puzzle unchanged; one of them is the transform that changes nothing
check-automorphisms-unknown = the automorphisms cannot be counted: { $problem }

## check --why

why-not-found = the search for the reason was stopped by the time limit
# $cells: "r4c1=6/3"
why-differences =
    { $n ->
        [one] two of its solutions differ in 1 cell (first/second solution): { LIST($cells) }
       *[other] two of its solutions differ in { $n } cells (first/second solution): { LIST($cells) }
    }
# $clues: "r4c1=3"
why-deciding =
    { $n ->
        [one] one additional clue gives the puzzle exactly one solution: { LIST($clues) }
       *[other] any one of these additional clues gives the puzzle exactly one solution: { LIST($clues, type: "or") }
    }
why-no-deciding = no single additional clue gives the puzzle exactly one solution; `sudoku complete` adds as many clues as are needed, and `sudoku backbone` shows which cells differ between solutions
why-deciding-stopped = the time limit stopped the search for a clue that gives the puzzle exactly one solution
why-more = { $n } more
why-legend = * these clues contradict each other

## backbone

backbone-one-solution = the puzzle has exactly one solution
backbone-decided =
    { $decided ->
        [one] in addition to the givens, 1 cell is the same in all solutions
       *[other] in addition to the givens, { $decided } cells are the same in all solutions
    } and { $open ->
        [one] 1 cell differs
       *[other] { $open } cells differ
    }
backbone-stopped =
    { $cells ->
        [one] the search was stopped: each digit shown occurs in a solution, but 1 cell may have more
       *[other] the search was stopped: each digit shown occurs in a solution, but { $cells } cells may have more
    }

## Steps of logic

# The name of a step and how hard it is: "X-wing (ER 3.2)"
step-title =
    { $scale ->
        [hodoku] { $name } (HoDoKu { $value })
       *[explainer] { $name } (ER { $value })
    }
step-title-without-number =
    { $scale ->
        [hodoku] { $name } (no HoDoKu score)
       *[explainer] { $name } (no ER)
    }

# How hard a puzzle is.
grade-explainer = ER { $er } ({ $level })
grade-hodoku = HoDoKu { $score } ({ $level })

## hint

hint-stopped = the search was stopped before it found a step
hint-all-stopped = the search was stopped, so there may be more steps than these
# $flags: "--not", "--upto"
logic-no-technique-left = { LIST($flags) } { COUNT($flags) ->
        [one] rules
       *[other] rule
    } out every technique of --technique: change one of these options
hint-limit-finds-nothing = none of the techniques that { $flag } allows finds a step here
hint-all-finds-nothing = --all does not list forcing chains, and no other technique finds a step here: leave out --all to try forcing chains
hint-nothing-found = no technique finds a step here
# A line of --all. $place: "box 1", "rows 1 and 4"
hint-moves = { $place }: { $moves }
hint-whole-board = whole board
hint-more = and { $n } more (list all of them with --technique { $technique })

## explain

explain-step = { $number }. { $title }: { $summary }
explain-step-title = { $number }. { $title }:
# The headings of a document.
explain-document-title = A sudoku, step by step
explain-chapter = Puzzle { $number }
explain-section = { $number }. { $title }
explain-already-solved = This puzzle is already solved.
explain-section-left = What is left
explain-section-solution = The solution
explain-solved =
    { $steps ->
        [one] Solved in 1 step.
       *[other] Solved in { $steps } steps.
    }
explain-stuck =
    { $steps ->
        [0] No step found.
        [one] No further step found after 1 step.
       *[other] No further step found after { $steps } steps.
    } { $cells ->
        [one] 1 cell is
       *[other] { $cells } cells are
    } still empty.
explain-stopped =
    { $steps ->
        [one] The search was stopped after 1 step.
       *[other] The search was stopped after { $steps } steps.
    } { $cells ->
        [one] 1 cell is
       *[other] { $cells } cells are
    } still empty.
explain-hardest = Hardest step on this path: { $name }.
explain-hardest-rated =
    { $scale ->
        [hodoku] Hardest step on this path: { $name } (HoDoKu { $value }, { $level }).
       *[explainer] Hardest step on this path: { $name } (ER { $value }, { $level }).
    }
explain-without-number =
    { $steps ->
        [one] 1 step has
       *[other] { $steps } steps have
    } no { $scale ->
        [hodoku] HoDoKu score, because HoDoKu does not score
       *[explainer] ER, because Sudoku Explainer does not use
    } { COUNT($techniques) ->
        [one] this technique
       *[other] these techniques
    }: { $techniques }.
# $grade: "ER 4.2 (hard)"; boards other than 9x9 have only a level: "hard"
explain-grade = Difficulty of the puzzle: { $grade }.
explain-how-to-rate =
    { $scale ->
        [hodoku] To rate the whole puzzle, run `sudoku rate --scale hodoku`.
       *[explainer] To rate the whole puzzle, run `sudoku rate`.
    }

## rate

rate-explainer = ER { $er }, EP { $ep }, ED { $ed } ({ $level }); hardest step: { $technique }
rate-hodoku =
    { $steps ->
        [one] HoDoKu { $score } ({ $level }), 1 step; hardest step: { $technique }
       *[other] HoDoKu { $score } ({ $level }), { $steps } steps; hardest step: { $technique }
    }
rate-board = { $level }; hardest step: { $technique }
rate-refused = not rated: { $problem }
rate-several-solutions = { puzzle-several-solutions }; `sudoku check --why` shows where they differ

## The signs on boards of candidates

# A sign that has several meanings: "pattern, or would be true".
legend-meanings = { LIST($meanings, type: "alternatives") }
legend-single = ( ) empty cell that only one digit fits
legend-no-candidate = () no candidate is left
legend-only-pattern = ( ) candidates of the pattern; other candidates are not shown

## draw

draw-title = A { $side }x{ $side } sudoku with { $clues ->
    [one] one clue
   *[other] { $clues } clues
}
draw-row = Row { $row }: { $symbols }
# One of several pictures of a long chain. $title: "X-chain"
draw-part = { $title }, part { $part } of { $count }
draw-sheet-title = { $n } sudokus
draw-fewer-steps = the path has only { $steps ->
    [one] one step
   *[other] { $steps } steps
}

## techniques

techniques-legend = These are techniques by family. The columns are: the place in the beginner's order from easy to hard, the name, the rating in Sudoku Explainer, and the level and score in HoDoKu. Parentheses mean that the technique is turned off by default in HoDoKu.
techniques-next-step =
    { $n ->
        [one] 1 position in which { $technique } is the next step that `sudoku hint` shows
       *[other] { $n } positions in which { $technique } is the next step that `sudoku hint` shows
    }
techniques-finds-step =
    { $n ->
        [one] 1 position in which { $technique } finds a step
       *[other] { $n } positions in which { $technique } finds a step
    }; `sudoku hint` may show an easier step first, but `sudoku hint --technique { $id }` shows this one
techniques-positions =
    { $n ->
        [one] 1 position
       *[other] { $n } positions
    } of { $techniques } techniques; in { $next } of them, the technique is the next step that `sudoku hint` shows

lesson-title = { $name } ({ $family })
lesson-title-rated = { $name } ({ $family }, ER { $ratings })
lesson-hodoku =
    { $usage ->
        [default] HoDoKu: { $name } ({ $level }, { $points } points)
       *[on-request] HoDoKu: { $name } ({ $level }, { $points } points, turned off by default)
    }
lesson-rarity = `sudoku create --needs { $id }` rarely finds a puzzle: { $reason }. Use `sudoku techniques { $id } --positions` to get positions instead.
lesson-example = An example
