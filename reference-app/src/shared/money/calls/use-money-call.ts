import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput, OperationValue } from "@lobbykit/api-spec/client/create-client";
import { api, mintIdempotencyKey } from "../../api/api.ts";
import { createMoneyCall, type MoneyCall, type MoneyState } from "./money-call.ts";
import type { KeyedOperation } from "./operations.ts";
import { pendingCalls } from "./pending.ts";
import { refreshMemberData } from "./refresh-member-data.ts";
import { showOutcomeToast } from "./outcome-toast.ts";

export type MoneyInput<Id extends KeyedOperation> = Omit<
  CallInput<Id>,
  "idempotencyKey" | "signal" | "deadlineMs" | "isFresh"
>;

export interface MoneyCallState<Id extends KeyedOperation> extends Omit<
  MoneyCall<MoneyInput<Id>, OperationValue<Id>>,
  "get" | "subscribe"
> {
  operationId: Id;
  state: MoneyState<OperationValue<Id>>;
  /** Whether the outcome of an earlier call of this operation is unknown, for example after the member has left its page. */
  isEarlierPending: boolean;
}

/** TypeScript cannot relate input and value for a generic id here; the hook's own signature does. */
const callAny = api.call as (operationId: KeyedOperation, input: object) => Promise<unknown>;

/** A look-up returns the same value as the call itself. */
async function lookUp<Id extends KeyedOperation>(key: string): Promise<OperationValue<Id>> {
  const { value } = await api.call("getOperation", { path: { key } });
  return value as OperationValue<Id>;
}

/**
 * Makes a call that moves money (D12). It keeps one key per intent, looks up an unknown outcome and never reports it as failed.
 * Leaving the page does not lose the call: a toast reports its outcome. A known outcome refreshes the member's data.
 */
export function useMoneyCall<Id extends KeyedOperation>(operationId: Id): MoneyCallState<Id> {
  const { t } = useTranslation();
  const [call] = useState(() =>
    createMoneyCall<MoneyInput<Id>, OperationValue<Id>>({
      send: (input, key) => callAny(operationId, { ...input, idempotencyKey: key }) as Promise<OperationValue<Id>>,
      lookUp,
      mintKey: mintIdempotencyKey,
      now: () => performance.now(),
      wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
      remember: (key) => pendingCalls.add(key, operationId),
      forget: (key) => {
        pendingCalls.remove(key);
        refreshMemberData();
      },
      tellUnseen: (state) => showOutcomeToast(operationId, state, t),
    }),
  );
  const state = useSyncExternalStore(call.subscribe, call.get);
  const isAnyPending = useSyncExternalStore(pendingCalls.subscribe, () => pendingCalls.has(operationId));
  const isEarlierPending = isAnyPending && state.phase === "idle";
  return { operationId, state, isEarlierPending, start: call.start, sendAgain: call.sendAgain, reset: call.reset };
}
