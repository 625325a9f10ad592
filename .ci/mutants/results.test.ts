import { describe, expect, test } from "vitest";
import { draw } from "./draw.ts";
import { type Fault, findAgain, reasonOf } from "./faults.ts";
import type { Mutant } from "./mutants.ts";
import { sourcesOf } from "./packages.ts";
import { type Result, resultLine, summaryLine, summaryOf } from "./results.ts";

const candidate = (file: string, line: number, after = "0", lineText = `line ${line};`) => ({
  file,
  line,
  lineText,
  before: "1",
  after,
});
const files = ["a.ts", "b.ts", "c.ts"];
const candidates = files.flatMap((file) =>
  Array.from({ length: 20 }, (_, line) => ["0", "2"].map((after) => candidate(file, line, after))).flat(),
);
const always = () => true;
const drawn = (seed: string, count = 8, from = candidates) =>
  draw(from, { seed, count, accepts: always }).map(({ file, line, after }) => `${file}:${line} ${after}`);

describe("the random selection of mutants", () => {
  test("is the same for equal seeds and differs for different seeds", () => {
    expect(drawn("a")).toEqual(drawn("a"));
    expect(drawn("a")).not.toEqual(drawn("b"));
  });

  test("begins with the same mutants for any count", () => {
    expect(drawn("a", 20).slice(0, 8)).toEqual(drawn("a", 8));
  });

  test("stays the same when other lines are added or moved", () => {
    const moved = candidates.map((each) => ({ ...each, line: each.line + (each.file === "a.ts" ? 1 : 0) }));
    const edited = [candidate("a.ts", 0, "0", "new;"), ...moved];
    const texts = (from: typeof candidates) =>
      draw(from, { seed: "a", count: 12, accepts: always }).map(({ file, lineText }) => file + lineText);
    expect(texts(edited).filter((text) => !text.includes("new;"))).toEqual(texts(moved).slice(0, 12));
    expect(texts(moved)).toEqual(texts(candidates));
  });

  test("takes each line once, with equal probability for lines with many and with few mutants", () => {
    const crowded = [
      ...Array.from({ length: 99 }, (_, after) => candidate("a.ts", 1, String(after))),
      candidate("a.ts", 2),
    ];
    const firsts = Array.from({ length: 200 }, (_, seed) => drawn(String(seed), 1, crowded)).flat();
    const ofTheCrowd = firsts.filter((name) => name.startsWith("a.ts:1 ")).length;
    expect(ofTheCrowd).toBeGreaterThan(70);
    expect(ofTheCrowd).toBeLessThan(130);
    expect(drawn("a", 9, crowded)).toHaveLength(2);
  });

  test("distinguishes lines with equal text", () => {
    const alike = Array.from({ length: 30 }, (_, line) => candidate("a.ts", line, "0", "same;"));
    expect(new Set(drawn("a", 30, alike)).size).toBe(30);
    expect(drawn("a", 2, alike)).not.toEqual(drawn("b", 2, alike));
  });

  test("replaces a mutant that the filter rejects", () => {
    const accepted = draw(candidates, {
      seed: "a",
      count: 8,
      accepts: ({ file, after }) => file !== "b.ts" && after === "2",
    });
    expect(accepted).toHaveLength(8);
    expect(accepted.filter(({ file, after }) => file === "b.ts" || after !== "2")).toEqual([]);
  });
});

const fault: Fault = {
  file: "a.ts",
  line: 9,
  lineText: "a < b;",
  operator: "EqualityOperator",
  before: "a < b",
  after: "(a <= b)",
};
const mutant = (line: number, change: Partial<Mutant> = {}): Mutant => ({
  ...fault,
  start: 0,
  end: 0,
  line,
  ...change,
});

describe("a mutant of an earlier run", () => {
  test.each<[what: string, mutants: Mutant[], line: number | undefined]>([
    ["is found on the new line number of its code", [mutant(40)], 40],
    ["is the nearest of several equal lines", [mutant(2), mutant(12)], 12],
    ["is not found when its line is gone", [mutant(9, { lineText: "b < a;" })], undefined],
    [
      "is not found when its line can no longer be changed in the same way",
      [mutant(9, { after: "(a > b)" })],
      undefined,
    ],
  ])("%s", (_what, mutants, line) => {
    expect(findAgain(fault, mutants)?.line).toBe(line);
  });

  test("counts as an equivalent mutant if its code and its change match, whatever its line number", () => {
    const { file, lineText, before, after } = fault;
    const known = [{ file, lineText, before, after, reason: "a is never b" }];
    expect(reasonOf({ ...fault, line: 99 }, known)).toBe("a is never b");
    expect(reasonOf({ ...fault, after: "(a > b)" }, known)).toBeUndefined();
  });
});

const result = (outcome: Result["outcome"]): Result => ({ ...fault, package: "api-spec", outcome, seconds: 1.25 });

describe("the mutation summary", () => {
  test("counts only the mutants that a test could catch", () => {
    const results = (["caught", "caught", "survived", "equivalent", "gone", "rejected"] as const).map(result);
    expect(summaryOf(results)).toMatchObject({ caught: 2, all: 3 });
    expect(summaryLine("api-spec", results)).toBe(
      "api-spec: 2 of 3 caught (66 %), 3 equivalent, rejected by the static checks or gone",
    );
  });

  test("shows 100 percent when there are no mutants", () => {
    expect(summaryOf([]).percent).toBe(100);
  });

  test("rounds percentages down", () => {
    const results = [
      ...Array.from({ length: 899 }, () => result("caught")),
      ...Array.from({ length: 101 }, () => result("survived")),
    ];
    expect(summaryLine("api-spec", results)).toBe("api-spec: 899 of 1000 caught (89 %)");
  });

  test("shows the outcome of a mutant and the test that caught it", () => {
    expect(resultLine({ ...result("caught"), by: "a.test.ts: R1 holds" })).toBe(
      "caught      a.ts:9  EqualityOperator  a < b -> (a <= b)  by a.test.ts: R1 holds  (1.3 s)",
    );
  });
});

test("mutants are made only in product code", () => {
  const found = [
    "design-system/src/components/Tag/Tag.tsx",
    "design-system/src/components/Tag/Tag.css.ts",
    "design-system/src/components/Tag/Tag.test.tsx",
    "design-system/src/components/Tag/Tag.types.test.ts",
    "design-system/src/components/Tag/Tag.stories.tsx",
    "design-system/src/foundations/strings/all.ts",
    "design-system/src/foundations/props/process.d.ts",
    "design-system/src/testing/axe.ts",
    "reference-app/src/main.tsx",
  ];
  expect(sourcesOf("design-system", found)).toEqual(["design-system/src/components/Tag/Tag.tsx"]);
});
