#!/bin/sh
# Interesting: merging settings fails. What the program refuses in good order (exit code 2) is not.
node "$(dirname "$0")/read-services.mjs" "$1" 2>&1 > /dev/null | grep -q 'Cannot convert undefined or null to object'
