import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/api.ts";
import { isMoneyOperation } from "./operations.ts";
import { pendingCalls, type PendingCall } from "./pending.ts";
import { refreshMemberData } from "./refresh-member-data.ts";
import { isSettled, knownAfterLookUp, lookUpDelay } from "./rules.ts";
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
    void navigator.locks
      .request(LOCK, { signal }, async () => {
        for (const call of pendingCalls.abandoned()) await follow(call, signal, t);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [t]);
  return null;
}

/** Looks one call up until its end is known or the page is left. */
async function follow(call: PendingCall, signal: AbortSignal, t: Parameters<typeof tellOutcome>[2]): Promise<void> {
  const { key, operationId, sentAtMs } = call;
  if (!isMoneyOperation(operationId)) {
    pendingCalls.remove(key);
    return;
  }
  for (let attempt = 0; !signal.aborted && pendingCalls.abandoned().some((other) => other.key === key); attempt += 1) {
    const askedAtMs = Date.now();
    try {
      const { value } = await api.call("getOperation", { path: { key }, signal });
      end(key, () => tellOutcome(operationId, { phase: "confirmed", value }, t));
      return;
    } catch (error) {
      if (knownAfterLookUp(error) === "absent" && isSettled(sentAtMs, askedAtMs)) {
        end(key, () => tellOutcome(operationId, { phase: "notArrived" }, t));
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, lookUpDelay(attempt)));
  }
}

function end(key: string, tell: () => void): void {
  pendingCalls.remove(key);
  refreshMemberData();
  tell();
}
