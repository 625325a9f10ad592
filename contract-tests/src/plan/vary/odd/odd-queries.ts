import type { Operation } from "../../../spec/contract.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import type { Case } from "../../case.ts";
import { oddInput } from "../input-case.ts";
import { withParameters } from "../../generate/request-edits.ts";

const UNKNOWN = { undocumentedByContract: "1", "a[]": "1", "a[b]": "1", "": "1" };

/** Query parameters that the spec does not define: unknown ones, and known ones given twice. */
export function oddQueryCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
  const twice = operation.parameters.flatMap(({ place, name }): Case[] => {
    const value = base.parameters.query[name];
    if (place !== "query" || value === undefined || Array.isArray(value)) return [];
    // Without substitutions, because a value that the run fills in would overwrite the change.
    const request = { ...withParameters(base, "query", { [name]: [value, value] }), substitutions: [] };
    return [oddInput({ operation, name: `query ${name} twice`, request })];
  });
  const request = withParameters(base, "query", UNKNOWN);
  return [oddInput({ operation, name: "query unknown parameters", request }), ...twice];
}
