var a = b / c / d, e = /[/\]]\/(?<f>g)/dgi.test(h), i = {} / 1, j = function () {} / 2;
if (a) /k/.exec(b)
{ c }
/l/.m
x => {}
/n/.o
a = b ? c : d ? e : { f: g } / h
a ||= b &&= c ??= d ** e >>> f <<= g >>>= h
a = b ?? c?.d?.[e]?.(f)?.#g, h ?.5 : i
new A, new A(b, ...c), new A.b(c).d(e), new new A()(), new.target, import.meta, import("b"), super.c
a = `b${c}d${`e${f}\`$ $${{ g }}`}h`, i`j${k}l`, `m
n`
var x = a => b, y = (a, { b }, [c], ...d) => ({ e: a }), z = async a => await a, w = async (a = 1) => { await a; return }
x = async function () { for await (a of b) ; }
typeof a, void 0, delete b.c, !d, ~e, -f, +g, - -h, ++i, --j
k
++l
m--
a = 0b1_0 + 0o17 + 0xFFn + 1_000.5e-3 + .5 + 5. + 017.x + 089.5 + 10n
b = 'c\
d\u{1F600}\'' + "\x41"
;({ a, b: c, [d]: e, "f": g, 1: h, get i() { return j }, set i(k) {}, async l() {}, *m() {}, async *n() {}, ...o, get, set, async, if: 1 })
yield = await + async(let)
