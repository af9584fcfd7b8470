#!/bin/sh
# Starts a worker. On another machine, this would be: ssh HOST 'cd FOLDER && treemin worker --test ./interesting.mjs'
exec node "${TREEMIN:-../../dist/command/treemin.js}" worker --test ./interesting.mjs --slots 2
