import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { caseOf, smallSpec } from "../../test/support/specs/small-spec.ts";
import type { Answer } from "../judge/answer.ts";
import { judge } from "../judge/judge.ts";
import type { Expectation } from "../plan/case.ts";
import type { CaseResult } from "./case-result.ts";
import { markMissing } from "./mark-missing.ts";

const refusal = { content: { "application/json": { schema: { type: "object", required: ["code"] } } } };
const { context, operation } = smallSpec({
  "x-contract": {},
  responses: { "200": {}, "401": refusal, "404": refusal },
});

const resultOf = ([expectation, answer]: readonly [Expectation, Answer]): CaseResult => {
  const tried = caseOf(operation, expectation);
  return { tried, verdict: judge(operation, tried, answer, context.validate), wire: undefined, answer, durationMs: 1 };
};

const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };
const DENIED: Expectation = { outcome: "denied", reason: "no token" };
const NO_METHOD: Expectation = { outcome: "no-method", methods: ["GET"] };
const page = (status: number) => received(status, "<p>Cannot GET", { headers: { "content-type": "text/html" } });
const said = (status: number, body: unknown) => received(status, body);

/** The checks of the findings. */
const checksOf = (...told: (readonly [Expectation, Answer])[]) =>
  markMissing(told.map(resultOf), context).flatMap(({ verdict }) => verdict.findings.map(({ check }) => check));
const MISSING = "not-implemented";

describe("an operation is not implemented", () => {
  it.for<[string, (readonly [Expectation, Answer])[], string[]]>([
    [
      "when all its answers are pages with 404",
      [
        [ACCEPTED, page(404)],
        [DENIED, page(404)],
      ],
      [MISSING, MISSING],
    ],
    [
      "when all are 501 or an undocumented 405",
      [
        [ACCEPTED, page(501)],
        [DENIED, page(405)],
      ],
      [MISSING, MISSING],
    ],
    ["when the 404 has the usual form of a web framework", [[ACCEPTED, said(404, { detail: "Not found" })]], [MISSING]],
    [
      "when the server denies access before it notices that the operation does not exist",
      [
        [ACCEPTED, page(404)],
        [DENIED, said(401, { code: "NO" })],
      ],
      [MISSING],
    ],
    [
      "even if another method gets an answer",
      [
        [ACCEPTED, page(404)],
        [NO_METHOD, received(200)],
      ],
      [MISSING, MISSING],
    ],
    [
      "not when one answer came from the operation",
      [
        [ACCEPTED, page(404)],
        [ACCEPTED, received(200)],
      ],
      ["content-type", "example-refused"],
    ],
    ["not when the 404 is documented", [[ACCEPTED, said(404, { code: "NONE" })]], ["example-refused"]],
    [
      "not when a request had no answer",
      [
        [DENIED, page(405)],
        [DENIED, { failure: "no answer within 10 s" }],
      ],
      ["undocumented-status", "undocumented-status", "no-answer"],
    ],
  ])("%s", ([, told, expected]) => {
    expect(checksOf(...told)).toEqual(expected);
  });

  it("even if the connection closes on a body that is too large", () => {
    const large = caseOf(operation, ACCEPTED, { body: { mediaType: "application/json", text: "{", padTo: 9 } });
    const answer = { failure: "no answer: EPIPE" };
    const verdict = judge(operation, large, answer, context.validate);
    const closed = { tried: large, verdict, wire: undefined, answer, durationMs: 1 };
    const [first] = markMissing([resultOf([ACCEPTED, page(404)]), closed], context);
    expect(first?.verdict.findings).toMatchObject([{ check: MISSING }]);
  });

  it("but a case with only warnings still passes", () => {
    const result = resultOf([ACCEPTED, page(404)]);
    const findings = result.verdict.findings.map((finding) => ({ ...finding, severity: "warning" as const }));
    const [marked] = markMissing([{ ...result, verdict: { outcome: "passed", findings } }], context);
    expect(marked?.verdict).toMatchObject({ outcome: "passed", findings: [{ severity: "warning", check: MISSING }] });
  });
});
