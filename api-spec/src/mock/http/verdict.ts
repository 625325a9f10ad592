import type { LoggedRequest } from "../world/request-log.ts";

/** What is known about a response when it is judged. */
export interface Answered {
  status: number;
  body: unknown;
  operationId: string | undefined;
  /** Whether testers configured it. */
  isInjected: boolean;
  isPage: boolean;
}

/** Error code of a handler's response that violates the contract. */
export const MOCK_BREAKS_SPEC = "MOCK_BREAKS_SPEC";
const BROKEN_REQUEST_STATUSES = new Set([400, 413, 415]);

type Judgement = Pick<LoggedRequest, "code" | "verdict" | "reasons">;

/** Judges whether a request and its response follow the contract, for the log of the testers' console. */
export function judge({ status, body, operationId, isInjected, isPage }: Answered): Judgement {
  const { code, details } = envelopeOf(body);
  const known = { code, reasons: details };
  if (isPage) return { ...known, verdict: "beside the contract" };
  if (isInjected) return { ...known, verdict: "ordered trouble" };
  if (code === MOCK_BREAKS_SPEC) return { ...known, verdict: "broken answer" };
  if (operationId === undefined) return { ...known, verdict: "no operation" };
  const isBroken = BROKEN_REQUEST_STATUSES.has(status) && details.length > 0;
  return { ...known, verdict: isBroken ? "broken request" : "honours the contract" };
}

function envelopeOf(body: unknown): { code: string | undefined; details: LoggedRequest["reasons"] } {
  const { code, details }: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  return { code: typeof code === "string" ? code : undefined, details: Array.isArray(details) ? details : [] };
}
