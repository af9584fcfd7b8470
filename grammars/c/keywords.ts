/** The keywords of C by what they tell of the unit that they stand in. */
import { kinds } from "./kinds.js";

const classes: readonly (readonly [number, string])[] = [
  [
    kinds.specifier,
    "int void char short long float double signed __signed __signed__ unsigned _Bool _Complex __complex __complex__ " +
      "_Imaginary typedef extern static auto register _Thread_local __thread inline __inline __inline__ __forceinline " +
      "_Noreturn __int8 __int16 __int32 __int64",
  ],
  [
    kinds.qualifier,
    "const __const __const__ volatile __volatile __volatile__ restrict __restrict __restrict__ _Atomic __cdecl " +
      "__stdcall __fastcall __thiscall __vectorcall __unaligned __ptr32 __ptr64 __w64 _Nonnull _Nullable _Null_unspecified",
  ],
  [kinds.typeOf, "typeof __typeof __typeof__ typeof_unqual _BitInt _Alignas alignas"],
  [kinds.attribute, "__attribute__ __attribute __declspec"],
  [kinds.structure, "struct union"],
  [kinds.enumeration, "enum"],
  [kinds.header, "if while switch"],
  [kinds.for, "for"],
  [kinds.statement, "goto return break continue"],
  [kinds.sizeOf, "sizeof _Alignof alignof __alignof __alignof__ __real __real__ __imag __imag__"],
  [kinds.assembly, "asm __asm __asm__"],
  [kinds.extension, "__extension__"],
  [kinds.else, "else"],
  [kinds.do, "do"],
  [kinds.case, "case default"],
];
const kindsOfWords = new Map(classes.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)));

/** No keyword is longer. */
const longest = 18;

/** The kind of a word: that of a name if it is no keyword. */
export function kindOfWord(text: string, start: number, end: number): number {
  if (end - start > longest) return kinds.identifier;
  return kindsOfWords.get(text.slice(start, end)) ?? kinds.identifier;
}
