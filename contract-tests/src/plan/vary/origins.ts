import type { Operation } from "../../spec/contract.ts";
import { isOpenToCertificates } from "../../spec/security.ts";
import { exampleRequest } from "../generate/base-request.ts";
import { stageOf, isSignIn, type PlanContext } from "../context.ts";
import type { Case, CaseRequest } from "../case.ts";
import { successPlaces } from "../read/annotated-schemas.ts";
import { knownOf, type Known } from "../read/same-as.ts";
import { caseOf } from "./input-case.ts";
import { withParameters } from "../generate/request-edits.ts";

const FOREIGN_ORIGIN = "https://foreign.example";

/** Whether the answer has a value of the request's origin (`x-same-as`). */
const namesOrigin = ({ contract }: PlanContext, operation: Operation): boolean =>
  successPlaces(contract, operation, knownOf).some(({ mark }) => {
    const known = mark as Known;
    return "request" in known && known.request.toLowerCase() === "header/origin";
  });

/** Sends requests as a page of another site would. Reads are sent as usual; changes are sent without a session, so that nothing changes. */
export function originCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
  const isHarmless = operation.method === "GET" || isSignIn(operation);
  // A public answer that names the origin is judged, whatever it is.
  const isJudged = isHarmless || (!operation.isSecured && namesOrigin(context, operation));
  if (!isJudged && (!operation.isSecured || isOpenToCertificates(operation.security))) return [];
  const request: CaseRequest = {
    ...withParameters(base, "header", { Origin: FOREIGN_ORIGIN }),
    ...(!isJudged && { authorization: { kind: "none" } }),
  };
  return [
    caseOf(operation, "odd", "foreign origin", {
      stage: stageOf(operation),
      request,
      expectation: isJudged ? { outcome: "answered" } : { outcome: "denied", reason: "no token" },
    }),
  ];
}
