/// <reference lib="es2022" />
declare global {
  interface Window { readonly a?: string }
}
declare module "b" {
  export const c: unique symbol;
  export default function d(this: Window, e?: number, ...f: string[]): asserts e is number;
}
declare function g<T extends object = {}>(h: T): h is NonNullable<T>
declare let i: typeof import("b"), j: abstract new (...k: any[]) => object;
export declare abstract class K<in out T, const U extends readonly unknown[] = []> extends L.m<U> implements N<T>, O {
  private constructor(protected readonly p: T, @q() public r?: U);
  static #s: number;
  declare readonly t: string;
  [u: string]: any
  abstract v?(w: this): void
  accessor x!: bigint;
  get y(): string;
  set y(z);
  override async *aa<A>(): AsyncGenerator<A>;
}
namespace bb.cc { export import dd = ee.ff; export type { gg } }
const enum hh { ii, jj = 1 << 2, "k-k" = `l`.length }
type mm<T> = { -readonly [K in keyof T as `get${Capitalize<K & string>}`]-?: T[K] } & { nn(): void, new (oo: 1): 2; (): -3n }
type pp<T> = T extends (infer U extends string)[] ? U : T extends [first: infer F, second?: any, ...rest: string[]]
  ? F
  : never;
type qq = | "rr" | ss["tt"][] | (() => void) | (new <V>() => V) | readonly [number, string?] | null | this;
interface uu<T> extends vv, ww<T> {
  get: string
  set xx(yy: number)
  get xx(): number
  readonly
  [key: string]: unknown
  zz<T>(): asserts this is uu<T>
  async?: typeof a.b<string>
}
import type ab, { ac } from "ad" with { ae: "af" };
import { type ag, type ah as ai } from "aj";
import type * as ak from "al";
import type = am.an;
import ao = require("ap");
export type * from "aq";
export as namespace ar;
export = as;
