import type { DatabaseSync } from "node:sqlite";
import type { Account } from "./accounts.ts";
import type { Clock } from "./clock.ts";

/** Why a member may not play now. */
export interface PlayBlock {
  code: "SELF_EXCLUDED" | "LOSS_LIMIT_REACHED" | "SESSION_LIMIT_REACHED";
  /** Epoch milliseconds when it ends. */
  until: number;
}

/** The member's own protection (D15). */
export interface Protection {
  /** Why the member may not play or take part now; undefined when they may. */
  playBlockOf(account: Account): PlayBlock | undefined;
}

/** The exclusion of the persona ends this long from now, whenever now is, so that it never runs out. */
const PERSONA_EXCLUSION_MS = 180 * 24 * 60 * 60 * 1000;

export function createProtection(_store: DatabaseSync, clock: Clock): Protection {
  return {
    playBlockOf: (account) =>
      account.traits.includes("selfExcluded")
        ? { code: "SELF_EXCLUDED", until: clock.now() + PERSONA_EXCLUSION_MS }
        : undefined,
  };
}
