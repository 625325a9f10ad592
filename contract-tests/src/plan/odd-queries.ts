import type { Operation } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Case } from "./case.ts";
import { oddInput } from "./input-case.ts";

const UNKNOWN = { undocumentedByContract: "1", "a[]": "1", "a[b]": "1", "": "1" };

/** A query of which the spec says nothing: parameters that it does not know, and known ones given twice. */
export function oddQueryCases(context: PlanContext, operation: Operation): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const withQuery = (more: Readonly<Record<string, unknown>>) => ({
    ...base,
    parameters: { ...base.parameters, query: { ...base.parameters.query, ...more } },
  });
  const twice = operation.parameters.flatMap(({ place, name }): Case[] => {
    const value = base.parameters.query[name];
    if (place !== "query" || value === undefined || Array.isArray(value)) return [];
    // What the run fills in would undo the change.
    const request = { ...withQuery({ [name]: [value, value] }), substitutions: [] };
    return [oddInput({ operation, name: `query ${name} twice`, request })];
  });
  return [oddInput({ operation, name: "query unknown parameters", request: withQuery(UNKNOWN) }), ...twice];
}
