import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../options/values.ts";
import { baselineLines, compareBaseline, nextBaseline, readText, writeText, type KnownFailure } from "./baseline.ts";
import { exitCodeOf, type Ending } from "./exit.ts";
import { progressLine, type Progress } from "./progress.ts";
import { specFiles } from "./spec-files.ts";
import { meaningOf } from "./stop.ts";
import { keyCommandIn } from "./watch.ts";

describe("exit status", () => {
  it.for<[string, Ending, number]>([
    ["is 0 when the contract is honoured", { isWhole: true, isHonoured: true, newFailures: 0 }, 0],
    ["is 1 after a new failure", { isWhole: true, isHonoured: false, newFailures: 1 }, 1],
    ["is 2 when the run proved nothing", { isWhole: true, isHonoured: false, newFailures: 0 }, 2],
    ["is 1 when the run was stopped after a failure", { isWhole: false, isHonoured: false, newFailures: 1 }, 1],
    ["is 2 when the run was stopped without a failure", { isWhole: false, isHonoured: true, newFailures: 0 }, 2],
  ])("%s", ([, ending, expected]) => {
    expect(exitCodeOf(ending)).toBe(expected);
  });
});

describe("progress", () => {
  const progress: Progress = { done: 1240, total: 6200, failed: 3, elapsedMs: 10_000, operationId: "listGames" };
  it.for<[Partial<Progress>, number, string]>([
    [{}, 80, "1,240 of 6,200 · 20 % · 3 failed · 40 s left · listGames"],
    [{}, 20, "1,240 of 6,200 · 20 "],
    [{ done: 0, failed: 0, operationId: undefined }, 80, "0 of 6,200 · 0 % · 0 failed"],
    [{ done: 62, elapsedMs: 10_000 }, 80, "62 of 6,200 · 1 % · 3 failed · 16 min 30 s left · listGames"],
    [{ done: 6202 }, 80, "6,202 of 6,202 · 100 % · 3 failed · 0 s left · listGames"],
  ])("shows the state %j in %i columns", ([change, columns, expected]) => {
    expect(progressLine({ ...progress, ...change }, columns)).toBe(expected);
  });
});

describe("keys and signals", () => {
  it.for<[string, ReturnType<typeof keyCommandIn>]>([
    ["\r", "again"],
    ["\n", "again"],
    ["q", "end"],
    ["\u0003", "end"],
    ["\rq", "end"],
    ["x", undefined],
  ])("the keys %j mean %s", ([keys, expected]) => {
    expect(keyCommandIn(keys)).toBe(expected);
  });

  it.for<[number | undefined, string]>([
    [undefined, "stop"],
    [3, "nothing"],
    [900, "end"],
  ])("a signal %s ms after the first means %s", ([since, expected]) => {
    expect(meaningOf(since)).toBe(expected);
  });
});

const failure = (operationId: string, what: string): KnownFailure => ({
  key: `${operationId} · ${what}`,
  operationId,
  headline: `${operationId}: ${what}`,
});

describe("a baseline", () => {
  const known = [failure("a", "one"), failure("a", "two"), failure("b", "one")];
  const found = { failures: [failure("a", "two"), failure("a", "three")], triedIds: new Set(["a"]) };

  it("reports new, known and missing failures of the operations that were tried", () => {
    expect(compareBaseline(known, found)).toEqual({
      fresh: [failure("a", "three")],
      still: [failure("a", "two")],
      gone: [failure("a", "one")],
    });
  });

  it("is updated only for the operations that were tried", () => {
    expect(nextBaseline(known, found)).toEqual([failure("a", "three"), failure("a", "two"), failure("b", "one")]);
  });

  it("has the same text for the same failures, and is read as it was written", () => {
    expect(writeText(known)).toBe(writeText(known.toReversed()));
    expect(readText("file", writeText(known))).toEqual(known);
  });

  it.for(["", "[]", '{"failures":[]}', '{"format":"lobbykit-contract-baseline","version":2}'])(
    "refuses the text %j",
    (text) => {
      expect(() => readText("file", text)).toThrow(UsageError);
    },
  );

  it("prints a summary of the changes", () => {
    expect(baselineLines(compareBaseline(known, found))).toEqual([
      "Baseline  1 failure known · 1 new · 1 no longer seen",
      "  ✓ no longer seen: a: one",
      "  Remove them with --update-baseline.",
    ]);
  });
});

describe("the files of a spec", () => {
  it("are the spec and all files that it refers to, directly or indirectly", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "lobbykit-spec-"));
    const texts = {
      "api.yaml":
        "a: { $ref: 'parts/a.yaml#/A' }\nb:\n  $ref: parts/b.json\nc: { $ref: '#/own' }\nd: { $ref: https://else.where/d.yaml }",
      "parts/a.yaml": 'A: { "$ref": "../api.yaml#/x" }\nB: { $ref: ./gone.yaml }',
      "parts/b.json": '{"$ref":"c.json"}',
      "parts/c.json": "{}",
      "parts/alone.json": "{}",
    };
    await mkdir(path.join(folder, "parts"));
    for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
    const found = specFiles(path.join(folder, "api.yaml")).map((file) => path.relative(folder, file));
    expect(found.toSorted()).toEqual(["api.yaml", "parts/a.yaml", "parts/b.json", "parts/c.json"]);
    expect(specFiles(path.join(folder, "gone.yaml"))).toEqual([path.join(folder, "gone.yaml")]);
    await rm(folder, { recursive: true });
  });
});
