import { locate, type Operation } from "../contract.ts";
import { objectOr, replaceAt, valueAt } from "../json.ts";
import { baseRequest, exampleBody, isSignIn, type PlanContext } from "./base.ts";
import type { CaseRequest, Series, Step, Substitution } from "./case.ts";

const LAWFUL = { outcome: "lawful" } as const;

const stepsOf = (
  operation: Operation,
  id: string,
  requests: readonly (readonly [name: string, request: CaseRequest])[],
) =>
  requests.map(([name, request], index): readonly Step[] => [
    {
      id: `${id} › ${name}`,
      name,
      operationId: operation.id,
      kind: "access",
      stage: "open",
      bonds: [],
      // The last one is what the others lead to.
      isNeeded: !isSignIn(operation) && index < requests.length - 1,
      request,
      expectation: LAWFUL,
    },
  ]);

/** A wrong password is refused in the same way whether somebody has the name or nobody: else names can be collected. */
export function discreetSeries(context: PlanContext, operation: Operation): Series[] {
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
  return [
    {
      id,
      groups: stepsOf(operation, id, [
        ["known name", named({ account: "username" })],
        ["unknown name", named({ fresh: "word" })],
      ]),
      claims: [{ kind: "same-refusal", first: "known name", again: "unknown name" }],
    },
  ];
}

/** After so many calls with the same values the next one is one too many (`x-limit`). */
export function limitSeries(context: PlanContext, operation: Operation): Series[] {
  const { calls } = objectOr(objectOr(locate(context.contract.document, operation.pointer).node)["x-limit"]);
  if (typeof calls !== "number" || operation.spoilsAccount) return [];
  const id = `${operation.id} › limit`;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const substitutions = base.substitutions.map((it): Substitution =>
    "fresh" in it.source && it.place === "body" ? { ...it, source: { named: it.pointer, fresh: it.source.fresh } } : it,
  );
  const names = [...Array.from({ length: calls }, (_, index) => `call ${index + 1}`), "one too many"];
  return [
    {
      id,
      groups: stepsOf(
        operation,
        id,
        names.map((name) => [name, { ...base, substitutions }]),
      ),
      claims: [{ kind: "too-many", step: "one too many", calls, specPointer: `${operation.pointer}/x-limit` }],
    },
  ];
}
