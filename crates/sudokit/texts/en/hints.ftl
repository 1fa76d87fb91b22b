### Hints: a step of logic in sentences, from where to look to what to do.
###
### $digit and $cell are the names of a digit and a cell, $digits and $cells are lists of them.
### $house and $houses are "row 3", "rows 3 and 8". After "a" and "every", $house is "row, column or box".
### $candidates is "5 in r1c1 and 6 in r1c2".

## The levels of every hint

hint-look = Look at { $place }.
hint-look-everywhere = Look at the whole board.
hint-technique = { $name }: { $about }.
hint-so = { COUNT($facts) ->
        [1] So { $facts }.
        [2] So { LIST($facts, type: "clauses") }.
       *[other] So { LIST($facts, type: "cases") }.
    }
hint-place = Place { $digit } in { $cell }.
hint-remove = Remove { LIST($digits) } from { LIST($cells) }.

## Parts of sentences

# "5 in r1c1 and 6 in r1c2"
candidates = { LIST($parts) }
# "5 in r1c1 and r1c2, and 6 in r1c2"
candidate-groups = { LIST($parts, type: "clauses") }
# "5 and 6 in r1c1 and r1c2"
digits-in-cells = { LIST($digits) } in { LIST($cells) }

# "r1c1 is 5"
fact-is = { LIST($cells) } { COUNT($cells) ->
        [one] is
       *[other] are
    } { $digit }

# "r1c1 and r1c2 cannot be 5 or 6"
fact-cannot-be = { LIST($cells) } cannot be { LIST($digits, type: "or") }

# What cells share that see each other: "row, column or box"
any-house = { LIST($kinds, type: "or") }
# "row, column and box"
every-house = { LIST($kinds) }

# Why cells lose a digit: "r1c2 and r1c3 share row 1 with r1c9, and box 1 with r3c1."
cells-share-with = { LIST($cells) } { COUNT($cells) ->
        [one] shares
       *[other] share
    } { LIST($relations, type: "clauses") }.
# "row 1 with r1c9"
share-with = { $house } with { LIST($others) }
# "2 and 3 are already ruled out in r1c6"
fact-ruled-out-before = { LIST($digits) } { COUNT($digits) ->
        [one] is
       *[other] are
    } already ruled out in { LIST($cells) }
# "neither r1c2 nor r1c3 is 5"
fact-none-is = { COUNT($cells) ->
        [1] { $cells } is not { $digit }
        [2] neither { LIST($cells, type: "nor") } is { $digit }
       *[other] none of { LIST($cells) } is { $digit }
    }

## Singles

single-where = Where can { $digit } go in { $house }?
single-blocked = { CAPITAL($house) } already has its { $digit } in { $cell }, so { LIST($cells) } cannot be { $digit }.
single-blocked-before = { $digit } is already ruled out in { LIST($cells) }.
# The step in one sentence. $blockers: the cells that already have the digit. $others: cells in
# which it is ruled out for another reason; an empty list if there are many.
single-place-summary = In { $house }, only { $cell } can be { $digit }, because { $why ->
        [digits] of { single-blockers }
        [ruled-out] { single-other-cells }
       *[both] of { single-blockers } and because { single-other-cells }
    }.
single-blockers = the { COUNT($blockers) ->
        [one] { $digit }
       *[other] { $digit }s
    } in { LIST($blockers) }
single-other-cells = { $digit } is already ruled out in { COUNT($others) ->
        [0] the other cells
       *[other] { LIST($others) }
    }
single-place-left = That leaves only { $cell } for { $digit } in { $house }.

single-last-cell = { CAPITAL($house) } has only one empty cell: { $cell }.
single-last-digit = { CAPITAL($house) } already has every digit except { $digit }, so { $cell } is { $digit }.

single-which = Which digits can go in { $cell }?
# $facts: "Row 4 already has 1 and 2", "box 1 has 3"
single-taken = { LIST($facts, type: "clauses") }.
single-has-already = { CAPITAL($house) } already has { LIST($digits) }
single-has = { $house } has { LIST($digits) }
single-taken-before = { COUNT($digits) ->
        [one] { $digits } is already ruled out in { $cell }.
       *[other] { LIST($digits) } are already ruled out in { $cell }.
    }
# The step in one sentence. $facts: "row 4 has 1 and 2", "3 is already ruled out"
single-digit-summary = { $cell } can only be { $digit }: { LIST($facts, type: "clauses") }.
single-ruled-out = { COUNT($digits) ->
        [one] { $digits } is already ruled out
       *[other] { LIST($digits) } are already ruled out
    }
single-digit-left = That leaves only { $digit } for { $cell }.

trial-what-if = What if { $cell } is not { $digit }?
trial-fails = With any other digit in { $cell }, the board cannot be completed: Sudokit has tried all of them.

## Locked candidates and sets

only-places = In { $house }, the digit { $digit } can only go in { LIST($cells, type: "or") }.
both-in = { COUNT($cells) ->
        [2] Both cells are also in { $houses }.
       *[other] All these cells are also in { $houses }.
    }
intersection-locked = { CAPITAL($base) } needs its { $digit } in one of them, so no other cell of { $cover } can be { $digit }.

naked-cells = In { $house }, { LIST($cells) } can only be { LIST($digits, type: "or") }.
# $houses: "row 3 or box 1"
naked-used = These { WORDS($cells) } cells need { WORDS($cells) } digits and have only { LIST($digits) }, so they use up { COUNT($cells) ->
        [2] both
       *[other] all of them
    }: no other cell of { LIST($houses, type: "or") } can be { LIST($digits, type: "or") }.
hidden-digits = In { $house }, the digits { LIST($digits) } can only go in { LIST($cells) }.
hidden-used = { COUNT($cells) ->
        [2] These two digits need two cells, so they fill both: no other digit fits there.
       *[other] These { WORDS($cells) } digits need { WORDS($cells) } cells, so they fill all of them: no other digit fits there.
    }

then-what = What does this mean for { $digit } in { $house }?
then-ruled-out = This rules out { $candidates }.

## Wings

wing-pivot = { $cell } can be { LIST($digits, type: "or") }.
wing-pincer = { $cell } shares { $house } with { $pivot } and can be { LIST($digits, type: "or") }.
wing-case = If { $pivot } is { $held }, then { $cell } cannot be { $held }, so it is { $digit }.
wing-pivot-itself = Otherwise { $pivot } itself is { $digit }.
wing-end = { COUNT($cells) ->
        [2] In both cases
       *[other] In every case
    }, { LIST($cells, type: "or") } is { $digit }.

## Aligned exclusion

exclusion-fill = Try every way to fill { LIST($cells) }.
# $seen: "r2c3 (2 or 7)"
exclusion-seen = They share a { $house } with { LIST($seen) }, which { COUNT($seen) ->
        [one] needs a digit
       *[other] need a digit each
    }.
cell-with-digits = { $cell } ({ LIST($digits, type: "or") })
# $failures: "with 3 in r1c2, r5c2 has no digit left"
exclusion-case = If { $cell } is { $digit }: { LIST($failures, type: "cases") }.
exclusion-with = with { LIST($filled) }, { $problem }
exclusion-twice = { $house } has { $digit } twice
exclusion-starved = { $cell } has no digit left

## Fish

fish-places = In { $base }, the digit { $digit } can only go in { $cover }: { LIST($cells) }.
fish-finned = In { $base }, the digit { $digit } can only go in { $cover }.
fish-finned-outside = In { $base }, the digit { $digit } can only go in { $cover }, or in { LIST($cells, type: "or") }.
fish-twice-in-base = { $cell } is in { $houses } at the same time, so it counts as a fin.
fish-fins = { COUNT($cells) ->
        [one] { $cells } is the fin: an extra place that does not fit the pattern.
       *[other] { LIST($cells) } are the fins: extra places that do not fit the pattern.
    }
fish-needs = { CAPITAL($base) } each have their { $digit } in one of these cells. { CAPITAL($cover) } can have only one { $digit } each, so each of them has it in one of these cells.
fish-full = No other cell of { $cover } can be { $digit }.
# $houses: the two cover houses of the cell
fish-takes-both = { $cell } is in { $houses } and would take the { $digit } of both, so it cannot be { $digit }.
# The same in the case that no fin is the digit.
fish-takes-both-too = Then { $cell } cannot be { $digit } either: it is in { $houses } and would take the { $digit } of both.
fish-without-fins = If { $none }, { $base } each have their { $digit } in { $cover }, never two of them in the same house. So { $cover } each have their { $digit } in { $base }, and no other cell of { $cover } can be { $digit }.
fish-with-fins = { COUNT($fins) ->
        [1] If { $fins } is { $digit }, a cell that shares a { $house } with it cannot be { $digit }.
        [2] If one of { LIST($fins) } is { $digit }, a cell that shares a { $house } with both of them cannot be { $digit }.
       *[other] If one of { LIST($fins) } is { $digit }, a cell that shares a { $house } with all of them cannot be { $digit }.
    }

templates-how = How can { $digit } be placed in every row, column and other house?
templates-all = Every way to place { $digit } in all houses uses { LIST($cells) }.
templates-none = No way to place { $digit } in all houses uses { LIST($cells, type: "or") }.

## Colouring

# $pairs: "row 2 (r2c3 and r2c7)"
colour-pairs = { COUNT($pairs) ->
        [one] The digit { $digit } has only two places in { $pairs }.
       *[other] The digit { $digit } has only two places in each of these houses: { LIST($pairs) }.
    }
colour-more-pairs = { COUNT($pairs) ->
        [one] The digit { $digit } also has only two places in { $pairs }.
       *[other] The digit { $digit } also has only two places in each of these houses: { LIST($pairs) }.
    }
house-with-cells = { $house } ({ LIST($cells) })
colour-first-two = Give two colours to these places, so that the two places in each house differ: the first colour to { LIST($one) }, the second to { LIST($other) }.
colour-next-two = Do the same with two other colours: the third colour to { LIST($one) }, the fourth to { LIST($other) }.
colour-one-right = One place in each house is { $digit }, so either all cells of the first colour are { $digit } or all cells of the second.
colour-two-right = One place in each house is { $digit }, so either all cells of the first colour are { $digit } or all cells of the second, and the same is true of the third and the fourth colour.
colour-both-seen = A cell that shares a { $house } with cells of both colours cannot be { $digit }.
colour-clash = { LIST($cells) } have the same colour but share { $house }, which has room for only one { $digit }.
colour-wrong = So this colour is wrong: none of its cells is { $digit }.
colour-touch = { LIST($cells) } share { $house }, so the cells of the { $one } and of the { $other } colour cannot all be { $digit }.
colour-touch-so = So all cells of the { $one } or all cells of the { $other } colour are { $digit }: a cell that shares a { $house } with cells of both cannot be { $digit }.
# $facts: "r1c1 and r1c5 share row 1"
colour-squeezed = { LIST($facts, type: "clauses") }.
cells-share = { LIST($cells) } share { $house }
colour-squeezed-so = If the cells of the { $own } colour are { $digit }, those of the { $one } and of the { $other } colour cannot be { $digit }. But all cells of one of these two colours must be { $digit }.
colour-named-wrong = So the { $own } colour is wrong: none of its cells is { $digit }.
colour-name =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
a-house = a house

## Patterns with two solutions

loop-open = { $form }, and all of them can be { LIST($digits, type: "or") }.
loop-empty = { $form }, and all of them are empty.
loop-not-given = { $form }, and none of them is a given.
loop-form = { COUNT($cells) ->
        [4] { LIST($cells) } are the corners of a rectangle
       *[other] { LIST($cells) } form a closed loop
    }
loop-others = Apart from { LIST($digits) }, { $count ->
        [one] the only candidate of these cells is { $candidates }.
       *[other] the only candidates of these cells are { $candidates }.
    }
# $facts: "r1c1 is 3", "r2c5 can be 3 or 5"
loop-state = { LIST($facts, type: "clauses") }.
fact-can-be = { $cell } can be { LIST($digits, type: "or") }
loop-swap = If these cells held only { LIST($digits) }, you could swap the two digits in all of them, and every { $house } would still be right.
# $conditions: "r2c5 were 3"
loop-swap-if = If { LIST($conditions) }, these cells would hold only { LIST($digits) }: you could swap the two digits in all of them, and every { $house } would still be right.
fact-were = { $cell } were { LIST($digits, type: "or") }
loop-two-solutions = The puzzle would have two solutions, but a proper puzzle has only one.
# $facts: "2 is already ruled out in r1c6"
loop-ruled-out-before = It does not matter that { LIST($facts, type: "clauses") }: none of these cells is a given, so the swapped digits would still solve the puzzle.

loop-forced = Suppose { $cell } is { $digit }. Then { LIST($facts, type: "clauses") }.
fact-only-left = only { $digit } is left for { LIST($cells) }
loop-forced-so = That completes the pattern, so the puzzle would have two solutions.
loop-forced-others = The same is true of { $candidates }.

graveyard-pairs = Without { $candidates }, every empty cell would have exactly two candidates, and every missing digit exactly two places in each { $house }.
graveyard-swap = Such a board has no solution, or at least two, because you could swap the two candidates of every cell. But a proper puzzle has exactly one.

escape-cell = So { $cell } must break the pattern: it is { LIST($digits, type: "or") }.
escape-digit = { COUNT($cells) ->
        [1] So { $cells } is { $digit }.
        [2] So { LIST($cells, type: "or") } is { $digit }.
       *[other] So at least one of { LIST($cells) } is { $digit }.
    }
# $facts: "r2c3 is 5 or 6"
escape-one-of = So { LIST($facts, type: "alternatives") }.
fact-is-one-of = { $cell } is { LIST($digits, type: "or") }
# $this, $other: the cells of the pattern; $these, $others: their extra candidates
escape-locked = Either { $this } is { $digit } and { $other } is { LIST($others, type: "or") }, or { $other } is { $digit } and { $this } is { LIST($these, type: "or") }. No other digit fits there.
escape-as-one-cell = Together, { LIST($cells) } act like one cell that is { LIST($digits, type: "or") }.
# $room: number of cells; $houses: where other cells lose the digits
escape-naked = Together with { LIST($cells) }, this makes { WORDS($room) } cells of { $house } for the { WORDS($digits) } digits { LIST($digits) }. They use up these digits, so no other cell of { LIST($houses, type: "or") } can be { LIST($digits, type: "or") }.
escape-hidden = { COUNT($corners) ->
        [2] { LIST($corners, type: "or") } is { LIST($extra, type: "or") }, so only one of the two can be { LIST($digits, type: "or") }.
       *[other] One of { LIST($corners) } is { LIST($extra, type: "or") }, so these cells take fewer than { WORDS($corners) } of the digits { LIST($digits) }.
    }
escape-hidden-rest = { COUNT($cells) ->
        [one] So the other of these digits must go in { $cells }, and nothing else fits there.
       *[other] So the other { WORDS($cells) } of these digits must go in { LIST($cells) }, and nothing else fits there.
    }

## Sets of cells

alternate-cells = { LIST($cells) } can each be { LIST($digits, type: "or") }.
alternate-links = Each of them shares a { $house } with the next, so { LIST($digits) } alternate.
alternate-either = Either { LIST($these) } are { $one } and { LIST($those) } are { $other }, or the other way round.
alternate-so = A cell that shares a { $house } with a cell of each of these two groups cannot be { LIST($digits, type: "or") }: one group is { $one }, and the other is { $other }.

spread-digits = The { WORDS($cells) } cells { LIST($cells) } can only be { LIST($digits, type: "or") }.
spread-once = Those that can be { LIST($digits, type: "or") } are all in { $house }, so { COUNT($digits) ->
        [one] this digit is
       *[other] each of these digits is
    } in at most one of them.
# $first, $second: two houses that each have the digits once in these cells
spread-twice = Those that can be { LIST($digits, type: "or") } are all in { $first } or { $second }, so { COUNT($digits) ->
        [one] this digit is
       *[other] each of these digits is
    } in at most two of them.
spread-used = The { WORDS($cells) } cells need { WORDS($cells) } digits, so each of the digits is in one of these cells.
# $twice: the digits that can be in two of the cells
spread-used-twice = The { WORDS($cells) } cells need { WORDS($cells) } digits, so { COUNT($twice) ->
        [one] { $twice } is
       *[other] each of { LIST($twice) } is
    } in two of these cells, and each of the other digits in one.
# $facts: "no other cell of row 1 can be 2 or 3"
spread-so = So { LIST($facts, type: "clauses") }.
fact-no-other = no other cell of { $house } can be { LIST($digits, type: "or") }
spread-elsewhere = All places for { $digit } in these cells are also in { $house }, so no other cell of { $house } can be { $digit }.

almost-cell = { $cell } can be { LIST($digits, type: "or") }.
almost-set = In { $house }, { LIST($cells) } can be { LIST($digits, type: "or") }: { WORDS($digits) } digits for { WORDS($cells) } cells.
almost-suppose = Suppose { LIST($cells, type: "or") } is { $digit }.
# $losses: "r1c1 cannot be 3 or 4 (which must now be in r2c5)"
almost-then = Then { LIST($losses, type: "clauses") }. { $state ->
        [empty] No digit is left for { LIST($cells) }: that is impossible.
        [short] Only { LIST($digits) } { COUNT($digits) ->
            [one] is
           *[other] are
        } left for { LIST($cells) }: that is impossible.
        [single] So { LIST($cells) } is { LIST($digits) }.
        [locked] So { LIST($cells) } are { LIST($digits) } in some order.
       *[open] That leaves { LIST($digits) } for { LIST($cells) }.
    }
almost-loss = { LIST($cells) } cannot be { LIST($digits, type: "or") }
almost-placed = { $digit } (which must now be in { LIST($places, type: "or") })
# The cell of a death blossom whose candidates the other sets take.
almost-stem = { $cell } is the stem: it can be { LIST($digits, type: "or") }.

## Chains

chain-leads = A chain of { $n } links leads from { $from } to { $to }.
chain-returns = A chain of { $n } links starts at { $from } and comes back to it.
chain-loop = A closed chain of { $n } links runs through { $from }.
chain-spot = { $digit } in { LIST($cells, type: "or") }
chain-suppose = Suppose { $claim }.
chain-suppose-numbered = ({ $number }) Suppose { $claim }.
chain-then = Then { $consequence }.
# $numbers: "(1)"
chain-from = ({ $number }) From { LIST($numbers) }: { $consequence }.
chain-number = ({ $number })
chain-closes = Then { $consequence }, and the loop is closed.
chain-backwards = It also works backwards: if { $this }, then { $that }, and so on around the loop.
chain-all-or-none = So either all of these statements are true, or all of them are false.
# Where a loop goes from a candidate that would be true to one that would be false.
chain-loop-house = So one of { LIST($cells) } is { $digit }, and no other cell of { $house } can be { $digit }.
chain-loop-cell = So { $cell } is { LIST($digits, type: "or") }.
chain-contradicts = This contradicts the assumption, so the assumption is wrong.
chain-clash = But { $clash }, so the assumption is wrong.
chain-case-impossible = But { $clash }, so this case is impossible.
clash = { COUNT($cells) ->
        [one] { $cells } cannot be { $digit } and not { $digit } at the same time
       *[other] { $digit } cannot be in one of { LIST($cells) } and in none of them at the same time
    }
chain-either = So { $this }, or { $that }.
chain-both = In both cases, { LIST($facts, type: "clauses") }.
# The question that a proof by contradiction answers.
chain-question = { $truth ->
        [is] Can { LIST($cells, type: "or") } be { $digit }?
       *[is-not] Must { LIST($cells, type: "or") } be { $digit }?
    }
# The parts of a short chain.
chain-cells = { LIST($cells) } can { COUNT($cells) ->
        [one] only be
       *[other] each only be
    } { LIST($digits, type: "or") }.
chain-joined = { LIST($cells) } are { COUNT($cells) ->
        [2] both
       *[other] all
    } in { $house }.

cases-digits = { $cell } is { LIST($digits, type: "or") }.
cases-places = In { $house }, the digit { $digit } is in { LIST($cells, type: "or") }.
cases-either = { $cell } is { $digit }, or it is not.
# $through: one of the cover houses, $cells: its places for the digit in the base
cases-fish = If { $none }, { $base } have their { $digit } in { $cover }, so { $through } has its { $digit } in { LIST($cells, type: "or") }.
# $cases: the number of cases
cases-all = { $cases ->
        [2] In both cases, { $claim }.
       *[other] In every case, { $claim }.
    }
cases-all-possible = In every possible case, { $claim }.

# What a chain says about a digit and one or more cells.
claim =
    { $truth ->
        [is] { LIST($cells, type: "or") } is { $digit }
       *[is-not] { fact-none-is }
    }
consequence = { $claim }, because { $reason }
# A step within the chain that has a proof of its own, which follows in the next sentences.
consequence-proven = { $claim } [{ $technique }: the proof follows]
# $earlier: the number of another claim that the same step proves
consequence-as-before = { $claim } [{ $technique }, as in ({ $earlier })]
chain-own-proof = Proof of ({ $number }): { $proof }
consequence-of-step = { $claim } [{ $technique }]
consequence-of-pattern = { $claim } [{ $technique }: { $pattern }]
reason-last-candidate = it has no other candidate left
reason-cell-is = it is { $digit }
reason-last-place = it is the only place left for { $digit } in { $house }
reason-last-places = { $digit } has no other place left in { $house }
reason-house-has = { $house } has its { $digit } in { LIST($cells, type: "or") }
