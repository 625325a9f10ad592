import { describe, expect, test } from "vitest";
import { mutantsOf, parses, withMutant } from "./mutants.ts";

/** Every possible change of a source, as "before -> after". */
const changesIn = (source: string) => mutantsOf("file.tsx", source).map(({ before, after }) => `${before} -> ${after}`);

describe("the mutants of a source", () => {
  test.each<[what: string, source: string, changes: string[]]>([
    ["the boundary of a comparison", "a < b; a >= b;", ["a < b -> (a <= b)", "a >= b -> (a > b)"]],
    ["an equality operator", "a === b; a !== b;", ["a === b -> (a !== b)", "a !== b -> (a === b)"]],
    ["an arithmetic operator", "a + b; a * b;", ["a + b -> (a - b)", "a * b -> (a / b)"]],
    ["no change to the plus sign of joined strings", 'a + "" + b;', []],
    ["a logical operator", "a && b;", ["a && b -> (a || b)"]],
    [
      "nested logical operators, with their grouping kept",
      "a || b || c;",
      ["a || b || c -> ((a || b) && c)", "a || b -> (a && b)"],
    ],
    ["a fallback for a missing value", "a ?? b;", ["a ?? b -> (a)"]],
    ["a plain condition", "if (a) b;", ["a -> !(a)"]],
    ["a negated condition", "if (!a) b;", ["!a -> a"]],
    ["a conditional expression", "a ? b : c;", ["a ? b : c -> (a ? c : b)"]],
    ["a number", "f(0, 9);", ["f(0, 9); -> ;", "0 -> 1", "9 -> 10"]],
    ["a boolean literal", "x = true;", ["true -> false"]],
    ["a string", 'x = "a";', ['"a" -> ""']],
    ["a template literal", "x = `${a} b`;", ['`${a} b` -> ""']],
    ["a list or an object", "x = [a]; y = { a };", ["[a] -> []", "{ a } -> {}"]],
    ["no change to an empty list, object or string", 'x = [[], {}, ""][0];', ['[[], {}, ""] -> []', "0 -> 1"]],
    ["a call whose result is not used", "async () => { await f(); };", ["await f(); -> ;"]],
    ["an optional chain", "a?.b; a?.[b]; a?.();", ["?. -> .", "?. -> ", "a?.(); -> ;", "?. -> "]],
    ["an increment and a decrement", "x = i++ - --i;", ["i++ - --i -> (i++ + --i)", "i++ -> i--", "--i -> ++i"]],
    ["a compound assignment", "a += b; a ??= b;", ["a += b -> a -= b", "a ??= b -> a = b"]],
    [
      "a method that filters or sorts",
      "x = a.filter(b).toSorted();",
      ["a.filter(b).toSorted() -> a.filter(b)", "a.filter(b) -> a"],
    ],
    ["a method that has an opposite", "x = a.every(b); y = Math.min(a, b);", ["every -> some", "min -> max"]],
    ["no change to a method name that every object inherits", "x = a.toString();", []],
    ["parts of JSX", '<p hidden title="a">{a && <b>c</b>}</p>;', ['"a" -> ""', "a && <b>c</b> -> (a || <b>c</b>)"]],
    ["an expression inside a type assertion", "x = 1 as 2 | 3;", ["1 -> 2"]],
  ])("include %s", (_what, source, changes) => {
    expect(changesIn(source)).toEqual(changes);
  });

  test.each([
    ["module names", 'import a from "a"; export * from "b"; export { c } from "c"; import("d");'],
    ["types", 'type A = "a" | 1; interface B { c: "c" } function f(a: "x"): asserts a is "x" {}; let d: 4;'],
    ["property names", "const { a: b } = c;"],
    ["directives", '"use strict";'],
    ["messages for developers", 'throw new Error("a"); console.warn(`b ${c}`, "d"); assert(e, "f", `g`);'],
    ["comments", '// a < 1 || "b"'],
  ])("include no change to %s", (_what, source) => {
    expect(mutantsOf("file.ts", source)).toEqual([]);
  });

  test("leave the name of the build mode unchanged, because tests run in one mode", () => {
    expect(changesIn('if (process.env.NODE_ENV !== "production") a;')).toEqual([
      'process.env.NODE_ENV !== "production" -> (process.env.NODE_ENV === "production")',
    ]);
  });

  test("have the line of their code and can be applied to the source", () => {
    const source = "const a = 1;\n  const b =\n    c < d;\n";
    const mutant = mutantsOf("file.ts", source).find(({ operator }) => operator === "EqualityOperator");
    expect(mutant).toMatchObject({ file: "file.ts", line: 3, lineText: "c < d;", before: "c < d" });
    expect(mutant && withMutant(source, mutant)).toBe("const a = 1;\n  const b =\n    (c <= d);\n");
  });

  test("are not made for a source that cannot be parsed; the error names the file", () => {
    expect([parses("a.ts", "let a: 1 = 1"), parses("a.ts", "let = = 1")]).toEqual([true, false]);
    expect(() => mutantsOf("a.ts", "let = = 1")).toThrow(/^a\.ts: /);
  });
});
