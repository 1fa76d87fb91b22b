### The viewer of solvers.
###
### Numbers are written with commas: "1,234". A choice between singular and plural is made by the
### plain number, whose name ends in "_count".

## Keys, as the page of keys lists them

watch-keys-playback = Playback
watch-key-play = play or stop
    .keys = Space
watch-key-step-forward = one step forward
    .keys = right, l, n
watch-key-step-back = one step back
    .keys = left, h, p
watch-key-speed = play twice as fast, or half as fast
    .keys = up, down
watch-key-speed-signs = the same, while it plays or if the step has no proof
    .keys = +, -

watch-keys-proof = A step of logic
watch-key-proof = show the whole proof on a page
    .keys = Enter
watch-key-step-proof = show the next or previous sentence on the board
    .keys = +, -

watch-keys-jumps = Jumps
watch-key-ends = go to the givens, or to the last step
    .keys = Home, End
watch-key-jump = go back or forward by 5% of the steps
    .keys = [ ], PgUp PgDn
watch-key-tenths = go to 10% … 90% of the steps
    .keys = 1–9
watch-key-go-to = go to a step, or to a percentage such as 45%
    .keys = g
watch-key-bar = click or drag the bar
    .keys = mouse

watch-keys-other = Other keys
watch-key-help = show these keys and the signs on the board
    .keys = ?
watch-key-redraw = draw the screen again
    .keys = Ctrl+L
watch-key-escape = close the page, leave the proof, or stop
    .keys = Esc
watch-key-quit = quit
    .keys = q, Ctrl+C

## Keys in the line at the bottom

watch-footer-play = play
watch-footer-stop = stop
watch-footer-proof = proof
watch-footer-help = keys
watch-footer-quit = quit

## The bar

# $percent is a number with spaces before it.
watch-bar = { $percent }% · { $speed }
watch-bar-film = { $percent }% · every { $stride } steps
watch-bar-searching = { $steps } steps so far
watch-speed = { $steps_count ->
        [one] 1 step/s
       *[other] { $steps } steps/s
    }

## Figures

watch-step = Step { $step } of { $steps }
watch-step-so-far = Step { $step } of { $steps } so far
watch-guesses = depth { $depth }, { $guesses_count ->
        [one] 1 guess
       *[other] { $guesses } guesses
    }
watch-backtracks = { $backtracks_count ->
        [one] 1 backtrack
       *[other] { $backtracks } backtracks
    }, { $solutions_count ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
watch-filled = { $filled } of { $cells } filled, { $candidates_count ->
        [one] 1 candidate
       *[other] { $candidates } candidates
    } left
watch-depths = { $steps ->
        [one] Depth in the last step: { $most }
       *[other] Depth in the last { $steps } steps: { $least } to { $most }
    }

## Comparing two methods

watch-verdict = { $first }; { $second }
# $state is "running", "stuck" or "done".
watch-result = { $method }: { $state ->
        [running] at step { $steps }
        [stuck] stuck after { watch-result-steps }
       *[done] done in { watch-result-steps }
    }
watch-result-with-guesses = { watch-result }, { $guesses_count ->
        [one] 1 guess
       *[other] { $guesses } guesses
    }
watch-result-short = { $method }: { watch-result-steps }
watch-result-steps = { $steps_count ->
        [one] 1 step
       *[other] { $steps } steps
    }

## Where digits come from, each written as it looks on the board

watch-origin-given = given
watch-origin-found = found
# On boards with room for brackets, and without.
watch-origin-guess = (guess)
watch-origin-guess-narrow = 'guess
watch-origin-follows = follows
watch-origin-last = [last]

## Pages

watch-page-keys = Keys and signs
watch-page-proof = Proof
watch-page-go-to = Go to
watch-proof-on-board = To see it on the board, close this page and press + or -.
watch-go-to-help = Type a step, or a percentage such as 45%, and press Enter.

## Messages

watch-not-a-step = Type the number of a step, or a percentage such as 45%.
watch-no-proof = Stop at a step of logic to read its proof.
watch-proof-end = This is the end of the proof. Press - to go back.
