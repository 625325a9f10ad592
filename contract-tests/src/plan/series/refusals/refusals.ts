import type { Operation } from "../../../spec/contract.ts";
import { objectOr, replaceAt, valueAt } from "../../../json.ts";
import { baseRequest, exampleRequest } from "../../generate/requests.ts";
import { exampleBody } from "../../generate/example-values.ts";
import { isSignIn, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series, Step, Substitution } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import { extensionOf } from "../../read/schemas.ts";
import { withOneBody } from "../one-time.ts";

const stepsOf = (
  operation: Operation,
  id: string,
  requests: readonly (readonly [name: string, request: CaseRequest])[],
) =>
  requests.map(([name, request], index): readonly Step[] => [
    stepOf(id, "access", operation, {
      name,
      request,
      // All requests before the last one are needed.
      isNeeded: !isSignIn(operation) && index < requests.length - 1,
    }),
  ]);

/** A wrong password must give the same refusal for known and unknown names; otherwise an attacker could collect names. */
export function signInRefusalSeries(context: PlanContext, operation: Operation): Series[] {
  if (!isSignIn(operation)) return [];
  const body = exampleBody(context, operation);
  const password = valueAt(body, "/password");
  if (typeof password !== "string") return [];
  const id = `${operation.id} › unknown name`;
  const { substitutions, ...base } = baseRequest(context, operation, replaceAt(body, "/password", `${password}X9`));
  const kept = substitutions.filter(({ pointer }) => pointer !== "/password" && pointer !== "/username");
  const named = (source: Substitution["source"]): CaseRequest => ({
    ...base,
    substitutions: [...kept, { place: "body", pointer: "/username", source }],
  });
  const steps = stepsOf(operation, id, [
    ["known name", named({ account: "username" })],
    ["unknown name", named({ fresh: "word" })],
  ]);
  return seriesOf(id, steps, [{ kind: "same-refusal", first: "known name", again: "unknown name", what: "name" }]);
}

/** After the documented number of calls with the same values, the next one must be refused (`x-limit`). */
export function limitSeries(context: PlanContext, operation: Operation): Series[] {
  const { calls } = objectOr(extensionOf(context.contract.document, operation, "x-limit"));
  if (typeof calls !== "number" || operation.spoilsAccount) return [];
  const id = `${operation.id} › limit`;
  const request = withOneBody(exampleRequest(context, operation));
  const names = [...Array.from({ length: calls }, (_, index) => `call ${index + 1}`), "one too many"];
  const steps = stepsOf(
    operation,
    id,
    names.map((name) => [name, request]),
  );
  return seriesOf(id, steps, [
    { kind: "too-many", step: "one too many", calls, specPointer: `${operation.pointer}/x-limit` },
  ]);
}
