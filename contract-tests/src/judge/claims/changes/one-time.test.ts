import { describe } from "vitest";
import { check } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const refusal = (code: string, status = 422) => ({ status, json: { code } });
const freeKeyMessage = (code: string) =>
  `must not be refused with ${code}: the first call with this key was refused, so the key is free`;

describe("a claim that values are unique", () => {
  const unique: Claim = { kind: "unique", steps: ["a", "b"], pointer: "/code", specPointer: "/x" };
  check([
    ["accepts different values", unique, { a: { json: { code: "1" } }, b: { json: { code: "2" } } }, []],
    ["ignores refusals and missing values", unique, { a: { json: {} }, b: { status: 400, json: { code: "1" } } }, []],
    [
      "rejects the same value",
      unique,
      { a: { json: { code: "1" } }, b: { json: { code: "1" } } },
      ['b · error isolation response 200 /code: must differ in every response, but is the same as in "a"'],
    ],
  ]);
});

describe("a claim that a repeated request is refused", () => {
  const again: Claim = { kind: "refused-again", first: "a", again: "b", code: "USED", specPointer: "/x" };
  check([
    ["accepts the documented refusal", again, { a: { json: 1 }, b: { status: 409, json: { code: "USED" } } }, []],
    ["ignores a first call that is refused", again, { a: { status: 409 }, b: { status: 404 } }, []],
    ["ignores a limit", again, { a: { json: 1 }, b: { status: 429 } }, []],
    [
      "rejects a second success",
      again,
      { a: { json: 1 }, b: { json: 1 } },
      [
        "b · error replay response 200: must be refused with USED, because the first call has succeeded, but was accepted again",
      ],
    ],
    [
      "rejects another code",
      again,
      { a: { json: 1 }, b: { status: 404, json: { code: "GONE" } } },
      [
        'b · error error-code response 404: must be refused with USED, because the first call has succeeded, but is "GONE"',
      ],
    ],
  ]);
});

const refused = (status: number, code: string) => ({ status, json: { code } });

describe("a claim that a key belongs to the account that sends it", () => {
  const claim: Claim = { kind: "own-key", own: "mine", foreign: "theirs", code: "KEY_USED", specPointer: "/x" };
  check([
    ["accepts a success of both accounts", claim, { mine: { json: 1 }, theirs: { json: 2 } }, []],
    ["accepts a refusal for another reason", claim, { mine: { json: 1 }, theirs: refused(422, "TOO_LATE") }, []],
    ["ignores a first call that is refused", claim, { mine: refused(422, "A"), theirs: refused(409, "KEY_USED") }, []],
    [
      "rejects a refusal for the key of the other account",
      claim,
      { mine: { json: 1 }, theirs: refused(409, "KEY_USED") },
      [
        "theirs · error isolation response 409: must not be refused with KEY_USED: only another account has used this key",
      ],
    ],
  ]);
});

describe("a claim that two forms of a text have the same outcome", () => {
  const same: Claim = {
    kind: "same-outcome",
    first: "a",
    again: "b",
    reason: "digits of any script",
    specPointer: "/x",
  };
  check([
    ["accepts two successes", same, { a: { json: 1 }, b: { json: 2 } }, []],
    ["accepts the same refusal", same, { a: refused(422, "USED"), b: refused(422, "USED") }, []],
    ["ignores limits", same, { a: { status: 429 }, b: refused(422, "NUMBER_INVALID") }, []],
    ["ignores a second call that its first one forbids", same, { a: refused(409, "USED"), b: { json: 1 } }, []],
    [
      "rejects a refusal of one form only",
      same,
      { a: { json: 1 }, b: refused(422, "NUMBER_INVALID") },
      [
        "b · error error-code response 422: must be a success, as for the documented text, but is NUMBER_INVALID: digits of any script",
      ],
    ],
  ]);
});

describe("a claim that a number on its bound is allowed", () => {
  const claim: Claim = { kind: "on-bound", beyond: "above the maximum", on: "the maximum", specPointer: "/s" };
  check([
    ["accepts a success", claim, { "above the maximum": refusal("RANGE"), "the maximum": { json: {} } }, []],
    ["accepts another refusal", claim, { "above the maximum": refusal("RANGE"), "the maximum": refusal("POOR") }, []],
    [
      "rejects the refusal of the number beyond it",
      claim,
      { "above the maximum": refusal("RANGE"), "the maximum": refusal("RANGE") },
      [
        "the maximum · error valid-refused response 422: must not be refused with RANGE: the number is the maximum itself, which is allowed",
      ],
    ],
  ]);
});

describe("a claim that a refused call leaves its key free", () => {
  const claim: Claim = { kind: "free-key", refused: "a", valid: "b", conflict: "USED", specPointer: "/s" };
  check([
    ["accepts a success", claim, { a: refusal("WRONG"), b: { json: {} } }, []],
    ["accepts a refusal for another reason", claim, { a: refusal("WRONG"), b: refusal("POOR") }, []],
    [
      "rejects the first refusal again",
      claim,
      { a: refusal("WRONG"), b: refusal("WRONG") },
      [`b · error replay response 422: ${freeKeyMessage("WRONG")}`],
    ],
    [
      "rejects a used key",
      claim,
      { a: refusal("WRONG"), b: refusal("USED", 409) },
      [`b · error replay response 409: ${freeKeyMessage("USED")}`],
    ],
    ["skips a request that was accepted", claim, { a: { json: {} }, b: refusal("USED", 409) }, []],
  ]);
});
