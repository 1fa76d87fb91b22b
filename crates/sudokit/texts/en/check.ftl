### Why a step is wrong, for people who write searches.
###
### $candidate is "5 in r1c2".

## Every step

flaw-nothing = the step does nothing
flaw-twice = the step places or removes the same candidate twice
flaw-no-candidate = { $candidate } is not a candidate
flaw-unproven = { $candidate } is not proven
flaw-not-ruled-out = { $candidate } is not ruled out
flaw-no-house = the board has no such house
flaw-house-not-full = the house has fewer cells than the board has digits
flaw-cell-twice = a cell is named twice

## Singles, locked candidates and sets

flaw-same-house = the base and the cover are the same house
flaw-base-empty = the digit has no place in the base
flaw-outside-cover = the digit has a place outside the cover
flaw-set-size = the set does not have as many cells as digits
flaw-set-cell-twice = the set names a cell twice
flaw-set-outside-house = a cell of the set is not in its house
flaw-set-filled = a cell of the set is filled
flaw-set-candidates = the cells of the set have other candidates
flaw-set-digit-nowhere = a digit of the set has no place
flaw-set-digit-elsewhere = a digit of the set has another place
flaw-set-cell-unused = a cell of the set cannot hold any of its digits
flaw-then-nothing = nothing is ruled out before the single
flaw-then-not-ruled-out = { $candidate } is not ruled out before the single
flaw-not-unique = the position does not have one solution

## Remote pairs, Sue de Coq and almost locked sets

flaw-row-digits = the two digits of the chain are the same
flaw-row-cell-twice = the chain visits a cell twice
flaw-row-candidates = a cell of the chain does not have exactly the two digits as candidates
flaw-row-neighbours = two neighbours of the chain do not see each other
flaw-spread-size = there are not as many cells as digits
flaw-spread-digit-twice = a digit is named twice in a house
flaw-spread-filled = a cell is filled
flaw-spread-digit-nowhere = a digit has no place among the cells
flaw-spread-candidates = a cell can hold other digits
flaw-almost-cells = a set names a cell twice or has no cells
flaw-almost-outside-house = a cell of a set is not in its house
flaw-almost-filled = a cell of a set is filled
flaw-almost-candidates = the cells of a set have other candidates

## Wings and aligned exclusion

flaw-wing-unseen = the pivot does not see a pincer
flaw-wing-pincer = a pincer does not have the digit and one other
flaw-wing-pivot = the pivot does not have the other digits of the pincers
flaw-exclusion-filled = a cell has no candidates

## Fish

flaw-fish-house-outside = the house of the case is not in the cover
flaw-fish-size = the fish does not have as many cover houses as base houses
flaw-fish-house-twice = the fish names a house twice
flaw-fish-fin-twice = the fish names a fin twice
flaw-fish-base-empty = the digit has no place in a base house
flaw-fish-fins = the fins are not the places outside the cover or in two base houses
flaw-fish-fin-outside = a fin is not a place in a base house

## Colouring

flaw-color-pair = a pair is not the two places of the digit in its house
flaw-color-nothing = there is nothing to colour
flaw-color-unconnected = the pairs are not connected
flaw-color-both = a cell has both colours
flaw-color-none = a cell has no colour
flaw-color-clash-unseen = the cells that clash do not see each other
flaw-color-clash-colors = the cells that clash do not have the same colour
flaw-color-touch-unseen = the cells that touch do not see each other
flaw-color-squeezed = the cells that are squeezed do not have the same colour
flaw-color-squeezing = the cells that squeeze have the same colour
flaw-color-clusters = the number of colour pairs does not fit the rule

## Deadly patterns

flaw-deadly-no-guardian = the pattern has no guardian
flaw-deadly-guardian-twice = a guardian is named twice
flaw-deadly-guardian-no-candidate = a guardian is not a candidate
flaw-deadly-whole-board = no digit is forced in a pattern that covers the whole board
flaw-deadly-loop-digits = the two digits of the loop are the same
flaw-deadly-loop-size = the loop has a wrong number of cells
flaw-deadly-loop-cell-twice = the loop visits a cell twice
flaw-deadly-loop-unseen = two neighbours of the loop do not see each other
flaw-deadly-loop-parity = a house does not have one even and one odd cell of the loop
flaw-deadly-loop-given = a cell of the loop is not open in the puzzle
flaw-deadly-loop-guardians = the guardians are not the other candidates of the loop
flaw-deadly-loop-filled = the filled cells of the loop do not hold its two digits alternately
flaw-deadly-graveyard-cell = a cell would not have two candidates without the guardians
flaw-deadly-graveyard-house = a digit would not have two places in a house without the guardians
flaw-deadly-forced-digit = the forced digit is not a digit of the loop
flaw-deadly-forced-nowhere = the forced digit has no place in a house
flaw-deadly-forced-outside = the forced digit has a place outside the loop
flaw-deadly-not-one-cell = the guardians are not in one cell
flaw-deadly-not-one-digit = the guardians are not a single digit
flaw-deadly-set-digits = the digits of the set are not those of its cells and the guardians
flaw-deadly-not-two-cells = the guardians are not in two cells
flaw-deadly-set-guardian = a guardian is a digit of the set
flaw-deadly-set-cell = a cell of the set is named twice or has a guardian
flaw-deadly-set-outside-house = a cell of the set or a guardian is not in the house
flaw-deadly-set-size = the set does not have one more digit than cells
flaw-deadly-locked-guardian = the locked digit is the digit of a guardian
flaw-deadly-not-locked = the digit is not locked in the cells of the guardians

## Chains and templates

flaw-template-none = the digit cannot be placed in every row, column and box
flaw-loop-empty = the loop has no links
flaw-loop-link = a link of the loop does not follow from the link before it
flaw-clash-missing = the links that contradict each other are missing
flaw-clash-not-opposite = the links that contradict each other are not opposites
flaw-cases-incomplete = the chains do not cover each case exactly once
flaw-cases-none = there are no cases
flaw-cases-differ = the cases do not all lead to the same result
flaw-chain-empty = the chain has no links
flaw-chain-first-link = the first link is not an assumption
flaw-chain-no-source = a link does not follow from an earlier link
flaw-chain-claim-cells = a link has no cell or names a cell twice
flaw-chain-no-candidate = a link is not about a candidate
flaw-chain-late-assumption = a link after the first is an assumption
flaw-chain-cell-free = a link does not follow: its cell does not hold another digit
flaw-chain-digit-free = a link does not follow: its digit is not elsewhere in the house
flaw-chain-cell-candidates = a link does not follow: its cell has other candidates
flaw-chain-digit-places = a link does not follow: its digit has other places
flaw-chain-step-places = a step inside a chain can only rule out candidates
flaw-chain-step-source = a step inside a chain follows only from candidates that are ruled out
flaw-chain-step-victim = a step inside a chain does not rule out the candidate of its link

## Names

flaw-candidate = { $digit } in { $cell }
flaw-candidate-beyond = { $digit } in a cell that is not on the board
