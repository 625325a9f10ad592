import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/api.ts";
import { withTabLock } from "../../tabs/tab-lock.ts";
import { lookUpUntilKnown } from "./money-call.ts";
import { isKeyedOperation } from "./operations.ts";
import { pendingCalls, type PendingCall } from "./pending.ts";
import { refreshMemberData } from "./refresh-member-data.ts";
import { showOutcomeToast } from "./outcome-toast.ts";

/** Lock name: only one tab looks a call up and reports its outcome. */
const LOCK = "lobbykit:pending-money";

/**
 * Resumes money calls whose outcome was lost by a reload, a crash or a closed tab. After login it looks each one up and reports its outcome
 * (D12). Renders nothing.
 */
export function PendingMoney() {
  const { t } = useTranslation();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    withTabLock(LOCK, signal, async () => {
      for (const call of pendingCalls.abandoned()) await follow(call, signal, t);
    }).catch(() => {
      // The page was left while waiting for the lock. The calls stay stored, and the next page looks them up.
    });
    return () => leaving.abort();
  }, [t]);
  return null;
}

/** Looks up one call until its outcome is known or the page is left. */
async function follow(
  call: PendingCall,
  signal: AbortSignal,
  t: Parameters<typeof showOutcomeToast>[2],
): Promise<void> {
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
      // Another tab may already have learned the outcome.
      isWanted: () => !signal.aborted && pendingCalls.abandoned().some((other) => other.key === key),
    },
    sentAtMs,
  );
  if (!known) return;
  pendingCalls.remove(key);
  refreshMemberData();
  showOutcomeToast(operationId, known, t);
}
