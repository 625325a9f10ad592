import { readContract, type Operation } from "../../src/spec/contract.ts";
import type { JsonObject } from "../../src/json.ts";
import type { PlanContext } from "../../src/plan/context.ts";
import { createValidator } from "../../src/spec/validator.ts";
import { FIXTURE_SPEC } from "./specs/fixture-spec.ts";

/** Creates the context for plans of the small fixture contract. */
export function fixtureContext(document: JsonObject = FIXTURE_SPEC): PlanContext {
  const contract = readContract(document);
  return { contract, validate: createValidator(contract.document), seed: 1, runs: 5 };
}

/** Creates the context for plans of a contract with these paths, whose operations need a session unless they say otherwise. */
export const contextOfPaths = (paths: JsonObject): PlanContext =>
  fixtureContext({
    openapi: "3.1.1",
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  });

/** Returns an operation of the contract. @throws Error when it does not exist */
export function operationOf(context: PlanContext, id: string): Operation {
  const found = context.contract.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the fixture has no operation ${id}`);
  return found;
}
