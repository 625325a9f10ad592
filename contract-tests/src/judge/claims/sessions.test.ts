import { describe } from "vitest";
import { check, list } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const call = { json: {} };
const about = { step: "after", by: "call", what: "another session", specPointer: "/s" } as const;

describe("a claim that a session or a password still works", () => {
  const usable: Claim = { kind: "usable", ...about };
  check([
    ["E003 accepts a success", usable, { call, after: { json: {} } }, []],
    ["ignores a call that was refused", usable, { call: { status: 409 }, after: { status: 401 } }, []],
    ["ignores a limit and a failure of the server", usable, { call, after: { status: 429 } }, []],
    ["ignores a failure of the server", usable, { call, after: { status: 503 } }, []],
    [
      "E003 rejects a refusal, and blames the call",
      usable,
      { call, after: { status: 401 } },
      ["call · error effect response 200: another session must still work after this call, but listItems answers 401"],
    ],
  ]);
});

describe("a claim that a session or a password no longer works", () => {
  const unusable: Claim = { kind: "unusable", ...about };
  check([
    ["E010 accepts a refusal", unusable, { call, after: { status: 401 } }, []],
    ["ignores a call that was refused", unusable, { call: { status: 409 }, after: { json: {} } }, []],
    [
      "E010 rejects a success, and blames the call",
      unusable,
      { call, after: { json: {} } },
      ["call · error effect response 200: another session must not work after this call, but listItems answers 200"],
    ],
  ]);
});

describe("a claim that a session has ended for each read", () => {
  const reads = ["a", "b"].map((name) => ({ before: `${name} before`, after: `${name} after` }));
  const ended: Claim = { kind: "ended", by: "call", reads, specPointer: "/s" };
  const before = { "a before": list(), "b before": list() };
  check([
    ["E003 accepts refusals", ended, { ...before, call, "a after": { status: 401 }, "b after": { status: 401 } }, []],
    ["ignores a session that continues", ended, { ...before, call, "a after": list(), "b after": list() }, []],
    [
      "ignores a read that was refused before",
      ended,
      { ...before, "a before": { status: 403 }, call, "a after": { status: 403 }, "b after": list() },
      [],
    ],
    [
      "E003 rejects a read that still works when another one is refused",
      ended,
      { ...before, call, "a after": { status: 401 }, "b after": list() },
      [
        "b after · error open-door response 200: must be refused, as other reads are: the session has ended, which this one knew before",
      ],
    ],
  ]);
});

describe("a claim that a session is listed", () => {
  const of = list({ id: 1 }, { id: 2, current: true });
  const places = { rows: "/value", key: "/id", own: { current: true } } as const;
  const listed = { kind: "session-listed", list: "after", of: "before", ...places } as const;
  const stays: Claim = { ...listed, isListed: true, by: "call", what: "another session", specPointer: "/s" };
  const goes: Claim = { ...stays, isListed: false };
  check([
    ["accepts a session that stays", stays, { before: of, call, after: list({ id: "2" }) }, []],
    ["accepts a session that has gone", goes, { before: of, call, after: list({ id: 1 }) }, []],
    ["ignores a list without the session of the request", stays, { before: list(), call, after: list() }, []],
    ["ignores a list that is refused", stays, { before: of, call, after: { status: 401 } }, []],
    [
      "rejects a session that continues and is not listed",
      stays,
      { before: of, call, after: list({ id: 1 }) },
      ["call · error effect response 200: another session must stay in the list of listItems"],
    ],
    [
      "rejects a session that has ended and is listed",
      goes,
      { before: of, call, after: list({ id: 2 }) },
      ["call · error effect response 200: another session must no longer be in the list of listItems"],
    ],
  ]);
});

describe("a claim about the lifetime of a token", () => {
  const lifetime: Claim = { kind: "lifetime", step: "login", pointer: "/expiresIn", seconds: 2, specPointer: "/s" };
  check([
    ["accepts the lifetime that was asked for", lifetime, { login: { json: { expiresIn: 2 } } }, []],
    ["ignores a login that was refused", lifetime, { login: { status: 401, json: { expiresIn: 9 } } }, []],
    ["ignores an answer without it", lifetime, { login: { json: {} } }, []],
    [
      "rejects milliseconds",
      lifetime,
      { login: { json: { expiresIn: 2000 } } },
      [
        "login · error plausibility response 200 /expiresIn: must not be longer than the 2 s that the login has asked for, but is 2000",
      ],
    ],
  ]);
});
