import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import type { KeyedOperation } from "./operations.ts";
import type { MoneyCallState } from "./use-money-call.ts";

/**
 * Shows the state of a money call: being sent, being checked, or not arrived. The form shows refusals and confirmations.
 * The call can be sent again while it is checked, because its key makes it count once.
 */
export function MoneyState<Id extends KeyedOperation>({ call }: { call: MoneyCallState<Id> }) {
  const { t } = useTranslation();
  const { phase } = call.state;
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
