# What pictures say: legends, and what cannot be drawn.

draw-colour-syntax = a colour is written as # and six digits from 0 to f, such as #1d54f1
