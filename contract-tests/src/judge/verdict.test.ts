import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { caseOf, smallSpec } from "../../test/support/specs/small-spec.ts";
import type { JsonObject } from "../json.ts";
import type { Authorization, CaseRequest, Expectation } from "../plan/case.ts";
import type { Answer } from "./answer.ts";
import { isRefusal, judge } from "./judge.ts";

const documented = {
  "200": {},
  "304": {},
  "400": {},
  "401": {},
  "403": {},
  "404": {},
  "405": {},
  "409": {},
  "415": {},
};
const ours = smallSpec({ "x-contract": {}, responses: documented });
const theirs = smallSpec({ responses: documented });
const REFUSAL = { code: "NO", message: "not so" };
const INVALID = { code: "INVALID_REQUEST", message: "not so" };
const refusal = (status: number, body: JsonObject = REFUSAL) => ({
  ...received(status, body),
  // No content is documented, so the judge would also report a body.
  text: "",
});

interface Asked {
  readonly spec?: typeof ours;
  readonly authorization?: Authorization;
  readonly request?: Partial<CaseRequest>;
}

const verdictOf = (
  expectation: Expectation,
  answer: Answer,
  { spec = ours, authorization = { kind: "none" }, request = {} }: Asked = {},
) =>
  judge(
    spec.operation,
    caseOf(spec.operation, expectation, { authorization, ...request }),
    answer,
    spec.context.validate,
  );
const told = (...asked: Parameters<typeof verdictOf>): string[] => {
  const { outcome, findings } = verdictOf(...asked);
  return [
    outcome,
    ...findings.map(({ severity, check, where, message }) => `${severity} ${check} · ${where}: ${message}`),
  ];
};

const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };
const NEEDS_STATE: Expectation = { outcome: "accepted", needsState: true };
const LAWFUL: Expectation = { outcome: "lawful" };

describe("a refusal", () => {
  it.for([
    [399, false],
    [400, true],
    [499, true],
    [500, false],
  ] as const)("includes status %i: %s", ([status, expected]) => {
    expect(isRefusal(received(status))).toBe(expected);
  });
});

describe("no answer", () => {
  const none: Answer = { failure: "no answer within 10 s" };
  it("fails a case", () => {
    expect(told(LAWFUL, none)).toEqual(["failed", "error no-answer · no response: no answer within 10 s"]);
  });

  it("skips a case when the answer is longer than the command reads", () => {
    expect(verdictOf(LAWFUL, { failure: "the answer is longer than 5 MB", isThere: true, isTooLong: true })).toEqual({
      outcome: "skipped",
      reason: "the answer is longer than 5 MB, which this command does not read",
      findings: [],
    });
  });

  it("is allowed for a body that is too large", () => {
    const request = { body: { mediaType: "application/json", text: "{", padTo: 9 } };
    expect(verdictOf(LAWFUL, none, { request })).toEqual({
      outcome: "skipped",
      reason: "the server closed the connection on a body that is too large (RFC 9110, 15.5.14)",
      findings: [],
    });
    expect(told(LAWFUL, received(200), { request })).toEqual(["passed"]);
  });
});

describe("a documented example", () => {
  it("must be accepted, or may be refused if it needs a state", () => {
    expect(told(ACCEPTED, received(200))).toEqual(["passed"]);
    expect(told(NEEDS_STATE, refusal(409))).toEqual(["passed"]);
    expect(told(ACCEPTED, refusal(409))).toEqual([
      "failed",
      "error example-refused · response 409: the documented example was refused (NO: not so)",
    ]);
    expect(told(ACCEPTED, refusal(403))).toEqual([
      "failed",
      "error example-refused · response 403: the documented example was refused to this account (NO: not so)",
    ]);
  });

  it("fails with a server failure or a redirect, even if it needs a state", () => {
    const redirected = smallSpec({ "x-contract": {}, responses: { "302": {} } });
    expect(told(NEEDS_STATE, received(302), { spec: redirected })).toEqual([
      "failed",
      "error example-refused · response 302: the documented example was refused",
    ]);
    expect(told(NEEDS_STATE, received(500))).toEqual([
      "failed",
      "error server-error · response 500: the server failed",
    ]);
  });

  it("may be refused when the spec has no Lobbykit extensions", () => {
    expect(told(ACCEPTED, refusal(404), { spec: theirs })).toEqual(["passed"]);
    expect(told(ACCEPTED, refusal(400), { spec: theirs })).toEqual([
      "passed",
      "warning valid-refused · response 400: a valid value was refused as a bad request (NO: not so)",
    ]);
  });

  it("is refused when its envelope reports a failure", () => {
    expect(told(ACCEPTED, { ...received(200, { success: false, code: "NO" }), text: "" })).toEqual([
      "failed",
      "error example-refused · response 200: the documented example was refused (NO)",
    ]);
  });
});

describe("a session", () => {
  const words = "a valid session was refused (NO: not so)";
  it("causes an error when it is valid and refused, or a warning if its token was sent in another letter case", () => {
    expect(told(LAWFUL, refusal(401), { authorization: { kind: "session" } })).toEqual([
      "failed",
      `error session-refused · response 401: ${words}`,
    ]);
    expect(told({ outcome: "answered" }, refusal(401), { authorization: { kind: "own-session" } })).toEqual([
      "failed",
      `error session-refused · response 401: ${words}`,
    ]);
    expect(told(LAWFUL, refusal(401), { authorization: { kind: "session", shown: "lower-case scheme" } })).toEqual([
      "passed",
      `warning session-refused · response 401: ${words}`,
    ]);
  });

  it("may be refused when it is missing", () => {
    expect(told(LAWFUL, refusal(401))).toEqual(["passed"]);
    expect(
      told({ outcome: "denied", reason: "half a token" }, refusal(401), { authorization: { kind: "session" } }),
    ).toEqual(["passed"]);
  });
});

describe("the expectation of a case", () => {
  it.for<[Expectation, Answer, string[]]>([
    [{ outcome: "answered" }, refusal(400, INVALID), []],
    [{ outcome: "whole" }, received(200), []],
    [
      { outcome: "whole" },
      received(304),
      ["error caching · response 304: must not be 304: If-None-Match named another entity tag"],
    ],
    [{ outcome: "closed", reason: "of another" }, refusal(404), []],
    [
      { outcome: "closed", reason: "of another" },
      refusal(409),
      ["error isolation · response 409: must be 403 or 404: of another (NO: not so)"],
    ],
    [{ outcome: "forbidden", reason: "a guest" }, refusal(403), []],
    [
      { outcome: "forbidden", reason: "a guest" },
      refusal(404),
      ["warning role · response 404: must be 401 or 403: a guest"],
    ],
    [
      { outcome: "forbidden", reason: "a guest" },
      received(200),
      ["error role · response 200: must be 401 or 403: a guest"],
    ],
    [{ outcome: "refused", reason: "no name" }, refusal(400), []],
    [
      { outcome: "refused", reason: "no name" },
      received(200),
      ["error invalid-accepted · response 200: accepted an invalid request: no name"],
    ],
    [{ outcome: "denied", reason: "no token" }, refusal(401), []],
    [{ outcome: "denied", reason: "no token" }, refusal(403), []],
    [
      { outcome: "denied", reason: "no token" },
      refusal(404),
      ["error undocumented-status · response 404: must be 401 or 403: no token"],
    ],
    [
      { outcome: "denied", reason: "no token" },
      refusal(410),
      [
        "error undocumented-status · response 410: the status is not documented (documented: 200, 304, 400, 401, 403, 404, 405, 409, 415)",
        "error undocumented-status · response 410: must be 401 or 403: no token",
      ],
    ],
    [
      { outcome: "denied", reason: "no token" },
      received(200),
      ["error open-door · response 200: must be 401 or 403: no token"],
    ],
    [{ outcome: "lawful" }, received(200), []],
    [{ outcome: "lawful" }, refusal(400), []],
    [
      { outcome: "lawful" },
      refusal(400, INVALID),
      ["warning valid-refused · response 400: a valid value was refused as a bad request (INVALID_REQUEST: not so)"],
    ],
    [
      { outcome: "lawful" },
      refusal(405),
      ["error valid-refused · response 405: a valid request was refused (NO: not so)"],
    ],
    [
      { outcome: "lawful" },
      refusal(415),
      ["error valid-refused · response 415: a valid request was refused (NO: not so)"],
    ],
  ])("is judged: %j", ([expectation, answer, expected]) => {
    expect(told(expectation, answer).slice(1)).toEqual(expected);
  });

  it("is judged by the method check alone for an unsupported method", () => {
    const expectation: Expectation = { outcome: "no-method", methods: ["GET"] };
    expect(told(expectation, received(418))).toEqual(["failed", "error method · response 418: must be 405 or 404"]);
    expect(told(expectation, received(404, "<p>"))).toEqual(["passed"]);
  });

  it("does not require a success when the spec documents only refusals", () => {
    const spec = smallSpec({ "x-contract": {}, responses: { "400": {}, "405": {} } });
    expect(told(LAWFUL, refusal(405), { spec })).toEqual(["passed"]);
    expect(told(LAWFUL, refusal(400, INVALID), { spec })).toEqual(["passed"]);
    for (const name of ["2XX", "302", "default"]) {
      const telling = smallSpec({ "x-contract": {}, responses: { [name]: {}, "405": {} } });
      expect(told(LAWFUL, refusal(405), { spec: telling })).toHaveLength(2);
    }
  });
});

describe("other problems of an answer", () => {
  it("are reported beside the complaint, but not beside a server failure", () => {
    expect(told({ outcome: "refused", reason: "no name" }, received(200, "<p>"))).toEqual([
      "failed",
      "error undocumented-body · response 200 content-type: the answer has a body (), but the spec documents none",
      "error invalid-accepted · response 200: accepted an invalid request: no name",
    ]);
    expect(told({ outcome: "denied", reason: "no token" }, received(500))).toEqual([
      "failed",
      "error server-error · response 500: the server failed",
    ]);
  });

  it("are weighted by the profile: an undocumented body is a warning when the spec has no Lobbykit extensions", () => {
    expect(told(LAWFUL, received(200, "<p>"), { spec: theirs })).toEqual([
      "passed",
      "warning undocumented-body · response 200 content-type: the answer has a body (), but the spec documents none",
    ]);
  });
});

describe("an answer that asks for fewer requests (429)", () => {
  const spec = smallSpec({ "x-contract": {}, responses: { "200": {}, "429": {} } });
  it("skips the case only when the spec documents its status 429", () => {
    expect(verdictOf({ outcome: "denied", reason: "no token" }, received(429), { spec })).toEqual({
      outcome: "skipped",
      reason: "the server asked for fewer requests (429)",
      findings: [],
    });
    expect(told(LAWFUL, received(429, "<p>"), { spec })[0]).toBe("failed");
    expect(told(LAWFUL, received(429))).toEqual([
      "failed",
      expect.stringContaining("error undocumented-status · response 429"),
    ]);
  });

  it("skips the case of another API, with a warning that its spec does not document the status", () => {
    const other = smallSpec({ responses: { "200": {} } });
    expect(told(LAWFUL, received(429), { spec: other })).toEqual([
      "skipped",
      expect.stringContaining("warning undocumented-status · response 429"),
    ]);
  });
});
