# What pictures say: legends, and what cannot be drawn.

draw-colour-syntax = a colour is written as # and six digits from 0 to f, such as #1d54f1

draw-legend-base = house of the pattern
draw-legend-cover = house that crosses it
draw-legend-one-of = one of these would be true
draw-legend-none-of = all of these would be false
draw-legend-strong = strong link
draw-legend-weak = weak link
draw-legend-step = follows by a step

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
