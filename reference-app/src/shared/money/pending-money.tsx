import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/api.ts";
import { withTabLock } from "../lib/tab-lock.ts";
import { lookUpUntilKnown } from "./money-call.ts";
import { isKeyedOperation } from "./operations.ts";
import { pendingCalls, type PendingCall } from "./pending.ts";
import { refreshMemberData } from "./refresh-member-data.ts";
import { tellOutcome } from "./tell-outcome.ts";

/** Only one tab of the browser looks a call up and tells its end. */
const LOCK = "lobbykit:pending-money";

/**
 * Money calls that a reload, a crash or a closed tab has left without an end: once the member is here again they are looked up until the
 * end is known, and it is told (D12). Draws nothing.
 */
export function PendingMoney() {
  const { t } = useTranslation();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    withTabLock(LOCK, signal, async () => {
      for (const call of pendingCalls.abandoned()) await follow(call, signal, t);
    }).catch(() => {
      // The page was left while it waited for its turn: the calls are kept, and the next page looks them up.
    });
    return () => leaving.abort();
  }, [t]);
  return null;
}

/** Looks one call up until its end is known or the page is left. */
async function follow(call: PendingCall, signal: AbortSignal, t: Parameters<typeof tellOutcome>[2]): Promise<void> {
  const { key, operationId, sentAtMs } = call;
  if (!isKeyedOperation(operationId)) {
    pendingCalls.remove(key);
    return;
  }
  const known = await lookUpUntilKnown<unknown>(
    {
      lookUp: async () => (await api.call("getOperation", { path: { key }, signal })).value,
      now: Date.now,
      wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
      // Another tab may have come to know it.
      isWanted: () => !signal.aborted && pendingCalls.abandoned().some((other) => other.key === key),
    },
    sentAtMs,
  );
  if (!known) return;
  pendingCalls.remove(key);
  refreshMemberData();
  tellOutcome(operationId, known, t);
}
