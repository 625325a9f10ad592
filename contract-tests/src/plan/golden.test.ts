import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../test/support/context.ts";
import { planNames, planText } from "../../test/support/plan-text.ts";
import { FOREIGN_SPEC } from "../../test/support/specs/foreign-spec.ts";
import { RICH_SPEC } from "../../test/support/specs/rich-spec.ts";
import { limitEvidence } from "../evidence.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { Plan } from "./case.ts";
import { makePlan } from "./plan.ts";
import { selectOperations, type Selection } from "./selection.ts";

const ALL: Selection = { evidence: "proposed", only: [], isUnsafeAllowed: true };

function planOf(document: JsonObject, selection: Partial<Selection> = {}): Plan {
  const chosen = { ...ALL, ...selection };
  const limited = limitEvidence(document, chosen.evidence);
  const context = { ...fixtureContext(isObject(limited) ? limited : {}), runs: 1, evidence: chosen.evidence };
  return makePlan(context, selectOperations(context.contract.operations, chosen));
}

/** `npx vitest run … -u` rewrites these files. Review the difference: it changes what servers are tested for. */
const golden = (name: string): string => `../../test/golden/${name}.txt`;

const textOf = (seed: number) => {
  const context = { ...fixtureContext(structuredClone(RICH_SPEC)), runs: 2, seed };
  return JSON.stringify(makePlan(context, context.contract.operations));
};

describe("the plan of a small contract", () => {
  it("has every kind of case for a spec with Lobbykit extensions", async () => {
    await expect(planText(planOf(RICH_SPEC))).toMatchFileSnapshot(golden("plan-rich"));
  });

  it("has only the cases that a plain spec allows when the spec has no Lobbykit extensions", async () => {
    await expect(planText(planOf(FOREIGN_SPEC))).toMatchFileSnapshot(golden("plan-foreign"));
  });

  it('has, with the evidence level "shown" and without unsafe operations, only the cases that they allow', async () => {
    await expect(planNames(planOf(RICH_SPEC, { evidence: "shown", isUnsafeAllowed: false }))).toMatchFileSnapshot(
      golden("plan-shown-safe"),
    );
  });

  it("is identical for the same spec and seed, and differs for another seed", () => {
    const first = textOf(1);
    expect(textOf(1) === first).toBe(true);
    expect(textOf(2) === first).toBe(false);
  });
});
