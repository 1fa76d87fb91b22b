### Errors and notes on standard error, progress and questions.
###
### $problem is the sentence of another error, $reason says why the system refused something.
### $source is the name of an input: a file, "standard input" or "argument 2".

## Where an error was found

error-label = error: { $problem }
error-in-source = { $source }: { $problem }
error-in-source-line = { $source }: line { $line }: { $problem }
error-in-line = line { $line }: { $problem }
# $option: "--jigsaw"
error-in-option = { $option }: { $source }: { $problem }

## A wrong command line

# $option is "--by", or the name of an argument: "NAME".
usage-more = For help, run: { $command } --help
usage-missing-command = the command is missing
usage-unknown-command = there is no command '{ $name }'
usage-unknown-option = there is no option '{ $name }'
# $value: an argument that is not an option
usage-unexpected = '{ $value }' is one argument too many
usage-similar = { $problem }; did you mean { LIST($names, type: "or") }?
usage-repeated = { $option } can be used only once
usage-conflict = { $option } cannot be used together with { LIST($others, type: "or") }
usage-missing-argument = the argument { $name } is missing
usage-missing-option = { COUNT($options) ->
        [one] the option { $options } is missing
       *[other] one of these options is missing: { LIST($options, type: "or") }
    }
usage-unexpected-value = { $option } does not take the value '{ $value }'
usage-wrong-value = '{ $value }' is not a value of { $option }: use { LIST($values, type: "or") }
usage-wrong-format = '{ $value }' is not a format for { $option }: `sudoku formats` lists them
usage-similar-format = '{ $value }' is not a format for { $option }; did you mean { $similar }? `sudoku formats` lists them all
usage-no-value = { $option } needs a value
usage-no-value-of = { $option } needs a value: { LIST($values, type: "or") }
usage-no-format = { $option } needs a format: `sudoku formats` lists them
usage-no-technique = { $option } needs a technique: `sudoku techniques` lists them
usage-not-text = a value is not text in UTF-8
# $problem: what is wrong with the value of the option; usually, it names the value
usage-problem = { $option }: { $problem }
usage-problem-of-value = { $option } { $value }: { $problem }

draw-no-terminal = a terminal cannot show a { $format } file: name a file with -o
draw-unknown-ending = { $file }: the name must end with .svg, .png or .pdf, or --to must name the format
# $format: "svg"
draw-too-many = a sheet has at most { $most } boards: draw a file for each with -o 'NAME-{ "{" }n{ "}" }.{ $format }'
draw-too-much = a sheet has at most { $most } digits, candidates and lines: draw a file for each board with -o 'NAME-{ "{" }n{ "}" }.{ $format }'
explain-too-many = a document has at most { $most } puzzles: split the list, or write text, JSON or CSV
explain-no-picture = { $file }: the steps can be written as text, .html or .pdf; `sudoku draw --step N` draws one of them
picture-needs-font = { $problem }, with --font FILE

## Errors of the library, with the option or command that helps

error-unknown-technique = { $problem }; run `sudoku techniques` for a list
error-unknown-technique-like = { $problem }; did you mean { $nearest }? Run `sudoku techniques` for a list
error-needs-alphabet = { $problem } (use --alphabet)
error-needs-column = { $problem } (use --column)
error-needs-delimiter = { $problem } (use --column and --delimiter)
error-needs-regions = { $problem } (use --jigsaw FILE)

## Input

error-empty-input = there is no puzzle here
error-neither-file-nor-puzzle = there is no file with this name, and it is not a puzzle
error-neither-file-nor-puzzle-because = { error-neither-file-nor-puzzle }: { $problem }
error-neither-file-nor-value = { $option }: { $source }: there is no file with this name, and the text itself cannot be used: { $problem }
error-no-such-file = { $option }: there is no file called { $source }
error-region-map = this looks like a map of regions, not a puzzle; to read puzzles with these regions, use --jigsaw FILE
error-other-boxes = the rows and columns are correct; if the puzzle has different boxes, describe them with --box or --jigsaw FILE
# $clashes: "r1c1 and r2c2 are both 1"
error-clashes-other-boxes = { $clashes }; { error-other-boxes }
# $puzzles: how many puzzles the input has
error-skip-too-many = the input has only { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    }
error-skip-all = --skip leaves no puzzle
error-column-empty = expected the name or the number of a column
error-column-zero = columns are numbered from 1
error-no-columns = --column needs a table or JSON; the format { $format } has no columns
error-delimiter = expected one character, such as ; or |, or one of the names comma, semicolon, pipe, tab and space
error-different-headers =
    { $first } and { $other } have different headers, so their rows cannot be mixed;
    process each file on its own, or write all puzzles in one form with --to line, --csv or --json

note-x-is-empty = the x in column { $column } is read as an empty cell
note-lines-skipped = { $source }: { $lines ->
        [one] skipped 1 line that does not look like a puzzle
       *[other] skipped { $lines } lines that do not look like puzzles
    }
# $line is the line of the puzzle, or of the first one.
note-board-overruled = { $source }: the options describe a different board from { $puzzles ->
        [one] the puzzle in line { $line }
       *[other] { $puzzles } puzzles, the first in line { $line }
    }; Sudokit uses the options

## Compressed files, and files that are not text

error-compressed = { $kind ->
        [bzip2] this file is compressed with bzip2
        [rar] this is a rar archive
        [seven-zip] this is a 7z archive
        [xz] this file is compressed with xz
       *[zip] this is a zip archive
    }; unpack it first (only gzip and zstd files can be read directly)
error-not-text = { $kind ->
        [pdf] this is a PDF document, not text
        [picture] this is a picture, not text
       *[program] this is a program, not text
    }
error-compressed-twice = this file is compressed twice; unpack it first
# $method: "gzip" or "zstd"
error-data-incomplete = the { $method } data ends too early; the file is incomplete
error-data-damaged = the { $method } data is damaged

## Files that cannot be read or written, and why

error-cannot-be-opened = { $file } cannot be opened: { $reason }
error-cannot-be-written = { $file } cannot be written: { $reason }
error-is-folder = { $file } is a folder, not a file
error-file-exists = { $file } already exists; use --force to replace it
error-plot-is-output = --plot and --output have the same file, { $file }: choose another name for one of them
error-standard-output = standard output

error-reason-not-found = there is no such file or folder
error-reason-no-folder = there is no folder { $folder }
error-reason-exists = a file with this name already exists
error-reason-permission = you do not have permission
error-reason-disk-full = the disk is full
error-reason-quota = your disk quota is used up
error-reason-read-only = the disk is read-only
error-reason-folder = this is a folder, not a file
error-reason-not-folder = part of the path is a file, not a folder
error-reason-name = the system does not allow this name

## What a format does not keep

note-loses-board = the format { $format } does not store the boxes, regions or extra houses of this board
note-loses-candidates = the format { $format } keeps the digits of this puzzle, but not its candidates
note-loses-progress = the format { $format } keeps the givens of this puzzle, but not the digits and notes of the player
note-loses-digits = the format { $format } keeps the givens and notes of this puzzle, but not the digits of the player
# $problem is one of the messages above, and $format keeps what it is about.
note-other-format = { $problem }; use --to { $format } to keep them
# The format of --to cannot hold the board. $problem says so, and $formats can hold it.
error-other-format = { $problem }; use --to { LIST($formats, type: "or") }

## Long lists and interrupted work

note-more-errors = { $n ->
        [one] 1 more error is not shown; use --all-messages to print it
       *[other] { $n } more errors are not shown; use --all-messages to print them
    }
note-more-notes = { $n ->
        [one] 1 more note is not shown; use --all-messages to print it
       *[other] { $n } more notes are not shown; use --all-messages to print them
    }

# $count is $n with separators: "61,178".
note-stopped = { $n ->
        [0] Stopped before the first puzzle was finished.
        [one] Stopped after 1 puzzle.
       *[other] Stopped after { $count } puzzles.
    }
note-stopped-nothing = Nothing was written.
note-stopped-results = The results are in { LIST($files) }.
note-stopped-unfinished = The results so far are in { LIST($files) }.
note-stopped-restart = Run the command again to start from the beginning.
note-no-plot = The picture was not drawn.
# $options: "--seed 7 --continue --skip 5"
note-stopped-continue = To continue, run the command again with { $options }.
note-stopped-continue-file = To continue, run the command again with { $options } and a different -o FILE.
error-cannot-continue = --continue does not work with this command, which needs the whole input; run it again without --continue and --skip

## Progress, on one line of the terminal

# $count and $rate are numbers with separators.
progress-counted = { $what ->
        [solutions] { $count } solutions
       *[puzzles] { $count } puzzles
    }, { $rate } per second
# $time: "2m"
progress-counted-left = { progress-counted }, { $time } left
# After a percentage.
progress-summed = counted
# $count is $n with separators. $rating: "7.2"
progress-tried = { $n ->
        [one] 1 puzzle tried
       *[other] { $count } puzzles tried
    }; the closest has { $clues } clues
progress-tried-rated = { progress-tried } and ER { $rating }
progress-clues-tried = { $done } of { $all } clues tried

## The question for an input

question-input = Type the name of a file, or paste a puzzle. Press Ctrl-D to leave.
question-file = File or puzzle:{" "}
question-this-terminal = - means this terminal; paste the puzzle here
question-not-a-puzzle = this is not a puzzle: { $problem }
