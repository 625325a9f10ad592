import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { CrossStepCheck } from "../../plan/case.ts";
import type { Answer } from "../answer.ts";
import { crossStepFindings } from "./cross-step-checks.ts";

const schemas = { State: { enum: ["running"] } };
const { operation, contract } = smallSpec({ "x-contract": {}, responses: {} }, { components: { schemas } });
const value = (json: unknown) => received(200, { value: json });
const found = (check: CrossStepCheck, here: Answer, earlier?: Answer): string[] => {
  const answers = new Map(earlier ? [["first", earlier]] : []);
  return crossStepFindings(operation, [check], here, answers, contract).map(
    ({ check, where, message }) => `${check} · ${where}: ${message}`,
  );
};

describe("a value that must stay the same", () => {
  const same: CrossStepCheck = { kind: "same", step: "first", pointer: "/value" };
  it("is compared between two successful answers", () => {
    expect(found(same, value([1]), value([1]))).toEqual([]);
    expect(found(same, value([2]), value([1]))).toEqual([
      'replay · response 200 /value: must equal the answer to the step "first"',
    ]);
    expect(found({ ...same, pointer: "" }, value([2]), value([1]))).toEqual([
      'replay · response 200 body: must equal the answer to the step "first"',
    ]);
  });

  it("is not compared without two successful answers", () => {
    expect(found(same, value(2))).toEqual([]);
    expect(found(same, value(2), { failure: "none" })).toEqual([]);
    expect(found(same, { failure: "none" }, value(1))).toEqual([]);
    expect(found(same, received(200, { success: false, value: 2 }), value(1))).toEqual([]);
    expect(found(same, value(2), received(400, { value: 1 }))).toEqual([]);
  });
});

describe("a value shared with another account", () => {
  const apart: CrossStepCheck = { kind: "nothing-of", step: "first", pointer: "/value" };
  it.for<[string, unknown, unknown, boolean]>([
    ["is found in a string of six letters, deeply nested", { a: ["abcdef"] }, [{ b: "abcdef" }], true],
    ["is not found in a string of five letters", "abcde", "abcde", false],
    ["is found in a number of six digits", 100_000, 100_000, true],
    ["is not found in a number of five digits", 10_000, 10_000, false],
    ["is found in the same number as a string", "123456", 123_456, true],
    ["is not found in booleans and nulls", [true, null], [true, null], false],
    ["is not found in different strings", "abcdef", "abcdeg", false],
  ])("%s", ([, mine, theirs, isShared]) => {
    const text = typeof theirs === "number" ? String(theirs) : "abcdef";
    const message = `isolation · response 200 /value: contains "${text}", which belongs to the account of the step "first"`;
    expect(found(apart, value(mine), value(theirs))).toEqual(isShared ? [message] : []);
  });
});

const refused = (message: string) => received(404, { message });

describe("what a refusal reveals of another account's data", () => {
  const untold: CrossStepCheck = { kind: "untold", step: "first", pointer: "/value", named: "/value/id" };
  const row = value({ id: "id-12345", owner: "Rahim Uddin", balance: 250_000, state: "running", note: "short" });

  it.for<[string, string, string | undefined]>([
    ["a name", "belongs to Rahim Uddin.", "Rahim Uddin"],
    ["a part of a longer word", "belongs to RahimRahim Uddins", undefined],
    ["the requested id", "no id-12345", undefined],
    ["a bare number", "has 250000", undefined],
    ["a word of the contract", "is running", undefined],
    ["a short word", "is short", undefined],
    ["nothing", "not found", undefined],
  ])("is, in a message with %s (“%s”): %s", ([, message, told]) => {
    const words = `isolation · response 404 body: reveals "${told}", which belongs to the account of the step "first"`;
    expect(found(untold, refused(message), row)).toEqual(told === undefined ? [] : [words]);
    expect(found(untold, received(404, message), row)).toEqual(told === undefined ? [] : [words]);
  });

  it("is checked only for refusals", () => {
    expect(found(untold, value("Rahim Uddin"), row)).toEqual([]);
  });
});
