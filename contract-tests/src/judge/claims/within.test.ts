import { describe } from "vitest";
import { check, list } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

describe("a claim about steps with a prefix", () => {
  const claim: Claim = {
    kind: "within",
    prefix: "after 1 ",
    claim: { kind: "unique", steps: ["a", "b"], pointer: "/value", specPointer: "/s" },
  };
  check([
    ["ignores steps without the prefix", claim, { a: list(1), b: list(1) }, []],
    [
      "names the step with its prefix",
      claim,
      { "after 1 a": list(1), "after 1 b": list(1) },
      ['after 1 b · error isolation response 200 /value: must differ in every response, but is the same as in "a"'],
    ],
  ]);
});
