#!/bin/sh
# Interesting: the validator crashes on the orders on standard input. It exits with 0 or 2 if it has an answer; with 1 Node ends
# a program whose exception nobody caught. The message tells that exception from others that reduction may come across.
message=$(node "$(dirname "$0")/validate-orders.mjs" 2>&1)
[ $? -eq 1 ] && printf %s "$message" | grep -q 'RangeError: The number .* cannot be converted to a BigInt'
