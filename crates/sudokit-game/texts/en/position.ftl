### The board in sentences that can be read aloud.
###
### $cell is the name of a cell, such as "r4c5" or "D5", and $cells is a list of them.
### $digit is the symbol of a digit, and $digits is a list of them. $house is "row 4" or "row D".

## The puzzle

# $board: "9x9 diagonals". $level, $title and $seed are lists: empty, or with one item.
position-greeting = Sudoku, { $board }{ COUNT($level) ->
        [0] {""}
       *[other] , { $level }
    }{ COUNT($title) ->
        [0] {""}
       *[other] , { $title }
    }{ COUNT($seed) ->
        [0] {""}
       *[other] , seed { $seed }
    }, with { $empty ->
        [0] no empty cells
        [one] one empty cell
       *[other] { $empty } empty cells
    }.
position-commands = Type 'board' to see the board, or 'help' for a list of commands.

## Rules

rule-boxes = Each row, each column and each box contains every digit once.
rule-lines = Each row and each column contains every digit once.
rule-jigsaw = Regions of any shape replace the boxes: each region contains every digit once.
rule-diagonals = Both long diagonals also contain every digit once.
rule-one-diagonal = One of the long diagonals also contains every digit once.
rule-windows = Windows also contain every digit once. A window has the size of a box, and is one row and one column away from the edge and from the next window.
rule-disjoint-groups = Cells at the same place in their boxes also contain different digits.
rule-extra-houses = Some other groups of cells also contain different digits.

## Cells

# "r4c5 is empty; centre notes 3 and 5; painted green." All arguments after $digit are
# lists, which can be empty. $painted: "3 painted green".
position-cell = { $content ->
        [given] { $cell } is { $digit }, a given
        [own] { $cell } is { $digit }, your digit
       *[empty] { $cell } is empty
    }{ COUNT($centre) ->
        [0] {""}
        [one] ; centre note { $centre }
       *[other] ; centre notes { LIST($centre) }
    }{ COUNT($corner) ->
        [0] {""}
        [one] ; corner note { $corner }
       *[other] ; corner notes { LIST($corner) }
    }{ COUNT($color) ->
        [0] {""}
       *[other] ; painted { $color }
    }{ COUNT($painted) ->
        [0] {""}
       *[other] ; { LIST($painted) }
    }.
position-painted-candidate = { $digit } painted { $color }

# The houses of a cell that its name does not show: "the region of r1c1 (region 1)".
position-cell-houses = It is also in { LIST($houses) }.
position-cell-candidates = { COUNT($digits) ->
        [0] The digits on the board rule out every digit.
        [one] The digits on the board allow only { $digits }.
       *[other] The digits on the board allow { LIST($digits) }.
    }

# A colour of a cell or of a candidate.
color-name = { $name ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [cyan] cyan
        [blue] blue
        [purple] purple
        [pink] pink
       *[gray] grey
    }

## Houses

# "Row 4: 8, empty, empty and your 4."
position-house = { CAPITAL($house) }: { LIST($contents) }.
position-content = { $content ->
        [given] { $digit }
        [own] your { $digit }
       *[empty] empty
    }
# Before a list of cells with their candidates.
position-allowed = The digits on the board allow:
# $notes: centre notes, if they differ from the candidates
position-allowed-in-cell = { $cell }: { COUNT($digits) ->
        [0] no digit
       *[other] { LIST($digits) }
    }{ COUNT($notes) ->
        [0] {""}
        [one] ; your note is { $notes }
       *[other] ; your notes are { LIST($notes) }
    }.
# For houses of irregular shape: "r1c1 is 8".
position-content-of-cell = { $cell } is { position-content }

## Digits

# $left: how many of the digit are missing
position-digit = { COUNT($cells) ->
        [0] There is no { $digit } on the board
       *[other] { $digit } is in { LIST($cells) }
    }; { $left ->
        [0] none is missing
        [one] one is missing
       *[other] { WORDS($left) } are missing
    }.
position-digit-notes = { COUNT($cells) ->
        [one] { $cells } has the note { $digit }.
       *[other] { LIST($cells) } have the note { $digit }.
    }
# $places: "r1c2 and r1c3 (box 1)"
position-digit-allowed = { COUNT($places) ->
        [0] The digits on the board leave no cell for { $digit }.
       *[other] The digits on the board allow { $digit } in { LIST($places, type: "cases") }.
    }
position-digit-allowed-in-house = { LIST($cells) } ({ $house })

position-empty-cells = { $n ->
        [0] No cells are empty.
        [one] One cell is empty.
       *[other] { $n } cells are empty.
    }
# $digits: "1 (2 times)"
position-missing = Missing: { LIST($digits) }.
position-missing-digit = { $digit } ({ $n ->
        [one] once
       *[other] { $n } times
    })
position-complete = Complete: { LIST($digits) }.
