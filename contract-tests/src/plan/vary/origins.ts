import type { Operation } from "../../spec/contract.ts";
import { exampleRequest } from "../generate/base-request.ts";
import { stageOf, isSignIn, type PlanContext } from "../context.ts";
import type { Case, CaseRequest } from "../case.ts";

const FOREIGN_ORIGIN = "https://foreign.example";

/** Sends requests as a page of another site would. Reads are sent as usual; changes are sent without a session, so that nothing changes. */
export function originCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
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
