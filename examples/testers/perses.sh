#!/bin/bash
# For Perses: no arguments; the candidate has a name that is fixed in the script.
readonly FILE=small.c
grep -q 'return 42' "$FILE" || exit 1
exit 0
