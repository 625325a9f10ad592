import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { Money } from "../../shared/money/amounts/money.tsx";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { endingOf, topRateOf, type Contract } from "./rules.ts";

export interface ContractCardProps {
  contract: Contract;
  /** The other party's name. */
  name: string;
  onOpen: () => void;
  onEnd: () => void;
}

/** A contract in short: the other party, its status and reason, its rates and payments (R033, R335). */
export function ContractCard({ contract, name, onOpen, onEnd }: ContractCardProps) {
  const { t } = useTranslation();
  const { currency } = currentMerchant();
  const { role, status, reason, tiers, period, paidAmount, unpaidAmount } = contract;
  const kind = t(`contracts.kind.${contract.kind}`);
  const ending = endingOf(contract);
  const amountLine = (label: string, amount: string) => ({
    label,
    value: <Money amount={amount} currency={currency} />,
  });
  return (
    <Card as="li">
      <Stack gap={12} justify="between" fill>
        <Stack gap={12}>
          <Inline justify="between">
            <Text weight="bold">
              {t(role === "given" ? "contracts.toPartner" : "contracts.fromPartner", { kind, name })}
            </Text>
            <StatusTag kind="contract" status={status} label={t(`contracts.status.${status}`)} />
          </Inline>
          {reason !== null && <Text size={14}>{t(`contracts.reason.${reason}`)}</Text>}
          <ReviewList
            lines={[
              { label: t("contracts.topRate"), value: t("contracts.rate", { rate: topRateOf(tiers) }) },
              { label: t("contracts.period"), value: t(`contracts.periodName.${period}`) },
              amountLine(t("contracts.paid"), paidAmount),
              ...(compareAmounts(unpaidAmount, "0") > 0 ? [amountLine(t("contracts.unpaid"), unpaidAmount)] : []),
            ]}
          />
        </Stack>
        <Inline gap={8}>
          <Button
            variant="soft"
            size="small"
            aria-haspopup="dialog"
            aria-label={t("contracts.doWhat", { what: t("contracts.details"), kind, name })}
            onClick={onOpen}
          >
            {t("contracts.details")}
          </Button>
          {ending && (
            <Button
              variant="outline"
              size="small"
              aria-label={t("contracts.doWhat", { what: t(`contracts.do.${ending}`), kind, name })}
              onClick={onEnd}
            >
              {t(`contracts.do.${ending}`)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
