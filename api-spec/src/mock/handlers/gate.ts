import { failure, type Handler, type HandlerRequest, type Reply } from "../handler.ts";
import type { Account } from "../world/identity/accounts.ts";
import { toMoment } from "./moments.ts";

const RESTRICTED_TYPE = 4;
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Who may call an operation besides ordinary members. */
interface Gate {
  /** Also allows free-play sessions (R404), which never move real money. */
  freePlay?: boolean;
  /** Also allows accounts of type 4, which have few rights (R409). */
  restricted?: boolean;
  /** Allows only agents: types 1, 2, 41 and 42 (R339). */
  agent?: boolean;
  /** Refuses while the member's own limits or breaks forbid it (D15): for operations that stake, deposit or join. */
  play?: boolean;
  /** Requires a recent proof of identity: for operations that change how the account is protected. */
  sensitive?: boolean;
}

type Entry = { account: Account; refusal?: undefined } | { account?: undefined; refusal: Reply };

/** Returns the calling account, or a refusal: `const { account, refusal } = enter(request, …); if (refusal) return refusal;` */
export function enter(request: HandlerRequest, gate: Gate = {}): Entry {
  const { account, world } = request;
  if (!account) return { refusal: failure(request, 401, "UNAUTHENTICATED") };
  if (account.role === "guest" && !gate.freePlay) return { refusal: failure(request, 403, "REAL_ACCOUNT_REQUIRED") };
  if (account.type === RESTRICTED_TYPE && !gate.restricted)
    return { refusal: failure(request, 403, "ACCOUNT_RESTRICTED") };
  if (gate.agent && !AGENT_TYPES.has(account.type)) return { refusal: failure(request, 403, "NON_AGENT") };
  const stale = gate.sensitive ? refuseStaleProof(request) : undefined;
  if (stale) return { refusal: stale };
  const block = gate.play ? world.protection.playBlockOf(account) : undefined;
  if (!block) return { account };
  return { refusal: failure(request, 403, block.code, { value: { until: toMoment(block.until) } }) };
}

/** Returns a handler that refuses everyone who does not pass the gate. `handle` gets the account of the others. */
export function forMembers(
  gate: Gate,
  handle: (request: HandlerRequest, account: Account) => ReturnType<Handler>,
): Handler {
  return (request) => {
    const { account, refusal } = enter(request, gate);
    return refusal ?? handle(request, account);
  };
}

/** Refuses a sensitive change until the member reauthenticates; undefined while the last proof is recent. */
export function refuseStaleProof(request: HandlerRequest): Reply | undefined {
  const { token = "", world } = request;
  return world.sessions.isProofStale(token) ? failure(request, 403, "REAUTHENTICATION_REQUIRED") : undefined;
}
