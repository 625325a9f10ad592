import { describe } from "vitest";
import { check } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const no = (status: number, message: string, requestId = "1") => ({ status, json: { code: "NO", message, requestId } });

const refusedAt = (path: string) => ({ status: 422, json: { code: "NO", details: [{ path }] } });
const sentCode = (more: object = {}) => ({
  json: { timestamp: "1", value: { until: 5, at: "2026-01-01T00:00:00Z", ...more } },
});

describe("a claim that a refusal does not reveal whether a name is known", () => {
  const claim: Claim = { kind: "same-refusal", first: "known", again: "unknown", what: "name" };
  check([
    ["accepts the same refusal", claim, { known: no(400, "no"), unknown: no(400, "no", "2") }, []],
    [
      "rejects another status",
      claim,
      { known: no(400, "no"), unknown: no(404, "no") },
      ["unknown · error leak response 404: reveals whether the name is known: a known name is refused with 400"],
    ],
    [
      "rejects another message",
      claim,
      { known: no(400, "Wrong password"), unknown: no(400, "Who?") },
      [
        'unknown · error leak response 400 /message: reveals whether the name is known: for a known name it is "Wrong password"',
      ],
    ],
    [
      "rejects a member that only one of the refusals has",
      claim,
      {
        known: { status: 400, json: { code: "no", value: { captcha: false }, requestId: "1" } },
        unknown: { status: 400, json: { code: "no", requestId: "2" } },
      },
      [
        'unknown · error leak response 400 /value: reveals whether the name is known: for a known name it is {"captcha":false}',
      ],
    ],
    [
      "accepts other values of members that both refusals have",
      claim,
      {
        known: { status: 400, json: { code: "no", value: { captcha: true } } },
        unknown: { status: 400, json: { code: "no", value: { captcha: false } } },
      },
      [],
    ],
    ["skips a pair of which one was accepted", claim, { known: { json: {} }, unknown: no(404, "no") }, []],
  ]);
});

describe("a claim that a call exceeds a limit", () => {
  const claim: Claim = { kind: "too-many", step: "a", calls: 1, specPointer: "/s" };
  check([
    ["accepts 429", claim, { a: no(429, "wait") }, []],
    [
      "rejects an answer other than 429",
      claim,
      { a: { json: {} } },
      ["a · error limit response 200: must be 429: 1 calls are allowed at a time, and this is one more"],
    ],
  ]);
});

describe("a claim that a call has no lock of another call", () => {
  const claim: Claim = {
    kind: "unlocked",
    step: "a",
    later: "b",
    when: "a code for a login was sent",
    specPointer: "/s",
  };
  check([
    ["accepts a success", claim, { a: { json: {} }, b: { json: {} } }, []],
    [
      "rejects a 429 when a later call is refused for another reason",
      claim,
      { a: no(429, "wait"), b: no(400, "no") },
      ["a · error limit response 429: must not be locked, because a later call is not: a code for a login was sent"],
    ],
    ["ignores a 429 when a later call gets one too", claim, { a: no(429, "wait"), b: no(429, "wait") }, []],
    [
      "rejects a 429 when a later call succeeds",
      claim,
      { a: no(429, "wait"), b: { json: {} } },
      ["a · error limit response 429: must not be locked, because a later call is not: a code for a login was sent"],
    ],
    ["skips a 429 when the later call gets one too", claim, { a: no(429, "wait"), b: no(429, "wait") }, []],
    ["skips a 429 without the later call", claim, { a: no(429, "wait") }, []],
  ]);
});

describe("a claim that a request is refused with a code", () => {
  const claim: Claim = {
    kind: "refused-with",
    step: "a",
    code: "NO",
    status: 422,
    names: "body/name",
    when: "the name is wrong",
    specPointer: "/s",
  };
  check([
    ["accepts the code, the status and the named place", claim, { a: refusedAt("body/name") }, []],
    [
      "rejects another code",
      claim,
      { a: { status: 422, json: { code: "OTHER" } } },
      ['a · error error-code response 422 /code: must be refused with NO, but is "OTHER": the name is wrong'],
    ],
    [
      "rejects another status",
      claim,
      { a: { ...refusedAt("body/name"), status: 400 } },
      ["a · error error-code response 400: must be 422: the name is wrong"],
    ],
    [
      "rejects another place",
      claim,
      { a: refusedAt("body/age") },
      ['a · error error-code response 422 /details: must name body/name, but names ["body/age"]: the name is wrong'],
    ],
    ["skips a request that was accepted, and a server that does not answer", claim, { a: { json: {} } }, []],
    ["skips too many requests", claim, { a: no(429, "wait") }, []],
  ]);
});

describe("a claim that two requests get the same answer", () => {
  const claim: Claim = {
    kind: "same-answer",
    first: "a",
    again: "b",
    when: "whether the number has an account",
    moving: ["timestamp"],
    specPointer: "/s",
  };
  check([
    [
      "accepts answers that differ in numbers, times and moving members",
      claim,
      { a: sentCode(), b: { json: { timestamp: "2", value: { until: 6, at: "2027-01-01T00:00:00Z" } } } },
      [],
    ],
    ["accepts the same refusal of another request", claim, { a: no(422, "no"), b: no(422, "no", "2") }, []],
    [
      "rejects another status",
      claim,
      { a: no(409, "known"), b: sentCode() },
      ["b · error leak response 200: must be 409, as for the other request: whether the number has an account"],
    ],
    [
      "rejects another body",
      claim,
      { a: sentCode({ known: true }), b: sentCode() },
      [
        'b · error leak response 200: must be {"value":{"at":"time","known":true,"until":0}}, as for the other request, but is {"value":{"at":"time","until":0}}: whether the number has an account',
      ],
    ],
    ["skips too many requests", claim, { a: no(429, "wait"), b: sentCode() }, []],
  ]);
});

const ofRole = (role: string) => ({ json: { role } });

describe("a claim that an operation is kept for a role", () => {
  const claim: Claim = {
    kind: "kept-for",
    who: "who",
    pointer: "/role",
    ordinary: ["keeper"],
    allowed: ["steward"],
    call: "call",
    specPointer: "/s",
  };
  const message = "must be 403: the role of this account is keeper, and the words keep the operation for steward";
  check([
    ["accepts a 403", claim, { who: ofRole("keeper"), call: no(403, "no") }, []],
    ["accepts an account that may call it", claim, { who: ofRole("steward"), call: { json: {} } }, []],
    ["accepts an account with more rights", claim, { who: ofRole("admin"), call: { json: {} } }, []],
    [
      "rejects a success",
      claim,
      { who: ofRole("keeper"), call: { json: {} } },
      [`call · error role response 200: ${message}`],
    ],
    [
      "rejects a refusal that looks at the object first",
      claim,
      { who: ofRole("keeper"), call: no(409, "no") },
      [`call · warning role response 409: ${message}`],
    ],
  ]);
});
