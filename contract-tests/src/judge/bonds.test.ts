import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { smallSpec } from "../../test/support/small-spec.ts";
import type { Bond } from "../plan/case.ts";
import type { Answer } from "./answer.ts";
import { bondFindings } from "./bonds.ts";

const schemas = { State: { enum: ["running"] } };
const { operation, contract } = smallSpec({ "x-contract": {}, responses: {} }, { components: { schemas } });
const value = (json: unknown) => received(200, { value: json });
const found = (bond: Bond, here: Answer, earlier?: Answer): string[] => {
  const answers = new Map(earlier ? [["first", earlier]] : []);
  return bondFindings(operation, [bond], here, answers, contract).map(
    ({ check, where, message }) => `${check} · ${where}: ${message}`,
  );
};

describe("the same value as before", () => {
  const same: Bond = { kind: "same", step: "first", pointer: "/value" };
  it("is demanded of two successes", () => {
    expect(found(same, value([1]), value([1]))).toEqual([]);
    expect(found(same, value([2]), value([1]))).toEqual([
      'replay · response 200 /value: must be what the step "first" was answered',
    ]);
    expect(found({ ...same, pointer: "" }, value([2]), value([1]))).toEqual([
      'replay · response 200 body: must be what the step "first" was answered',
    ]);
  });

  it("is not demanded without an answer before, or of no answer, or of an envelope that says no", () => {
    expect(found(same, value(2))).toEqual([]);
    expect(found(same, value(2), { failure: "none" })).toEqual([]);
    expect(found(same, { failure: "none" }, value(1))).toEqual([]);
    expect(found(same, received(200, { success: false, value: 2 }), value(1))).toEqual([]);
    expect(found(same, value(2), received(400, { value: 1 }))).toEqual([]);
  });
});

describe("nothing of another account", () => {
  const apart: Bond = { kind: "nothing-of", step: "first", pointer: "/value" };
  it.for<[string, unknown, unknown, boolean]>([
    ["a text of six letters, deep inside", { a: ["abcdef"] }, [{ b: "abcdef" }], true],
    ["a text of five letters", "abcde", "abcde", false],
    ["a number of six digits", 100_000, 100_000, true],
    ["a number of five digits", 10_000, 10_000, false],
    ["the same number as text", "123456", 123_456, true],
    ["flags and nulls", [true, null], [true, null], false],
    ["another text", "abcdef", "abcdeg", false],
  ])("%s", ([, mine, theirs, isShared]) => {
    const text = typeof theirs === "number" ? String(theirs) : "abcdef";
    const message = `isolation · response 200 /value: holds "${text}", which belongs to the account of the step "first"`;
    expect(found(apart, value(mine), value(theirs))).toEqual(isShared ? [message] : []);
  });
});

const refused = (message: string) => received(404, { message });

describe("what a refusal tells of somebody else's", () => {
  const untold: Bond = { kind: "untold", step: "first", pointer: "/value", named: "/value/id" };
  const row = value({ id: "id-12345", owner: "Rahim Uddin", balance: 250_000, state: "running", note: "short" });

  it.for<[string, string, string | undefined]>([
    ["a name", "belongs to Rahim Uddin.", "Rahim Uddin"],
    ["a part of a longer word", "belongs to RahimRahim Uddins", undefined],
    ["the id that was asked for", "no id-12345", undefined],
    ["a bare number", "has 250000", undefined],
    ["a word of the contract", "is running", undefined],
    ["a short word", "is short", undefined],
    ["nothing", "not found", undefined],
  ])("%s: %s", ([, message, told]) => {
    const words = `isolation · response 404 body: tells "${told}", which belongs to the account of the step "first"`;
    expect(found(untold, refused(message), row)).toEqual(told === undefined ? [] : [words]);
    expect(found(untold, received(404, message), row)).toEqual(told === undefined ? [] : [words]);
  });

  it("is judged of refusals alone", () => {
    expect(found(untold, value("Rahim Uddin"), row)).toEqual([]);
  });
});
