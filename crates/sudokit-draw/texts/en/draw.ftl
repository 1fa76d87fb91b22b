# What pictures say: legends, and what cannot be drawn.

draw-colour-syntax = a colour is written as # and six digits from 0 to f, such as #1d54f1

draw-legend-base = house of the pattern
draw-legend-cover = house that crosses it
draw-legend-one-of = one of these would be true
draw-legend-none-of = all of these would be false
draw-legend-strong = strong link
draw-legend-weak = weak link
draw-legend-step = follows by a step
