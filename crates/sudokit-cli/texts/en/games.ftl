### What `sudoku play` and `sudoku watch` print outside of their screens.

## Starting a game

games-flags-for-lists = --json, --csv and --output can only be used with --stats or --list
games-none-to-resume = there is no game to continue: use `sudoku play` to start one
games-none-to-draw = there is no unfinished game: `sudoku play` starts one, and `sudoku play --list` shows all games
games-no-keys = - reads the puzzle from standard input, but the game needs it for your keys: name a file, or pass the puzzle itself
games-several-solutions = { $place }: this puzzle has several solutions; the game accepts any of them
games-solution-unknown = { $place }: the solution was not found in time, so mistakes are only found if they break a rule
games-first-of-several = { $place }: this is the first of several puzzles; the others are ignored
games-no-terminal = this terminal cannot show the full screen: try `sudoku play --plain`

## Saved games

games-deleted = deleted { $name }
games-not-deleted = { $name } cannot be deleted
games-unknown =
    { COUNT($games) ->
        [0] there is no game called '{ $name }': no games are saved
        [one] there is no game called '{ $name }': the last saved game is { LIST($games) } (`sudoku play --list` shows all)
       *[other] there is no game called '{ $name }': the last saved games are { LIST($games) } (`sudoku play --list` shows all)
    }
games-none = No games are saved. Use `sudoku play` to start one.
games-list-help = use `sudoku play --resume NAME` to continue a game, and `sudoku play --delete NAME` to delete it

## Statistics

# A column of the table
games-column =
    { $column ->
        [board] board
        [level] level
        [played] started
        [solved] solved
        [without_hints] without hints
        [best] best time
       *[mean] average time
    }
games-unreadable-history =
    { $n ->
        [one] 1 line of the history cannot be read
       *[other] { $n } lines of the history cannot be read
    }
games-none-played = No games have been played. Use `sudoku play` to start one.

## watch

watching-first-of-several = the input has several puzzles; only this one is shown
# $seconds: "12.3"
recording-done =
    { $steps ->
        [one] recorded 1 step in { $seconds } seconds
       *[other] recorded { $steps } steps in { $seconds } seconds
    }
recording-done-in-part = recorded { $steps } steps in { $seconds } seconds; only 1 step in { $stride } is shown
