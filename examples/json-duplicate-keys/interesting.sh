#!/bin/sh
# Interesting: read-settings takes the file, but what it prints has fewer keys than the file.
keys() { grep -o '":' | wc -l; }
settings=$(node "$(dirname "$0")/read-settings.mjs" "$1") || exit 1
[ "$(printf %s "$settings" | keys)" -lt "$(keys < "$1")" ]
