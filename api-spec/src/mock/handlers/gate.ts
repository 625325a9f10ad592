import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import type { Account } from "../world/accounts.ts";
import { toMoment } from "./moments.ts";

const RESTRICTED_TYPE = 4;
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Whom an operation lets in besides members. */
interface Gate {
  /** Also a free-play session (R404); it never moves real money. */
  freePlay?: boolean;
  /** Also an account of type 4, which may do little (R409). */
  restricted?: boolean;
  /** Only agents of type 1, 2, 41 and 42 (R339). */
  agent?: boolean;
  /** Not while the member's own protection says no (D15): what stakes, deposits or takes part. */
  play?: boolean;
  /** Only with a recent proof of who asks: it changes what protects the account. */
  sensitive?: boolean;
}

type Entry = { account: Account; refusal?: undefined } | { account?: undefined; refusal: Reply };

/** Who asks, or why they may not: `const { account, refusal } = enter(request, …); if (refusal) return refusal;` */
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

/** Why a sensitive change has to wait until reauthenticate; undefined while the last proof is recent. */
export function refuseStaleProof(request: HandlerRequest): Reply | undefined {
  const { token = "", world } = request;
  return world.sessions.isProofStale(token) ? failure(request, 403, "REAUTHENTICATION_REQUIRED") : undefined;
}
