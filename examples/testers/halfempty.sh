#!/bin/sh
# For halfempty: the candidate comes on standard input.
grep -q 'return 42'
