#!/bin/sh
# Interesting: the values of a program change when its constants are worked out before. --verify tells so with exit code 3.
node "$(dirname "$0")/calc.mjs" --verify "$1" > /dev/null 2>&1
[ $? -eq 3 ]
