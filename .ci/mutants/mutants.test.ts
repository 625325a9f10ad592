import { describe, expect, test } from "vitest";
import { mutantsOf, parses, withMutant } from "./mutants.ts";

/** Every change of a source, as "before -> after". */
const changesIn = (source: string) => mutantsOf("file.tsx", source).map(({ before, after }) => `${before} -> ${after}`);

describe("the faults of a source", () => {
  test.each<[what: string, source: string, changes: string[]]>([
    ["the end of a range", "a < b; a >= b;", ["a < b -> (a <= b)", "a >= b -> (a > b)"]],
    ["equality", "a === b; a !== b;", ["a === b -> (a !== b)", "a !== b -> (a === b)"]],
    ["sums", "a + b; a * b;", ["a + b -> (a - b)", "a * b -> (a / b)"]],
    ["words put together: they have no difference", 'a + "" + b;', []],
    ["logic", "a && b;", ["a && b -> (a || b)"]],
    [
      "logic inside logic, which keeps its groups",
      "a || b || c;",
      ["a || b || c -> ((a || b) && c)", "a || b -> (a && b)"],
    ],
    ["what stands in for nothing", "a ?? b;", ["a ?? b -> (a)"]],
    ["a plain condition", "if (a) b;", ["a -> !(a)"]],
    ["a negated condition, once", "if (!a) b;", ["!a -> a"]],
    ["a choice", "a ? b : c;", ["a ? b : c -> (a ? c : b)"]],
    ["numbers", "f(0, 9);", ["f(0, 9); -> ;", "0 -> 1", "9 -> 10"]],
    ["yes and no", "x = true;", ["true -> false"]],
    ["texts", 'x = "a";', ['"a" -> ""']],
    ["texts with holes", "x = `${a} b`;", ['`${a} b` -> ""']],
    ["lists and objects", "x = [a]; y = { a };", ["[a] -> []", "{ a } -> {}"]],
    ["what is empty already", 'x = [[], {}, ""][0];', ['[[], {}, ""] -> []', "0 -> 1"]],
    ["a call for its effect", "async () => { await f(); };", ["await f(); -> ;"]],
    ["an optional chain", "a?.b; a?.[b]; a?.();", ["?. -> .", "?. -> ", "a?.(); -> ;", "?. -> "]],
    ["steps", "x = i++ - --i;", ["i++ - --i -> (i++ + --i)", "i++ -> i--", "--i -> ++i"]],
    ["assignments", "a += b; a ??= b;", ["a += b -> a -= b", "a ??= b -> a = b"]],
    [
      "a method that leaves out or sorts",
      "x = a.filter(b).toSorted();",
      ["a.filter(b).toSorted() -> a.filter(b)", "a.filter(b) -> a"],
    ],
    ["a method with a counterpart", "x = a.every(b); y = Math.min(a, b);", ["every -> some", "min -> max"]],
    ["a name that objects have anyway", "x = a.toString();", []],
    ["parts of JSX", '<p hidden title="a">{a && <b>c</b>}</p>;', ['"a" -> ""', "a && <b>c</b> -> (a || <b>c</b>)"]],
    ["an expression below its type", "x = 1 as 2 | 3;", ["1 -> 2"]],
  ])("%s", (_what, source, changes) => {
    expect(changesIn(source)).toEqual(changes);
  });

  test.each([
    ["names of modules", 'import a from "a"; export * from "b"; export { c } from "c"; import("d");'],
    ["types", 'type A = "a" | 1; interface B { c: "c" } function f(a: "x"): asserts a is "x" {}; let d: 4;'],
    ["names of properties", "const { a: b } = c;"],
    ["directives", '"use strict";'],
    ["words for developers", 'throw new Error("a"); console.warn(`b ${c}`, "d"); assert(e, "f", `g`);'],
    ["comments", '// a < 1 || "b"'],
  ])("none in %s", (_what, source) => {
    expect(mutantsOf("file.ts", source)).toEqual([]);
  });

  test("the word for a build is left, as it says nothing to a test", () => {
    expect(changesIn('if (process.env.NODE_ENV !== "production") a;')).toEqual([
      'process.env.NODE_ENV !== "production" -> (process.env.NODE_ENV === "production")',
    ]);
  });

  test("stand at their line and can be put in", () => {
    const source = "const a = 1;\n  const b =\n    c < d;\n";
    const mutant = mutantsOf("file.ts", source).find(({ operator }) => operator === "EqualityOperator");
    expect(mutant).toMatchObject({ file: "file.ts", line: 3, lineText: "c < d;", before: "c < d" });
    expect(mutant && withMutant(source, mutant)).toBe("const a = 1;\n  const b =\n    (c <= d);\n");
  });

  test("a source that does not parse is told from one that does", () => {
    expect([parses("a.ts", "let a: 1 = 1"), parses("a.ts", "let = = 1")]).toEqual([true, false]);
    expect(() => mutantsOf("a.ts", "let = = 1")).toThrow(/^a\.ts: /);
  });
});
