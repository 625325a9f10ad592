import type { Operation } from "../contract.ts";
import { baseRequest, exampleBody, isSignIn, stageOf, type PlanContext } from "./base.ts";
import type { Case, CaseRequest } from "./case.ts";

const FOREIGN_ORIGIN = "https://foreign.example";

/** A page of another site asks: what reads is read, what changes is asked without a session, so that nothing is changed. */
export function originCases(context: PlanContext, operation: Operation): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const isHarmless = operation.method === "GET" || isSignIn(operation);
  if (!isHarmless && !operation.isSecured) return [];
  const parameters = { ...base.parameters, header: { ...base.parameters.header, Origin: FOREIGN_ORIGIN } };
  const request: CaseRequest = {
    ...base,
    parameters,
    ...(!isHarmless && { authorization: { kind: "none" } }),
  };
  return [
    {
      id: `${operation.id} › odd foreign origin`,
      operationId: operation.id,
      kind: "odd",
      stage: stageOf(operation),
      request,
      expectation: isHarmless ? { outcome: "answered" } : { outcome: "denied", reason: "no token" },
    },
  ];
}
