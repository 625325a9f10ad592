import { escapeToken } from "../../json.ts";
import type { ParameterPlace } from "../../spec/contract.ts";
import type { CaseRequest, SessionName, Substitution } from "../case.ts";

/** The value that a request has in its body; undefined when it has no body, or one that is sent as it is. */
export const valueSent = ({ body }: Pick<CaseRequest, "body">): unknown =>
  body && "value" in body ? body.value : undefined;

/** The request with another value in its body. A body that is sent as it is stays. */
export const withBodyValue = (request: CaseRequest, value: unknown): CaseRequest =>
  request.body && "value" in request.body ? { ...request, body: { ...request.body, value } } : request;

/** The request with these parameters at a place, besides its others there. */
export const withParameters = (
  request: CaseRequest,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): CaseRequest => ({
  ...request,
  parameters: { ...request.parameters, [place]: { ...request.parameters[place], ...values } },
});

/** The request with only these parameters at a place. */
export const withOnly = (
  request: CaseRequest,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): CaseRequest => ({ ...request, parameters: { ...request.parameters, [place]: values } });

/** The request in the shared session of an account. */
export const asAccount = (request: CaseRequest, account: SessionName): CaseRequest => ({
  ...request,
  authorization: { kind: "session", account },
});

/** Where a request has a parameter, or a member of its body, with this name. */
export const placeOf = (place: Substitution["place"], name: string): Pick<Substitution, "place" | "pointer"> => ({
  place,
  pointer: `/${escapeToken(name)}`,
});
