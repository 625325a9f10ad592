import type { TFunction } from "i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../api/errors/error-message.ts";
import type { MoneyState } from "./money-call.ts";
import type { KeyedOperation } from "./operations.ts";

/** Shows the outcome of a money call as a toast, for a member who has left its page. */
export function showOutcomeToast(operationId: KeyedOperation, state: MoneyState<unknown>, t: TFunction): void {
  const what = t(`money.what.${operationId}`);
  if (state.phase === "confirmed") showToast({ tone: "positive", message: t("money.told.confirmed", { what }) });
  if (state.phase === "notArrived") showToast({ tone: "information", message: t("money.told.notArrived", { what }) });
  if (state.phase === "refused") {
    showToast({ tone: "danger", message: t("money.told.refused", { what, reason: errorMessage(state.error, t) }) });
  }
}
