import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput, OperationValue } from "@lobbykit/api-spec/client/create-client";
import { api, mintIdempotencyKey } from "../api/api.ts";
import { createMoneyCall, type MoneyCall, type MoneyState } from "./money-call.ts";
import type { KeyedOperation } from "./operations.ts";
import { pendingCalls } from "./pending.ts";
import { refreshMemberData } from "./refresh-member-data.ts";
import { tellOutcome } from "./tell-outcome.ts";

export type MoneyInput<Id extends KeyedOperation> = Omit<
  CallInput<Id>,
  "idempotencyKey" | "signal" | "deadlineMs" | "isFresh"
>;

export interface MoneyCallState<Id extends KeyedOperation> extends Omit<
  MoneyCall<MoneyInput<Id>, OperationValue<Id>>,
  "get" | "subscribe"
> {
  state: MoneyState<OperationValue<Id>>;
}

/** Which input and value belong to which operation is typed by the hook, once. */
const callAny = api.call as (operationId: KeyedOperation, input: object) => Promise<unknown>;

/** What a look-up answers is the value that the call itself would have answered. */
async function lookUp<Id extends KeyedOperation>(key: string): Promise<OperationValue<Id>> {
  const { value } = await api.call("getOperation", { path: { key } });
  return value as OperationValue<Id>;
}

/**
 * A call that moves money (D12): it keeps one key for each intent, looks an unknown outcome up and never calls it failed; leaving the
 * section or the page does not lose it, the end is told by a toast then. What was told refreshes all that the member sees.
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
      tellUnseen: (state) => tellOutcome(operationId, state, t),
    }),
  );
  const state = useSyncExternalStore(call.subscribe, call.get);
  return { state, start: call.start, sendAgain: call.sendAgain, reset: call.reset };
}
