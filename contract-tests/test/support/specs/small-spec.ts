import { readContract, type Contract, type Operation } from "../../../src/spec/contract.ts";
import type { JsonObject } from "../../../src/json.ts";
import type { PlanContext } from "../../../src/plan/context.ts";
import type { Case, CaseRequest, Expectation } from "../../../src/plan/case.ts";
import { createValidator, type Validate } from "../../../src/spec/validator.ts";

/** A spec with one operation, by default `GET /thing`, and its context. */
export interface Small {
  readonly context: PlanContext;
  readonly contract: Contract;
  readonly operation: Operation;
}

interface Wanted {
  readonly method?: string;
  readonly path?: string;
  readonly components?: JsonObject;
  /** Members of the document beside paths and components. */
  readonly document?: JsonObject;
}

/** Reads a spec whose first operation is returned. */
export function smallSpec(
  operation: JsonObject,
  { method = "get", path = "/thing", components = {}, document = {} }: Wanted = {},
): Small {
  const spec = { ...document, paths: { [path]: { [method]: { operationId: "thing", ...operation } } }, components };
  const contract = readContract(spec);
  const [first] = contract.operations;
  if (!first) throw new Error("the small spec has no operation");
  // Few tests validate anything, and a validator is slow to create.
  let validator: Validate | undefined;
  const validate: Validate = (...asked) => (validator ??= createValidator(contract.document))(...asked);
  const context = { contract, validate, seed: 1, runs: 2 };
  return { context, contract, operation: first };
}

export const NO_PARAMETERS = { path: {}, query: {}, header: {}, cookie: {} } as const;

/** A case of an operation, by default with an empty request. */
export const caseOf = (
  { id }: Pick<Operation, "id">,
  expectation: Expectation,
  request: Partial<CaseRequest> = {},
  more: Partial<Case> = {},
): Case => ({
  id: `${id} › test`,
  operationId: id,
  kind: "example",
  stage: "open",
  request: {
    parameters: NO_PARAMETERS,
    body: undefined,
    authorization: { kind: "none" },
    substitutions: [],
    ...request,
  },
  expectation,
  ...more,
});
