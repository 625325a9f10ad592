import { Refusal, type HandlerRequest, type Operation } from "../handler.ts";
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

/** Returns the calling account. @throws Refusal when it does not pass the gate */
export function enter(request: HandlerRequest, gate: Gate = {}): Account {
  const { account, world } = request;
  if (!account) throw new Refusal(401, "UNAUTHENTICATED");
  if (account.role === "guest" && !gate.freePlay) throw new Refusal(403, "REAL_ACCOUNT_REQUIRED");
  if (account.type === RESTRICTED_TYPE && !gate.restricted) throw new Refusal(403, "ACCOUNT_RESTRICTED");
  if (gate.agent && !AGENT_TYPES.has(account.type)) throw new Refusal(403, "NON_AGENT");
  if (gate.sensitive) requireRecentProof(request);
  const block = gate.play ? world.protection.playBlockOf(account) : undefined;
  if (block) throw new Refusal(403, block.code, { value: { until: toMoment(block.until) } });
  return account;
}

/** Returns an operation that refuses everyone who does not pass the gate. `work` gets the account of the others. */
export const forMembers =
  (gate: Gate, work: (request: HandlerRequest, account: Account) => unknown): Operation =>
  (request) =>
    work(request, enter(request, gate));

/** Requires that the member has proven their identity a short while ago. @throws Refusal */
export function requireRecentProof({ token = "", world }: HandlerRequest): void {
  if (world.sessions.isProofStale(token)) throw new Refusal(403, "REAUTHENTICATION_REQUIRED");
}
