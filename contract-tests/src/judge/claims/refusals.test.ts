import { describe } from "vitest";
import { check } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const no = (status: number, message: string, requestId = "1") => ({ status, json: { code: "NO", message, requestId } });

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
