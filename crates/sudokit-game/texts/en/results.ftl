### Times and statistics.

## Times

# Parts of a time: "1 hour, 2 minutes and 5 seconds".
time-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
time-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
time-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
time-ago = { $unit ->
        [days] { $n ->
            [one] 1 day ago
           *[other] { $n } days ago
        }
        [hours] { $n ->
            [one] 1 hour ago
           *[other] { $n } hours ago
        }
        [minutes] { $n ->
            [one] 1 minute ago
           *[other] { $n } minutes ago
        }
       *[now] just now
    }

time-solved = You solved it in { $time }.
time-played = You have played for { $time }.
time-paused = You have played for { $time }. The game is paused.

## Statistics

statistics-none = You have not played a game yet.
# $board: "9x9 diagonals". $best and $mean are lists, which are empty if no game was solved without hints.
statistics-kind = { $board }, { $level }: { $played } started, { $solved } solved, { $unaided } of them without hints{ COUNT($best) ->
        [0] .
       *[other] ; best time { $best }, average time { $mean }.
    }
statistics-unreadable = { $n ->
        [one] One line of the history cannot be read and is not counted.
       *[other] { $n } lines of the history cannot be read and are not counted.
    }
