import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printRequest, readReply } from "#src/programs/protocol.js";

const schemaPath = join(import.meta.dirname, "../../docs/passes.schema.json");
const ajv = new Ajv({ strict: false }).addSchema(JSON.parse(readFileSync(schemaPath, "utf8")), "passes");
const fits = (part: string, line: string) => ajv.validate(`passes#/definitions/${part}`, JSON.parse(line));

/** The text that the edits of a candidate make. */
function edited(text: string, edits: readonly { from: number; to: number; text: string }[]): string {
  return edits.toReversed().reduce((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to), text);
}

const textsOf = (line: string, text: string) => readReply(line, text).candidates.map((each) => edited(text, each));

describe("readReply", () => {
  it.each([
    ["a whole text", "abc", '{"candidates":[{"text":"ac"}]}', ["ac"]],
    ["the same text", "abc", '{"candidates":[{"text":"abc"}]}', ["abc"]],
    ["an edit", "abc", '{"candidates":[{"edits":[{"from":1,"to":2,"text":"x"}]}]}', ["axc"]],
    ["an edit that only removes", "abc", '{"candidates":[{"edits":[{"from":0,"to":2}]}]}', ["c"]],
    [
      "edits in any order",
      "abcd",
      '{"candidates":[{"edits":[{"from":3,"to":4},{"from":0,"to":1,"text":"x"}]}]}',
      ["xbc"],
    ],
    ["an insertion", "abc", '{"candidates":[{"edits":[{"from":3,"to":3,"text":"d"}]}]}', ["abcd"]],
    ["places in code points", "😀b😀d", '{"candidates":[{"edits":[{"from":1,"to":3}]}]}', ["😀d"]],
    ["several candidates", "ab", '{"candidates":[{"text":"a"},{"text":"b"}],"unknown":1}', ["a", "b"]],
    ["none", "ab", '{"candidates":[]}', []],
  ])("reads %s", (_, text, line, expected) => {
    expect(textsOf(line, text)).toEqual(expected);
    expect(fits("reply", line)).toBe(true);
  });

  it("reads whether there is more", () => {
    expect(readReply('{"candidates":[],"more":true}', "").hasMore).toBe(true);
    expect(readReply('{"candidates":[]}', "").hasMore).toBe(false);
  });

  it.each([
    ["hello", /no JSON: hello/],
    ["[]", /without a list of candidates/],
    ["null", /without a list of candidates/],
    ['{"candidates":{}}', /without a list of candidates/],
    ['{"candidates":[],"more":"yes"}', /"more" that is neither true nor false/],
    ['{"candidates":["a"]}', /candidate 0 neither a text nor edits: "a"/],
    ['{"candidates":[{"text":"a"},{"text":7}]}', /candidate 1 neither a text nor edits: \{"text":7\}/],
    ['{"candidates":[{"edits":[{"from":0,"to":4}]}]}', /0 ≤ from ≤ to ≤ 3.*"to":4/],
    ['{"candidates":[{"edits":[{"from":-1,"to":1}]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[{"from":2,"to":1}]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[{"from":0.5,"to":1}]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[{"to":1}]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[null]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[{"from":0,"to":1,"text":1}]}]}', /cannot be made/],
    ['{"candidates":[{"edits":[{"from":0,"to":2},{"from":1,"to":3}]}]}', /edits that overlap/],
    [`{"candidates":[${"x".repeat(1000)}`, /^.{0,260}$/s],
  ])("refuses %s", (line, message) => {
    expect(() => readReply(line, "abc")).toThrow(message);
  });

  it("makes any text of any other", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (before, after) => {
        expect(textsOf(JSON.stringify({ candidates: [{ text: after }] }), before)).toEqual([after]);
      }),
    );
  });
});

it("prints a request on one line, with bytes that are no UTF-8", () => {
  const line = printRequest({ file: "a.c", text: "a\n\udc80", accepted: undefined });
  expect(line).not.toContain("\n");
  expect(fits("request", line)).toBe(true);
  expect(JSON.parse(line)).toEqual({ version: 1, file: "a.c", text: "a\n\udc80" });
});

it.each([
  "[]",
  '{"candidates":{}}',
  '{"candidates":[{}]}',
  '{"candidates":[{"edits":[{"to":1}]}]}',
  '{"candidates":[],"more":1}',
])("the schema refuses what is no reply: %s", (line) => {
  expect(fits("reply", line)).toBe(false);
  expect(() => readReply(line, "abc")).toThrow();
});
