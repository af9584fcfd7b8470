var let, yield, await, async, of, get, set, static, as, from, accessor, assert, target, meta, using
let = yield + await - async / of * get
let
of
async
yield
await: yield: let: for (of of of) ;
for (async of => {};;) break
for (let in {}) ;
for (let of of of) ;
let [a] = b, async = { async, get: set, set, await: 1, of() {}, from() {} }
let: function f() {}
async (x)
async
(x) => {}
with (yield) await
if (a) function g() {} else function h() {}
get
set
await++, yield--; await++
using
await using
using[using] = using in using
for (using of of) ; for (using in {}) ;
a\u0062c.\u{64} = ünï + 名前 + $ + _
