#!/bin/sh
# Interesting: the page cannot be rendered because of a property of something that is not there.
node "$(dirname "$0")/render.mjs" "$1" 2>&1 > /dev/null | grep -q 'TypeError: Cannot read properties of undefined'
