import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { LoadBanner } from "../../shared/loading/load-banner.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { latestDepositsQuery } from "./queries.ts";

/** The latest unpaid deposit, so that a member who left its page can return to it. */
export function PendingDeposit({ onFollow }: { onFollow: (id: string) => void }) {
  const { t } = useTranslation();
  const result = useQuery(latestDepositsQuery());
  if (!result.data) return <LoadBanner part={t("cashier.deposit.unfinished")} result={result} />;
  const waiting = result.data.content.find(({ status }) => status === "pending");
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
