import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { caseOf, smallSpec } from "../../test/support/small-spec.ts";
import { findingAbout } from "../judge/finding.ts";
import type { Claim } from "../plan/claim.ts";
import { withClaims, withFindings } from "./claimed.ts";
import type { CaseResult } from "./result.ts";

const { operation, contract } = smallSpec({ "x-contract": {}, responses: {} });
const finding = (severity: "error" | "warning") =>
  findingAbout(operation, "clock", { where: "response 200", message: "wrong", severity });
const resultOf = (name: string, now: number, more: Partial<CaseResult> = {}): CaseResult => ({
  tried: Object.assign(caseOf(operation, { outcome: "lawful" }), { name }),
  verdict: { outcome: "passed", findings: [] },
  wire: undefined,
  answer: received(200, { now }),
  durationMs: 1,
  ...more,
});

describe("more findings", () => {
  it("fail a case when one of them is an error, and stand behind those it has", () => {
    const result = resultOf("a", 1);
    expect(withFindings(result, operation, [])).toBe(result);
    expect(withFindings(result, operation, [finding("warning")]).verdict).toEqual({
      outcome: "passed",
      findings: [finding("warning")],
    });
    const both = withFindings(withFindings(result, operation, [finding("warning")]), operation, [finding("error")]);
    expect(both.verdict).toEqual({ outcome: "failed", findings: [finding("warning"), finding("error")] });
  });
});

describe("claims", () => {
  const claim: Claim = { kind: "goes-on", first: "a", again: "b", pointer: "/now", moves: false, specPointer: "/s" };
  const outcomes = (...results: CaseResult[]) =>
    withClaims([claim], results, contract).map(({ verdict }) => verdict.outcome);

  it("fail the step that breaks them, and no other", () => {
    expect(outcomes(resultOf("a", 2), resultOf("b", 1), resultOf("c", 0))).toEqual(["passed", "failed", "passed"]);
  });

  it("say nothing of a step that was not answered, or of no operation of the contract", () => {
    expect(outcomes(resultOf("a", 2), resultOf("b", 1, { answer: undefined }))).toEqual(["passed", "passed"]);
    expect(outcomes(resultOf("a", 2), resultOf("b", 1, { answer: { failure: "late" } }))).toEqual(["passed", "passed"]);
    const strange = resultOf("b", 1);
    expect(outcomes(resultOf("a", 2), { ...strange, tried: { ...strange.tried, operationId: "gone" } })).toEqual([
      "passed",
      "passed",
    ]);
    const nameless = { ...resultOf("b", 1), tried: caseOf(operation, { outcome: "lawful" }) };
    expect(outcomes(resultOf("a", 2), nameless)).toEqual(["passed", "passed"]);
  });

  it("read the request with its values filled in", () => {
    const stored: Claim = {
      kind: "stored",
      read: "b",
      row: undefined,
      pointer: "/now",
      by: "a",
      value: "$request.body#/now",
      specPointer: "/s",
    };
    const sent = {
      ...resultOf("a", 0).tried.request,
      body: { mediaType: "application/json", value: { now: 7 }, isEncrypted: false },
    };
    const told = withClaims([stored], [resultOf("a", 0, { sent }), resultOf("b", 8)], contract);
    expect(told[1]?.verdict.findings[0]?.message).toBe("must be 7, as thing was sent, is 8");
    const unsent = withClaims([stored], [resultOf("a", 0), resultOf("b", 8)], contract);
    expect(unsent[1]?.verdict.findings).toEqual([]);
  });
});
