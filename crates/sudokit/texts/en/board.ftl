### Houses and cells.

# "row 3", "box 5". $number is the number of the house, or the letter of a row.
house =
    { $kind ->
        [row] row { $number }
        [column] column { $number }
        [box] box { $number }
        [region] region { $number }
        [diagonal] diagonal { $number }
        [window] window { $number }
        [disjoint-group] disjoint group { $number }
       *[extra-house] extra house { $number }
    }

# "rows 3 and 8": several houses of one kind.
houses =
    { $kind ->
        [row] rows { LIST($numbers) }
        [column] columns { LIST($numbers) }
        [box] boxes { LIST($numbers) }
        [region] regions { LIST($numbers) }
        [diagonal] diagonals { LIST($numbers) }
        [window] windows { LIST($numbers) }
        [disjoint-group] disjoint groups { LIST($numbers) }
       *[extra-house] extra houses { LIST($numbers) }
    }

house-kind =
    { $kind ->
        [row] row
        [column] column
        [box] box
        [region] region
        [diagonal] diagonal
        [window] window
        [disjoint-group] disjoint group
       *[extra-house] extra house
    }

# A house in words. $position is the house in words, $house its name.
place = { $position } ({ $house })

# "the upper left box": a box or window on a board with at most three in each direction.
place-box =
    { $kind ->
        [window] the { $corner } window
       *[box] the { $corner } box
    }
place-rows =
    { $kind ->
        [window] the window in rows { $from } to { $to } and columns { $left } to { $right }
       *[box] the box in rows { $from } to { $to } and columns { $left } to { $right }
    }
place-diagonal = the diagonal from { $first } to { $last }
place-disjoint-group = the cells at the same place in their boxes as { $first }
place-region = the region of { $first }
place-extra = the extra house of { $first }

# Where a box is: up and down, then left and right. "alone" is for a single row or column of boxes.
corner =
    { $row ->
        [upper]
            { $column ->
                [left] upper left
                [middle] upper middle
                [right] upper right
               *[alone] upper
            }
        [middle]
            { $column ->
                [left] middle left
                [middle] central
                [right] middle right
               *[alone] middle
            }
        [lower]
            { $column ->
                [left] lower left
                [middle] lower middle
                [right] lower right
               *[alone] lower
            }
       *[alone]
            { $column ->
                [left] left
                [middle] middle
                [right] right
               *[alone] only
            }
    }
