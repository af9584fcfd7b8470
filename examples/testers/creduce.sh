#!/bin/sh
# For C-Reduce: no arguments; the candidate is in the working folder, under the name of the input.
grep -q 'int main' input.c && grep -q 'return 42' input.c
