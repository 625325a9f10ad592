import { readContract, type Operation } from "../../src/spec/contract.ts";
import type { JsonObject } from "../../src/json.ts";
import type { PlanContext } from "../../src/plan/context.ts";
import { createValidator } from "../../src/spec/validator.ts";
import { FIXTURE_SPEC } from "./specs/fixture-spec.ts";

/** What a plan of the fixture is made from. */
export function fixtureContext(document: JsonObject = FIXTURE_SPEC): PlanContext {
  const contract = readContract(document);
  return { contract, validate: createValidator(contract.document), seed: 1, runs: 5 };
}

/** An operation that must be there. */
export function operationOf(context: PlanContext, id: string): Operation {
  const found = context.contract.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the fixture has no operation ${id}`);
  return found;
}
