import type { Contract, Operation } from "../../spec/contract.ts";
import type { CaseRequest, SessionName } from "../../plan/case.ts";
import { annotatedPlaces } from "../../plan/read/schemas.ts";
import type { ShownToken } from "./show-token.ts";
import { withParameters } from "../../plan/generate/requests.ts";

const NO_TOKEN = "no session: the login returned no token";

/** By session: the reason that is reported when a case is skipped because this session is missing. */
export const MISSING_SESSION: Readonly<Record<SessionName, string>> = {
  member: NO_TOKEN,
  agent: NO_TOKEN,
  other: NO_TOKEN,
  restricted: "no session of an account with few rights: set --restricted-username and --restricted-password",
  otherAgent: "no session of an agent with another team: set --other-agent-username and --other-agent-password",
  privileged: "no session of an account with more rights",
  guest: "no session of a guest: the server does not open any",
};

/** The operation that opens a session without an account (`x-contract.opensSession`). */
export const guestOpener = ({ operations }: Contract): Operation | undefined =>
  operations.find(({ marks }) => marks["opensSession"] === "guest");

/** The reads whose responses contain the caller's personal data (`x-contract.personal`), with its pointers. */
export const personalReads = (contract: Contract): { operation: Operation; pointers: string[] }[] =>
  contract.operations
    .filter(({ method, parameters }) => method === "GET" && !parameters.some(({ required }) => required))
    .map((operation) => ({
      operation,
      pointers: annotatedPlaces(contract, operation, "personal").map(({ pointer }) => pointer),
    }))
    .filter(({ pointers }) => pointers.length > 0);

/** Adds the token to the query, when it is sent there. */
export function withShownQuery(request: CaseRequest, { query }: ShownToken): CaseRequest {
  return query ? withParameters(request, "query", query) : request;
}
