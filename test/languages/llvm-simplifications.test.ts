import { expect, it } from "vitest";
import {
  nameNumbers,
  nameValues,
  withoutAttributes,
  withoutMetadata,
} from "#src/grammar/bundled/llvm-simplifications.js";

const text = `%0 = type { i32 }
@0 = global [3 x i8] c"%1\\00"
@x = global ptr @0
define i32 @f(i32 %0) #1 {
  br label %2, !dbg !4

2:                ; preds = %1
  %3 = phi i32 [ %0, %1 ]
  ret i32 %3
}
attributes #1 = { nounwind }
!4 = !{i32 1}
`;

it("gives names to numbers, and a label to a first block that is used", () => {
  const renamed = `%b = type { i32 }
@d = global [3 x i8] c"%1\\00"
@x = global ptr @d
define i32 @f(i32 %b) #1 {
e:
  br label %g, !dbg !4

g:                ; preds = %1
  %h = phi i32 [ %b, %e ]
  ret i32 %h
}
attributes #1 = { nounwind }
!4 = !{i32 1}
`;
  const names = /(?<=[%@])[a-z](?![\w.])|^[a-z](?=:)/gm;
  const inOrder = (each: string) => {
    const order = new Map<string, string>();
    return each.replace(names, (name) => {
      order.set(name, order.get(name) ?? String(order.size));
      return order.get(name) as string;
    });
  };
  expect(inOrder(nameNumbers(text))).toBe(inOrder(renamed));
});

it("takes names that do not occur", () => {
  expect(nameNumbers("@0 = global i32 0\n@a = global ptr @0\n@b = global ptr @a")).toBe(
    "@c = global i32 0\n@a = global ptr @c\n@b = global ptr @a",
  );
});

it("leaves a module without numbers as it is", () => {
  const named = 'define i32 @f(i32 %x) {\n  ret i32 %x\n}\n!0 = !{!"%1"}\n';
  expect(nameNumbers(named)).toBe(named);
});

it("gives the values and blocks of each function names that no other function has", () => {
  const functionOf = (name: string) =>
    `define %pair @${name}(i32 %count) {\nentry:\n  %first = add i32 %count, 1 ; of %count\n  br label %entry\n}\n`;
  const [head, ...renamed] = nameValues(`%pair = type { i32 }\n${functionOf("f")}${functionOf("g")}`).split("define ");
  expect(head).toBe("%pair = type { i32 }\n");
  const shapes = renamed.map((each) => {
    const [, name, count, entry, first] = /^%pair @(.)\(i32 %(.)\) \{\n(.):\n {2}%(.) = /.exec(each) ?? [];
    expect(each).toBe(
      `%pair @${name}(i32 %${count}) {\n${entry}:\n  %${first} = add i32 %${count}, 1 ; of %count\n  br label %${entry}\n}\n`,
    );
    return [count, entry, first];
  });
  expect(new Set(shapes.flat()).size).toBe(6);
});

it("leaves names equal where the text would become longer, or blocks are referred to from elsewhere", () => {
  const short = Array.from({ length: 60 }, (_, i) => `define i32 @f${i}(i32 %x) {\n  ret i32 %x\n}\n`).join("");
  expect(nameValues(short)).toBe(short);
  const distant =
    "define i32 @f(i32 %count) {\nentry:\n  ret i32 %count\n}\n@a = global ptr blockaddress(@f, %entry)\n";
  expect(nameValues(distant)).toBe(distant);
});

it("removes metadata and what refers to it, but not from strings", () => {
  expect(withoutMetadata(text)).toBe(text.replace(", !dbg !4", "").replace("!4 = !{i32 1}\n", ""));
  expect(withoutMetadata('@a = global [9 x i8] c", !dbg !4"\n')).toBe('@a = global [9 x i8] c", !dbg !4"\n');
});

it("removes groups of attributes", () => {
  expect(withoutAttributes(text)).toBe(text.replace(" #1 {", " {").replace("attributes #1 = { nounwind }\n", ""));
});
