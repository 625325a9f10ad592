import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { caseOf, smallSpec } from "../../../../test/support/specs/small-spec.ts";
import type { Authorization, CaseBody, Expectation } from "../../../plan/case.ts";
import {
  closedComplaint,
  hasOtherLetterCase,
  isTooLarge,
  isValidSession,
  roleComplaint,
  statusComplaint,
  wholeComplaint,
} from "./outcomes.ts";

// An extension of Lobbykit (`x-contract`) selects the Lobbykit profile.
const { operation } = smallSpec({ "x-contract": {}, responses: {} });
const refusal = { code: "NO", message: "not yours" };

describe("a refusal for data of another account", () => {
  it.for([
    [403, undefined],
    [404, undefined],
    [200, { check: "isolation", message: "accepted an invalid request: of another" }],
    [400, { check: "isolation", message: "must be 403 or 404: of another (NO: not yours)" }],
    [402, { check: "isolation", message: "must be 403 or 404: of another (NO: not yours)" }],
    [405, { check: "isolation", message: "must be 403 or 404: of another (NO: not yours)" }],
    [401, { check: "isolation", message: "must be 403 or 404: of another (NO: not yours)" }],
  ] as const)("gives for status %i the complaint %o", ([status, expected]) => {
    expect(closedComplaint("of another", operation, received(status, refusal))).toEqual(expected);
  });
});

const forbidden = (code: string) => ({ ...received(403), json: { code } });

describe("a refusal for a role", () => {
  const message = "must be 401 or 403: a guest";
  it.for([
    [403, undefined],
    [200, { check: "role", message }],
    [399, { check: "role", message }],
    [400, { check: "role", message, doubt: "another-refusal" }],
    [404, { check: "role", message, doubt: "another-refusal" }],
  ] as const)("gives for %i the complaint %o", ([status, expected]) => {
    expect(roleComplaint({ reason: "a guest" }, received(status))).toEqual(expected);
  });

  it("must have the documented code", () => {
    expect(roleComplaint({ reason: "a guest", code: "NO_GUESTS" }, forbidden("NO_GUESTS"))).toBeUndefined();
    expect(roleComplaint({ reason: "a guest", code: "NO_GUESTS" }, forbidden("OTHER"))).toEqual({
      check: "error-code",
      message: 'must be refused with NO_GUESTS, but is "OTHER": a guest',
    });
  });
});

describe("an answer to If-None-Match with another entity tag", () => {
  it("must not be 304", () => {
    expect(wholeComplaint(received(304))).toEqual({
      check: "caching",
      message: "must not be 304: If-None-Match named another entity tag",
    });
    expect(wholeComplaint(received(200))).toBeUndefined();
    expect(wholeComplaint(received(305))).toBeUndefined();
  });
});

const LAWFUL: Expectation = { outcome: "lawful" };
const by = (authorization: Authorization, expectation: Expectation = LAWFUL) =>
  caseOf(operation, expectation, { authorization });

describe("a case", () => {
  it("has a valid session when it sends a session and does not expect a denial", () => {
    expect(isValidSession(by({ kind: "session" }))).toBe(true);
    expect(isValidSession(by({ kind: "own-session" }))).toBe(true);
    expect(isValidSession(by({ kind: "none" }))).toBe(false);
    expect(isValidSession(by({ kind: "literal", header: "Bearer a" }))).toBe(false);
    expect(isValidSession(by({ kind: "ended-session", by: "logout" }))).toBe(false);
    expect(isValidSession(by({ kind: "session" }, { outcome: "denied", reason: "" }))).toBe(false);
  });

  it("sends its token in another letter case only when it is labelled “lower-case scheme”", () => {
    expect(hasOtherLetterCase(by({ kind: "session", shown: "lower-case scheme" }))).toBe(true);
    expect(hasOtherLetterCase(by({ kind: "session" }))).toBe(false);
    expect(hasOtherLetterCase(by({ kind: "own-session" }))).toBe(false);
  });

  it.for<[string, CaseBody | undefined, boolean]>([
    ["a padded text", { mediaType: "a/b", text: "{", padTo: 9 }, true],
    ["an unpadded text", { mediaType: "a/b", text: "{" }, false],
    ["a value", { mediaType: "a/b", value: 1, isEncrypted: false }, false],
    ["bytes", { mediaType: "a/b", base64: "" }, false],
    ["nothing", undefined, false],
  ])("has a body that is too large when the body is %s: %s", ([, body, expected]) => {
    expect(isTooLarge(caseOf(operation, LAWFUL, { body }))).toBe(expected);
  });
});

describe("a refusal with a documented status", () => {
  const complaint = { check: "undocumented-status", message: "must be 415: of another type", doubt: "inferred" };
  it.for([
    [415, undefined],
    [401, undefined],
    [404, undefined],
    [409, undefined],
    [428, undefined],
    [400, complaint],
    [422, complaint],
  ] as const)("gives for %i the complaint %o", ([status, expected]) => {
    expect(statusComplaint({ reason: "of another type", status: 415 }, received(status))).toEqual(expected);
    expect(statusComplaint({ reason: "of another type" }, received(status))).toBeUndefined();
  });
});
