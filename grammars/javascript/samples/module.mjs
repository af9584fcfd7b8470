import a, { b, c as d, default as e, "f g" as h } from "i";
import * as j from 'k'
import l, * as m from "n" with { type: "json" }
import "o"
import from from "from"
export { a, b as c, d as default, e as "f g" }
export { a as as } from "b"
export * from "c"; export * as d from "e" with { type: "json" };
export default class extends a {}
/x/.test(b)
export const f = 1, g = 2
export async function* h() { yield* await i }
export default async () => { }
using k = l, m = n
await using o = p
for (using q of r) ; for (await using s of t) ; for await (await using u of v) ;
await import("j", { with: {} })
