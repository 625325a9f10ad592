import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Progress } from "@lobbykit/design-system/Progress";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import type { OperationValue } from "../../shared/api/api.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { percentOf } from "../../shared/money/amounts/amount.ts";

type Bonus = OperationValue<"listBonuses">["content"][number];

/** What blocks part of the balance: each bonus with its wagering progress (WAGER_INCOMPLETE). */
export function WagerProgress({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="information" padding={12}>
      <Stack gap={12}>
        <Text size={14}>{t("cashier.withdrawal.locked")}</Text>
        {bonuses.map(({ id, name, amount, wagerDone, wagerRequired, currency }) => (
          <Progress
            key={id}
            label={t("cashier.withdrawal.bonus", { name, amount: moneyText(amount, currency) })}
            value={percentOf(wagerDone, wagerRequired)}
            valueText={t("cashier.withdrawal.wagered", {
              done: moneyText(wagerDone, currency),
              required: moneyText(wagerRequired, currency),
            })}
          />
        ))}
      </Stack>
    </Card>
  );
}
