### Files of saved games, preferences and statistics.
###
### $path is the path of a file. $reason says why something failed.

## Saving

store-not-saved = The game cannot be saved: { $reason }. You can continue to play.
# $name: the new name of this game
store-continued-elsewhere = Another window has continued and saved this game. Your game in this window is now saved as { $name }.
store-not-remembered = This change lasts until you quit. It cannot be saved: { $reason }.

## The end of a game

# $controls is "keys" for a game on a screen, or "commands" for one in typed lines.
store-end-saved = The game is saved. To continue, run: { $controls ->
        [keys] sudoku play --resume
       *[commands] sudoku play --plain --resume
    }
store-end-solved = The solved game is saved as { $name }.
store-end-unchanged = You have changed nothing, so nothing is saved.
store-end-again = To play this puzzle another time, run: { $controls ->
        [keys] sudoku play
       *[commands] sudoku play --plain
    } --difficulty { $level } --seed { $seed }
store-end-not-saved = The game could not be saved.

## Files

store-game-unreadable = { $path } cannot be opened: { $reason }.
store-preferences-unreadable = { $path } cannot be read: { $reason }. The default options are used.
store-cannot-write = { $path } cannot be written: { $reason }
store-cannot-read = { $path } cannot be read: { $reason }

## Reasons

store-no-home = there is no home directory to save in: set HOME, or set XDG_DATA_HOME to an absolute path
store-not-text = it does not contain text
store-name-not-text = the name of the file is not valid text
store-no-such-game = there is no game with this name
store-path-as-name = this is a path, but the name of a game is expected
