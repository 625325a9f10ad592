import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { caseOf, smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { Answer } from "../../judge/answer.ts";
import type { Authorization, Expectation } from "../../plan/case.ts";
import type { CaseResult } from "../../run/case-result.ts";
import { whyUnproved } from "./proof.ts";

const RESPONSES = { "200": {}, "404": {} };
const { operation: open } = smallSpec({ responses: RESPONSES });
const { operation: secured } = smallSpec(
  { operationId: "secured", responses: RESPONSES, security: [{ bearer: [] }] },
  { path: "/secured", components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } } },
);

const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };
const NEEDS_STATE: Expectation = { outcome: "accepted", needsState: true };
const REFUSED: Expectation = { outcome: "refused", reason: "page: type string" };
const SESSION: Authorization = { kind: "session" };

function resultOf(expectation: Expectation, answer: Answer | string, operation = open): CaseResult {
  const tried = caseOf(operation, expectation, operation === secured ? { authorization: SESSION } : {});
  const isSkipped = typeof answer === "string";
  return {
    tried,
    verdict: isSkipped ? { outcome: "skipped", reason: answer, findings: [] } : { outcome: "passed", findings: [] },
    wire: undefined,
    answer: isSkipped ? undefined : answer,
    durationMs: 1,
  };
}

const why = (...results: CaseResult[]) => whyUnproved([open, secured], results);

describe("a run proves something", () => {
  it("when a request that should succeed did, whatever else was refused", () => {
    expect(why(resultOf(ACCEPTED, received(404)), resultOf(ACCEPTED, received(200)))).toBeUndefined();
  });

  it("when it has no request that must succeed", () => {
    expect(why()).toBeUndefined();
    expect(why(resultOf(REFUSED, received(400)), resultOf(NEEDS_STATE, received(404)))).toBeUndefined();
  });
});

describe("a run proves nothing", () => {
  it.for<[number, string]>([
    [404, "Every request that should succeed was answered with 404. Check --url: the paths of the spec come after it."],
    [403, "Every request that should succeed was answered with 403. Give credentials that have the right to do more."],
    [429, "Every request that should succeed was answered with 429. Send fewer with --rate."],
    [418, "Every request that should succeed was answered with 418. Check --url, and the examples of the spec."],
  ])("when all requests that should succeed get %i, and says what to check", ([status, says]) => {
    expect(why(resultOf(ACCEPTED, received(status)), resultOf(REFUSED, received(400)))).toBe(says);
  });

  it("when they get several refusals", () => {
    expect(why(resultOf(ACCEPTED, received(404)), resultOf(ACCEPTED, received(400)))).toBe(
      "Every request that should succeed was answered with 400 or 404. Check --url, and the examples of the spec.",
    );
  });

  it("when none of them was sent or answered", () => {
    expect(why(resultOf(ACCEPTED, "no credentials for bearer"), resultOf(REFUSED, received(400)))).toBe(
      "No request that should succeed was answered: no credentials for bearer.",
    );
    expect(why(resultOf(ACCEPTED, { failure: "no answer within 10 s" }))).toBe(
      "No request that should succeed was answered: no answer within 10 s.",
    );
  });

  it("when the credentials are refused everywhere, although requests without credentials succeed", () => {
    const health = resultOf(ACCEPTED, received(200));
    expect(why(health, resultOf(ACCEPTED, received(401), secured), resultOf(REFUSED, received(401), secured))).toBe(
      "Every request with the given credentials was answered with 401. Check them, and whether they have expired.",
    );
    expect(
      why(health, resultOf(ACCEPTED, received(401), secured), resultOf(REFUSED, received(400), secured)),
    ).toBeUndefined();
  });
});
