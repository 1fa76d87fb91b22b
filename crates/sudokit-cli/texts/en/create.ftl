### What the commands print that make or change puzzles: create, minimize, reduce, complete.

## create

create-other-format = the format { $format } cannot record boards of { $side }x{ $side } cells: choose another format with --to
create-minimal-with-symmetry = --minimal with --symmetry removes only whole groups of symmetric clues, so single clues might still be redundant
create-alphabet =
    { $symbols ->
        [one] the alphabet has 1 symbol
       *[other] the alphabet has { $symbols } symbols
    }, but the board needs { $side }
create-needs-on-request = { $name } is turned off by default in HoDoKu: leave out --order, or use --order beginner
create-several-grids = this file contains several grids: expected only one
create-no-grid = this is not a complete grid that follows the rules: { $problem }
create-size-of-regions = --size cannot be used with --jigsaw, unless it is --jigsaw random: regions set the size themselves
create-random-regions = --jigsaw random makes boards with sides from 4 to 16, not { $side }
create-no-usual-boxes = there are no usual boxes for a board of { $side }x{ $side } cells: choose a size from 4 to 64 that is not a prime number, or set the boxes with --box ROWSxCOLUMNS or --jigsaw

create-nothing =
    { $count ->
        [0] nothing to create: --count is 0
       *[other] nothing to create: --count { $count } includes the puzzles that --skip { $skipped } leaves out
    }

create-seed-summary =
    { $n ->
        [one] 1 puzzle, seed { $seed }
       *[other] { $n } puzzles, seed { $seed }
    }, { $duplicates ->
        [0] no duplicates
        [one] 1 duplicate
       *[other] { $duplicates } duplicates
    }

## A puzzle that create did not find

# With --count: which of the puzzles. $sentence: one of the next two
create-missed-number = puzzle { $number }: { $sentence }

# $puzzle: "puzzle with 26 clues and only necessary clues". $nearest: what was found instead.
# $missed: the option that it does not match, or "no". $saved: whether the output is a file.
create-missed =
    no { $puzzle } was found { $when }; the closest one, { $saved ->
        [yes] written
       *[no] printed
    } instead, has { $nearest }{ $missed ->
        [no] {""}
       *[other] , and does not match { $missed }
    }
# After the sentence above. $reason: why a technique is rare
create-missed-rare = { $sentence }. Puzzles that need { $technique } are rarely found: { $reason }
create-missed-others =
    { $sentence }. { $n ->
        [one] The other puzzle was not tried.
       *[other] The other { $n } puzzles were not tried.
    }
# $advice: what to try instead
create-missed-all = no { $puzzle } was found { $when }: { $advice }

create-missed-when =
    { $why ->
        [time] in { $time }
        [stopped] before the search was stopped
       *[tries] after many tries
    }
# $needs and $without: names of techniques
create-puzzle =
    puzzle{ COUNT($features) ->
        [0] {""}
       *[other] {" "}with { LIST($features) }
    }{ COUNT($needs) ->
        [0] {""}
       *[other] {" "}that needs { LIST($needs) }
    }{ COUNT($without) ->
        [0] {""}
       *[other] {" "}without steps of { LIST($without, type: "or") }
    }

# "30 clues and ER 1.2 (easy)"
create-nearest = { LIST($features) }
create-feature-clues =
    { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }
create-feature-clues-from =
    { $n ->
        [one] at least 1 clue
       *[other] at least { $n } clues
    }
create-feature-clues-to =
    { $n ->
        [one] at most 1 clue
       *[other] at most { $n } clues
    }
create-feature-clues-between = { $first } to { $last } clues
create-feature-symmetry = symmetry { $symmetry }
create-feature-pattern = the given pattern
create-feature-minimal = only necessary clues
# $ratings: "from 8.5"
create-feature-level = level { $level } (ER { $ratings })
create-feature-board-level = level { $level }
create-feature-ratings = ER { $ratings }
create-feature-hodoku-level = HoDoKu level { $level }
create-feature-score = HoDoKu score { $n }
create-feature-score-from = HoDoKu score of at least { $n }
create-feature-score-to = HoDoKu score of at most { $n }
create-feature-score-between = HoDoKu score { $first } to { $last }

create-advice =
    { $less ->
        [difficulty] change the requested difficulty or techniques
        [pattern] add a clue to the pattern
        [clues] allow more clues with --clues
       *[board] choose a smaller board or fewer extra houses
    }, or { $more ->
        [time] give the search more time
       *[seed] try another --seed
    }

## minimize and reduce

minimize-nothing = no clue can be removed
minimize-no-group = no group of symmetric clues can be removed
minimize-done =
    { $n ->
        [one] removed 1 of { $clues } clues
       *[other] removed { $n } of { $clues } clues
    }
minimize-done-in-groups =
    { $n ->
        [one] removed 1 of { $clues } clues
       *[other] removed { $n } of { $clues } clues
    }; no other group of symmetric clues can be removed, but single clues might still be redundant
minimize-stopped =
    { $n ->
        [one] removed 1 of { $clues } clues before the search was stopped
       *[other] removed { $n } of { $clues } clues before the search was stopped
    }; more clues might be redundant
minimize-not-symmetric = the clues do not have the symmetry { $symmetry }: where a symmetric group has only some of its clues, these are removed together

reduce-few-clues =
    { $clues ->
        [one] the puzzle already has only 1 clue
       *[other] the puzzle already has only { $clues } clues
    }
reduce-keeps-rating = no clue can be removed without changing the rating
reduce-short = removed { $n } of { $clues } clues; { $left } are left, and no other clue can be removed. Another --seed may remove more.
reduce-short-keeps-rating = removed { $n } of { $clues } clues; { $left } are left, and no other clue can be removed without changing the rating. Another --seed may remove more.

## complete

complete-nothing = this puzzle already has exactly one solution
complete-done =
    { $n ->
        [one] added 1 clue
       *[other] added { $n } clues
    }
complete-stopped =
    { $n ->
        [one] added 1 clue before the search was stopped
       *[other] added { $n } clues before the search was stopped
    }; fewer might be enough

edit-needs-unique = this puzzle has several solutions: use `sudoku complete` to add clues until there is only one
