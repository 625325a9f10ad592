import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { Answer } from "../../judge/answer.ts";
import type { Criterion, Journey, JourneyStep } from "../../plan/journeys/journey.ts";
import { journeyCase, judgeStep } from "./journey-step.ts";

const { operation, context } = smallSpec({ "x-contract": {}, responses: { "200": {}, "409": {}, "429": {} } });
const step = (more: Partial<JourneyStep> = {}): JourneyStep => ({
  id: "pay",
  operation,
  isControl: false,
  parameters: [],
  body: undefined,
  criteria: [],
  outputs: {},
  ...more,
});
const journey: Journey = { id: "money/pay", summary: "", isOnce: false, steps: [] };
const outputs = new Map([["signIn", { token: "t0", id: 7 }]]);

describe("a journey step as a case", () => {
  it("has its expressions evaluated, and each parameter in its place", () => {
    const tried = journeyCase(
      journey,
      step({
        parameters: [
          { name: "id", place: "path", value: "$steps.signIn.outputs.id" },
          { name: "q", place: "query", value: "all" },
          { name: "Authorization", place: "header", value: "Bearer {$steps.signIn.outputs.token}" },
          { name: "crumb", place: "cookie", value: 1 },
        ],
        body: { mediaType: "application/json", payload: { of: "$steps.signIn.outputs.id" } },
      }),
      { outputs, received: undefined },
    );
    expect(tried).toEqual({
      id: "journey money/pay › pay",
      operationId: "thing",
      kind: "journey",
      stage: "open",
      request: {
        parameters: {
          path: { id: 7 },
          query: { q: "all" },
          header: { Authorization: "Bearer t0" },
          cookie: { crumb: 1 },
        },
        body: { mediaType: "application/json", value: { of: 7 }, isEncrypted: false },
        authorization: { kind: "none" },
        substitutions: [],
      },
      expectation: { outcome: "lawful" },
    });
  });

  it("has no body when the step has none", () => {
    expect(journeyCase(journey, step(), { outputs, received: undefined }).request.body).toBeUndefined();
  });
});

const criterion = (condition: string, more: Partial<Criterion> = {}): Criterion => ({
  type: "simple",
  condition,
  context: undefined,
  ...more,
});

const judged = (answer: Answer, more: Partial<JourneyStep> = {}) => {
  const scene = { outputs, received: "failure" in answer ? undefined : answer };
  const { outcome, reason, findings } = judgeStep(step(more), answer, scene, context.validate);
  return [outcome, reason, ...findings.map(({ check, where, message }) => `${check} · ${where}: ${message}`)];
};

describe("the answer to a step", () => {
  it("passes when it is documented and meets every criterion", () => {
    expect(judged(received(200), { criteria: [criterion("$statusCode == 200")] })).toEqual(["passed", undefined]);
  });

  it("fails with the broken criterion, the actual value and the server's code", () => {
    const refused = { ...received(409, { code: "BUSY" }), text: "" };
    expect(judged(refused, { criteria: [criterion("$statusCode == 200")] })).toEqual([
      "failed",
      undefined,
      "journey · response 409: must hold: $statusCode == 200, but it is 409 (BUSY)",
    ]);
    expect(judged(received(200), { criteria: [criterion("1 == 2")] })).toEqual([
      "failed",
      undefined,
      "journey · response 200: must hold: 1 == 2",
    ]);
    const answer = { ...received(200, { id: 7 }), text: "" };
    const pattern = criterion("^b", { type: "regex", context: "$response.body#/id" });
    expect(judged(answer, { criteria: [pattern] })).toContain("journey · response 200: must hold: ^b, but it is 7");
    expect(judged(answer, { criteria: [criterion("$response.body#/gone == 1")] })).toContain(
      "journey · response 200: must hold: $response.body#/gone == 1",
    );
  });

  it("is checked against the spec, unless the step calls the test controls", () => {
    expect(judged(received(418))).toEqual([
      "failed",
      undefined,
      "undocumented-status · response 418: the status is not documented (documented: 200, 409, 429)",
    ]);
    expect(judged(received(418), { isControl: true })).toEqual(["passed", undefined]);
  });

  it("skips the step when it asks for fewer requests (429), the spec documents this status and the step does not want it", () => {
    const paid = { type: "simple", condition: "$statusCode == 200", context: undefined } as const;
    const skips = ["skipped", "the server asked for fewer requests (429)"];
    expect(judged(received(429), { criteria: [paid] })).toEqual(skips);
    const undocumented = smallSpec({ responses: { "200": {} } }).operation;
    expect(judged(received(429), { operation: undocumented })[0]).toBe("failed");
    const locked = { type: "simple", condition: "$statusCode == 429", context: undefined } as const;
    expect(judged(received(429), { criteria: [locked] })[0]).toBe("passed");
  });

  it("fails the step when it is missing", () => {
    expect(judged({ failure: "late" })).toEqual(["failed", undefined, "no-answer · no response: late"]);
  });
});
