#!/usr/bin/env node
"use strict";
<!-- an HTML-like comment
var a = 1, b, [c, , d = 2, [, ...e]] = [], { f, g: [h], ["i"]: j = 3, l: { m = 4 } = {}, ...k } = {};
let l = 4
const m = function* n() { yield; yield l; yield* [m] }
--> another one
if (a) b; else if (c) { d } else ;
outer: for (var i = 0, o = 9; i < o; i++) { if (i in e) continue outer; else break outer }
for (;;) break
for (const p of e) ;
for (var q in f, g) debugger
for await (const r of s()) { continue }
while (a) a--
do { b++ } while (b < 3) c
switch (a) {
  case 1: case b ? c : d: e; break
  default: { f }
}
try { throw new Error("g") } catch ({ message }) { message } finally { h }
try { i } catch { j }
with (a) b = c
function t(u, v = 1, { w }, ...x) { return; return u
  + v }
async function y() { return await t(), await (x), await [z] }
label: function z() {}
;
