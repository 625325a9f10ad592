import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const facts = { specPointer: "/s", isInferred: false } as const;
const missing: Said = { status: 404 };

const at = (createdAt: string, updatedAt: string): Said => ({ json: { createdAt, updatedAt } });

describe("a claim that times of creation and change follow the calls", () => {
  const names = { created: ["createdAt"], updated: ["updatedAt"] };
  const dated: Claim = {
    kind: "dated",
    made: "made",
    before: "before",
    changed: "changed",
    after: "after",
    at: "",
    ...names,
    ...facts,
  };
  const called: Said = { headers: { date: "Thu, 01 Jan 2026 10:00:00 GMT" } };
  const [early, late] = ["2026-01-01T10:00:00.250Z", "2026-01-01T10:00:01.500Z"];
  const steps = (before: Said, after: Said) => ({ made: called, before, changed: called, after });
  const where = "after · error clock response 200";
  check([
    ["accepts a later change", dated, steps(at(early, early), at(early, late)), []],
    [
      "accepts a change within one second",
      dated,
      steps(at(early, "2026-01-01T10:00:00Z"), at(early, "2026-01-01T10:00:00Z")),
      [],
    ],
    ["skips a change that was refused", dated, { ...steps(at(early, late), at(late, early)), changed: missing }, []],
    [
      "rejects a creation that moves with the change",
      dated,
      steps(at(early, early), at(late, late)),
      [`${where} /createdAt: must stay the same, but listItems has changed it`],
    ],
    [
      "rejects a change that leaves its time",
      dated,
      steps(at(early, early), at(early, early)),
      [`${where} /updatedAt: must be later than before listItems`],
    ],
    [
      "rejects a time that goes back",
      dated,
      steps(at(early, late), at(early, early)),
      [`${where} /updatedAt: must not go back after a change`],
    ],
    [
      "rejects local times that are called UTC",
      dated,
      steps(at("2026-01-01T12:00:00.250Z", early), at("2026-01-01T12:00:00.250Z", "2026-01-01T12:00:01.500Z")),
      [
        `${where} /createdAt: is 120 minutes after listItems was called`,
        `${where} /updatedAt: is 120 minutes after listItems was called`,
      ],
    ],
  ]);
});
