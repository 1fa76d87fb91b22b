# What pictures say: legends, and what cannot be drawn.

draw-colour-syntax = a colour is written as # and six digits from 0 to f, such as #1d54f1

draw-legend-base = house of the pattern
draw-legend-cover = house that crosses it
draw-legend-one-of = one of these would be true
draw-legend-none-of = all of these would be false
draw-legend-strong = strong link
draw-legend-weak = weak link
draw-legend-step = follows by a step

## What cannot be drawn
##
## These are errors: sentences without a capital letter and without a full stop. $place is
## draw-the-title or draw-the-text, $code is a code point such as "U+6570". Where another font
## helps, the sentence ends with that request: a program appends how to do it.

draw-the-title = the title
draw-the-text = the text '{ $text }'

draw-not-in-built-in-font = { $place } has { $character } ({ $code }), which the built-in font does not have: choose a font that has it
draw-not-in-font = { $place } has { $character } ({ $code }), which the font does not have: choose a font that has it
draw-mark = { $place } has { $code }, a mark that changes the character before it: replace both by one character
draw-right-to-left = { $place } has { $character } ({ $code }): text that runs from right to left can only be written as SVG
draw-joined = { $place } has { $character } ({ $code }): a script whose letters change with their neighbours can only be written as SVG

draw-font-unknown = this is not a font in the format TrueType or OpenType
draw-font-damaged = the font is damaged: a part of it is missing or wrong
draw-font-no-outlines = the font has only letters made of pixels: choose a font with outlines
draw-font-not-true-type = PDF needs a font in the format TrueType, in a file that is usually called NAME.ttf

draw-pixels = the picture would have { $width } x { $height } pixels: choose at most 20000 on each side and 100 million together
draw-page-size = a page cannot be { $width } x { $height } points large: choose between 3 and 14400 on each side
draw-no-pages = the document has no pages
draw-no-room = the margins leave no room for text: choose smaller margins, smaller letters or larger pages
draw-no-size = the width and the height of a picture must be positive numbers
draw-far-away = a shape is far outside of the picture, or one of its coordinates is not a number

## Histograms

draw-plot-empty = There is nothing to count.
# Sentences that are read aloud. $title: "Puzzles by number of clues". $subtitle: "22 to 27, average 24.50"
draw-plot-title = { $title }.
draw-plot-title-and-subtitle = { $title }: { $subtitle }.
# $sum: the sum of all counts. $bars: "23 (1,200)", the largest counts
draw-plot-counts = Largest counts of { $sum }: { LIST($bars, type: "cases") }.
draw-plot-bar = { $label } ({ $count })
# A bar that begins at this number
draw-plot-step = from { $label } ({ $count })
