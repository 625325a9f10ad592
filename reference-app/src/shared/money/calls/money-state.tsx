import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import type { KeyedOperation } from "./operations.ts";
import type { MoneyCallState } from "./use-money-call.ts";

/**
 * Shows the state of a money call: being checked, or not arrived. The form shows refusals and confirmations. The call can be sent again
 * while it is checked, because its key makes it count once. Before a new call, shows that an earlier one is still being checked, because
 * the new one has another key and would count in addition (D12).
 */
export function MoneyState<Id extends KeyedOperation>({ call }: { call: MoneyCallState<Id> }) {
  const { t } = useTranslation();
  const { phase } = call.state;
  const operationId: KeyedOperation = call.operationId;
  if (call.isEarlierPending)
    return (
      <Banner tone="warning" title={t("money.earlier.title")}>
        {t("money.earlier.text", { what: t(`money.what.${operationId}`) })}
      </Banner>
    );
  if (phase !== "checking" && phase !== "notArrived") return null;
  return (
    <Banner
      tone={phase === "checking" ? "information" : "warning"}
      title={t(`money.${phase}.title`)}
      action={<Button onClick={() => void call.sendAgain()}>{t("money.sendAgain")}</Button>}
    >
      {t(`money.${phase}.text`)}
    </Banner>
  );
}
