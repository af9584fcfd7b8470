#!/bin/bash
# For C-Vise: as for C-Reduce, written for bash.
set -o nounset
[[ "$(cat input.c)" =~ return\ 42 ]] || exit 1
