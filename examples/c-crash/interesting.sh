#!/bin/sh
# Interesting: the tool crashes over a number that is none, in a file in which a switch is left.
node "$(dirname "$0")/metrics.mjs" "$1" 2>&1 | grep -q 'SyntaxError: Cannot convert .* to a BigInt' && grep -q switch "$1"
