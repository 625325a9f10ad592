import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../test/support/context.ts";
import { planNames, planText } from "../../test/support/plan-text.ts";
import { FOREIGN_SPEC } from "../../test/support/foreign-spec.ts";
import { RICH_SPEC } from "../../test/support/rich-spec.ts";
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

/** `npx vitest run … -u` writes these files anew: read the difference as the change of what servers are asked. */
const golden = (name: string): string => `../../test/golden/${name}.txt`;

const textOf = (seed: number) => {
  const context = { ...fixtureContext(structuredClone(RICH_SPEC)), runs: 2, seed };
  return JSON.stringify(makePlan(context, context.contract.operations));
};

describe("the plan of a small contract, request by request", () => {
  it("of ours has every kind of case", async () => {
    await expect(planText(planOf(RICH_SPEC))).toMatchFileSnapshot(golden("plan-rich"));
  });

  it("of others has what the spec alone can say", async () => {
    await expect(planText(planOf(FOREIGN_SPEC))).toMatchFileSnapshot(golden("plan-foreign"));
  });

  it("of what is shown, without what may not be called, makes nothing that it may not make", async () => {
    await expect(planNames(planOf(RICH_SPEC, { evidence: "shown", isUnsafeAllowed: false }))).toMatchFileSnapshot(
      golden("plan-shown-safe"),
    );
  });

  it("is the same for the same spec and seed, byte for byte, and another for another seed", () => {
    const first = textOf(1);
    expect(textOf(1) === first).toBe(true);
    expect(textOf(2) === first).toBe(false);
  });
});
