### Words that every catalogue uses.

# Lists: "r1c1, r1c2 and r1c3". $others is "r1c1, r1c2", $last is "r1c3"; .comma separates the others.
list-and = { $others } and { $last }
    .comma = ,{" "}
list-or = { $others } or { $last }
    .comma = ,{" "}

# After "neither": "r1c1 nor r1c2".
list-nor = { $others } nor { $last }
    .comma = ,{" "}

# Items that contain "or" themselves: "r1c1 is 3 or 4, or r1c2 is 4".
list-alternatives = { $others }, or { $last }
    .comma = ,{" "}

# Items that contain "and" themselves: "r1c1 is 3, and r1c2 and r1c3 are 4".
list-clauses = { $others }, and { $last }
    .comma = ,{" "}

# Items that contain commas: "with 3 in r1c2, row 1 has 3 twice; with 4 in r1c2, r5c2 has no digit left".
list-cases = { $others }; { $last }
    .comma = ;{" "}

# A small number in words, as WORDS($n) writes it.
number-in-words =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
