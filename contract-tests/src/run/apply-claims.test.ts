import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { caseOf, smallSpec } from "../../test/support/specs/small-spec.ts";
import { findingAbout } from "../judge/finding.ts";
import type { Claim } from "../plan/claim.ts";
import { applyClaims, withFindings } from "./apply-claims.ts";
import type { CaseResult } from "./case-result.ts";

const { operation, contract } = smallSpec({ "x-contract": {}, responses: {} });
const finding = (severity: "error" | "warning") =>
  findingAbout(operation, "caching", {
    where: "response 200",
    message: "wrong",
    doubt: severity === "warning" ? "should" : undefined,
  });
const resultOf = (name: string, now: number, more: Partial<CaseResult> = {}): CaseResult => ({
  tried: Object.assign(caseOf(operation, { outcome: "lawful" }), { name }),
  verdict: { outcome: "passed", findings: [] },
  wire: undefined,
  answer: received(200, { now }),
  durationMs: 1,
  ...more,
});

describe("additional findings", () => {
  it("fail a case when one of them is an error, and are listed after the existing findings", () => {
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
    applyClaims([claim], results, contract).map(({ verdict }) => verdict.outcome);

  it("fail only the step that breaks them", () => {
    expect(outcomes(resultOf("a", 2), resultOf("b", 1), resultOf("c", 0))).toEqual(["passed", "failed", "passed"]);
  });

  it("are skipped for a step without an answer or without a known operation", () => {
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

  it("compare answers with the values that the request was finally sent with", () => {
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
    const told = applyClaims([stored], [resultOf("a", 0, { sent }), resultOf("b", 8)], contract);
    expect(told[1]?.verdict.findings[0]?.message).toBe("must be 7, as sent to thing, but is 8");
    const unsent = applyClaims([stored], [resultOf("a", 0), resultOf("b", 8)], contract);
    expect(unsent[1]?.verdict.findings).toEqual([]);
  });
});
