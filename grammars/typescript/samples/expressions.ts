const a = <T>(b: T, { c, d: [e] }: { c?: number; d: string[] } = f, ...g: readonly any[]): b is T => b!;
let h = <any>i as unknown as string[], j = k < l && m > (n), o = p<Q>(r), s = t<U[]>, v = w<X, Y>`z`, aa = bb?.<cc>(dd);
let ee = ff ? (gg) : hh => ii, jj = kk ? (ll: number): string => `${ll}` : mm, nn = oo as const ? pp! : qq satisfies rr;
const ss = async <T,>(tt?: T): Promise<Array<Array<T>>> => { await tt!.uu?.<vv>(); }, ww = a < b, xx = c > d;
function yy(zz: (ab: string) => number): void
function yy(zz: any): any { switch (zz) { case (zz): return; case zz as string: default: } }
class ac<T> extends ad<T>(ae) implements af {
  private ag = 1
  ah = () => {}
  static ai: Map<string, () => void>= new Map<string, () => void>()
  aj?: ak = al as ak
  am!: an
  async ao<T>(this: T, @ap() aq: ar): Promise<void> {}
  constructor(private readonly as: at, public au = 1) { super() }
}
label: for (const av of aw as ax[]) { if (ay < az || ba >> bb >= bc) break label }
try { bd } catch (be: unknown) { throw bf! }
let type = 1, declare = type, namespace = { readonly: 1, as: 2, type }, abstract = namespace.as, is = abstract
type = 2
declare
namespace
{ a }
bg = new Map<string, [number, (bh: string) => void]>([]), bi = bj! + bk!, bl = bm < bn, bo = { bp<T>(bq: T): T { return bq } }
using br = bs; export default abstract class { protected abstract bt: string }
const bu = { bv: (bw): bx => by, get bz(): ca { return 1 }, cb: cc as cd }, ce = !cf!, cg = (ch?, ci?) => 0
