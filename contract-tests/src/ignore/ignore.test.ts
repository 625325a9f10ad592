import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURE_SPEC } from "../../test/support/specs/fixture-spec.ts";
import { objectOr, valueAt } from "../json.ts";
import { UsageError } from "../options/values.ts";
import { RULES } from "../report/rules.ts";
import { readContract } from "../spec/contract.ts";
import { applyRules, type RuleScope } from "./apply-rules.ts";
import type { Ignorable, IgnoreRule } from "./ignore-rule.ts";
import { parseIgnoreRules } from "./read-ignore-file.ts";

const { operations } = readContract(FIXTURE_SPEC);
const read = (text: string) => parseIgnoreRules("rules.yaml", text, operations);
const ruleFile = (lines: string) => `rules:\n  - check: schema\n    operation: getItem\n    reason: later\n${lines}`;

describe("the file of ignore rules", () => {
  it("may be YAML or JSON, and accepts a pointer in the form in which reports show it", () => {
    const rule: IgnoreRule = {
      check: "schema",
      operation: "getItem",
      reason: "later",
      pointer: "/paths",
      until: "2027-03-31",
    };
    expect(read(ruleFile('    pointer: "spec#/paths"\n    until: 2027-03-31\n'))).toEqual([rule]);
    expect(read(JSON.stringify({ rules: [{ ...rule, pointer: "#/paths" }] }))).toEqual([rule]);
    expect(read(JSON.stringify({ rules: [{ ...rule, operation: "*" }] }))[0]?.operation).toBe("*");
  });

  it.for<[string, string, string]>([
    ["a rule without a reason", "rules: [{ check: schema, operation: getItem }]", "/rules/0 must have a reason."],
    ["an empty reason", "rules: [{ check: schema, operation: getItem, reason: ' ' }]", "/rules/0/reason must match"],
    ["an unknown check", "rules: [{ check: shema, operation: getItem, reason: x }]", "(did you mean schema?)"],
    [
      "an unknown operation",
      "rules: [{ check: schema, operation: getItm, reason: x }]",
      "getItm (did you mean getItem?).",
    ],
    ["an unknown setting", ruleFile("    becuse: x"), "/rules/0/becuse is not a setting"],
    ["a day that does not exist", ruleFile("    until: 2027-02-30"), "/rules/0/until must be a date"],
    ["text that is not YAML", "rules: [", "is neither YAML nor JSON"],
    ["a list", "[]", "The file must be an object."],
  ])("is refused with %s", ([, text, says]) => {
    expect(() => read(text)).toThrow(UsageError);
    expect(() => read(text)).toThrow(says);
  });

  it("may name exactly the checks that the command has", () => {
    const schema = objectOr(
      JSON.parse(readFileSync(path.join(import.meta.dirname, "../../lobbykit.contract.ignore.schema.json"), "utf8")),
    );
    expect(valueAt(schema, "/$defs/rule/properties/check/enum")).toEqual(Object.keys(RULES).toSorted());
  });
});

const scope: RuleScope = {
  today: "2027-03-31",
  isWholeRun: true,
  tried: [{ operationId: "getItem", tags: ["items"] }],
};
const finding: Ignorable = {
  check: "schema",
  operationId: "getItem",
  tags: ["items"],
  where: "response 200 /rows/3/id",
  spec: { pointer: "/components/schemas/Item/properties/id/type" },
};
const rule: IgnoreRule = { check: "schema", operation: "getItem", reason: "later" };

describe("an ignore rule", () => {
  it.for<[string, Partial<IgnoreRule>]>([
    ["the operation", {}],
    ["a tag", { operation: "items" }],
    ["every operation", { operation: "*" }],
    ["a place with another index", { place: "response 200 /rows/0/id" }],
    ["a place with a star", { place: "response 200 /rows/*/id" }],
    ["a part of the spec", { pointer: "/components/schemas/Item" }],
    ["its last day", { until: "2027-03-31" }],
  ])("applies to %s", ([, change]) => {
    const ignoring = { ...rule, ...change };
    expect(applyRules([ignoring], [finding], scope)).toEqual({
      counted: [],
      applied: [{ rule: ignoring, state: "applied", findings: [finding] }],
    });
  });

  it.for<[string, Partial<IgnoreRule>, string]>([
    ["another check", { check: "leak" }, "unmatched"],
    ["another operation", { operation: "login" }, "untested"],
    ["another place", { place: "response 200 /rows" }, "unmatched"],
    ["a neighbour in the spec", { pointer: "/components/schemas/It" }, "unmatched"],
    ["the day after its last", { until: "2027-03-30" }, "expired"],
  ])("does not apply to %s", ([, change, state]) => {
    const { counted, applied } = applyRules([{ ...rule, ...change }], [finding], scope);
    expect([counted, applied.map((it) => it.state)]).toEqual([[finding], [state]]);
  });

  it("counts as untested, and not as unmatched, when the run was stopped", () => {
    const { applied } = applyRules([rule], [], { ...scope, isWholeRun: false });
    expect(applied[0]?.state).toBe("untested");
  });

  it("applies to a finding before later rules, which are then unmatched", () => {
    const { applied } = applyRules([rule, { ...rule, reason: "also" }], [finding], scope);
    expect(applied.map(({ state }) => state)).toEqual(["applied", "unmatched"]);
  });
});
