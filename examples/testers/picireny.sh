#!/bin/sh
# For Picireny: the candidate's path is the argument, and its folder is the working folder.
test "$(basename "$1")" = input.c && grep -q 'return 42' "$1"
