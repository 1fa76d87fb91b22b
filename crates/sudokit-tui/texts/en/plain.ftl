### The game in typed lines.
###
### Commands, such as "hint" and "note CELLS DIGITS", are the same in every language.

## Commands, as help lists them

plain-command-put = Write a digit into cells.
plain-command-erase = Erase the digits of cells, then their notes, then their colours. r4c5= does the same.
plain-command-note = Add centre notes to cells, or remove them.
plain-command-corner = Add corner notes to cells, or remove them.
plain-command-color = Paint cells, or remove their colour.
plain-command-tint = Paint a note in cells, or remove its colour.
plain-command-fill = Note all candidates in cells without centre notes.
plain-command-clean = Remove notes that digits on the board rule out.
plain-command-board = Draw the board.
plain-command-rules = List the rules of the board.
plain-command-regions = Draw the regions of a jigsaw.
plain-command-row = List the digits of a row.
plain-command-column = List the digits of a column.
plain-command-box = List the digits of a box, or of a region of a jigsaw.
plain-command-cell = Describe cells: their digits and notes, and the digits that the board allows.
plain-command-candidates = List the digits that the board allows in each empty cell of a row, column, box or region.
plain-command-where = List the cells with a digit, those with a note of it, and those where it can still go.
plain-command-left = Count the missing digits.
plain-command-undo = Undo the last action, or several.
plain-command-redo = Redo what you have undone.
plain-command-mistake = Undo everything from the first mistake on.
plain-command-check = Check for mistakes.
plain-command-hint = Show a hint. Again: show more of it, up to the move.
plain-command-lesson = Explain the technique of the hint.
plain-command-do = Apply the hint.
plain-command-checks = Choose which wrong digits the game reports.
plain-command-refuse = Refuse wrong entries from now on.
plain-command-mark = Accept wrong entries from now on, and report them.
plain-command-tidy = Choose whether a digit removes the notes that it rules out.
plain-command-time = Show how long you have played.
plain-command-pause = Pause the game. Again: continue.
plain-command-restart = Erase everything except the givens.
plain-command-copy = Write the puzzle and the position as text, or one of them as a link.
plain-command-new = Start a new game. This one stays saved.
plain-command-games = List the saved games.
plain-command-resume = Continue a game from the list that 'games' shows.
plain-command-history = List the last actions.
plain-command-stats = Show the statistics of all games.
plain-command-help = List the commands, or explain one.
plain-command-quit = Save the game and quit.

plain-help-example = Example: { $example }
plain-help-names = Other names: { LIST($names) }

## What a line lacks

# $problem is a sentence, $usage is "note CELLS DIGITS".
plain-usage = { $problem } Type: { $usage }
plain-usage-example = { $problem } Type: { $usage } (for example: { $example })
plain-unknown-command = There is no command '{ $word }'.
plain-unknown-command-help = There is no command '{ $word }'. Type 'help' for a list, or a cell and a digit, such as r4c5=7.
plain-unknown-command-similar = There is no command '{ $word }'. Did you mean { $command }?
plain-unexpected-word = '{ $word }' is not part of this command.
plain-which-cell = Which cell?
plain-not-a-cell = '{ $word }' is not a cell.
plain-no-such-cell = { $cell } is not a cell of this board, which has { $side } rows and columns. Write a cell such as r1c1 or A1, without spaces.
plain-which-house = Which row, column, box or region?
plain-which-digit = Which digit?
plain-not-a-digit = '{ $word }' is not a digit of this board. Its digits go from { $first } to { $last }.
plain-which-colour = Which colour? The colours are { LIST($colours) }.
plain-not-a-colour = '{ $word }' is not a colour. The colours are { LIST($colours) }.
plain-which-number = Which number?
plain-not-a-number = '{ $word }' is not a number of 1 or more.
plain-not-a-number-to = '{ $word }' is not a number from 1 to { $largest }.
plain-not-a-choice = '{ $word }' is not a choice. The choices are { LIST($choices) }.

## Answers

plain-regions-are-boxes = The regions of this board are boxes.
plain-regions = Each cell shows the number of its region:
plain-sign-own = { $sign } marks your own digits.
plain-sign-wrong = { $sign } marks digits that clash or are wrong.
plain-copied = { CAPITAL($form) }: { $text }
plain-not-copied = This game cannot be copied as { $form }: { $error }.
# $game is a description: "9x9 hard, 23 of 51 cells filled, 12:30, 2 hours ago".
plain-game = { $number }: { $game }.
plain-no-games = There is no other saved game.
plain-resume-games = To continue one of them, type 'resume' and its number.
plain-no-such-game = There is no game { $number }. Type 'games' for a list.
plain-hint-level = Level { $level } of { $levels }.
plain-hint-without-name = The hint does not name its technique yet. Type 'hint' to see more of it.
# A part of a lesson under its heading.
plain-lesson-name = { $technique }.
plain-lesson-part = { $heading }: { $text }

## The beginning and the end

plain-other-games = { $games ->
        [one] You have 1 other unfinished game. To see it, type 'games'.
       *[other] You have { $games } other unfinished games. To see them, type 'games'.
    }
