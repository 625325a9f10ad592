import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { moneyText } from "../../shared/lib/money.ts";
import { latestDepositsQuery } from "./queries.ts";

/** The latest deposit that waits to be paid: whoever left its page finds the way back. */
export function PendingDeposit({ onFollow }: { onFollow: (id: string) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(latestDepositsQuery());
  const waiting = data?.content.find(({ status }) => status === "pending");
  if (!waiting) return null;
  const { id, amount, currency, method } = waiting;
  return (
    <Banner
      tone="information"
      title={t("cashier.deposit.waiting")}
      action={
        <Button size="small" onClick={() => onFollow(id)}>
          {t("cashier.deposit.continue")}
        </Button>
      }
    >
      {t("cashier.deposit.waitingText", { amount: moneyText(amount, currency), method: method.name })}
    </Banner>
  );
}
