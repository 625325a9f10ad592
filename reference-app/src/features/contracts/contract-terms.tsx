import { useTranslation } from "react-i18next";
import { Badge } from "@lobbykit/design-system/Badge";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Note } from "../../shared/layout/note.tsx";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { REALTIME_SETTLE_MINUTES } from "../../shared/config/constants.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";
import * as styles from "./contract-terms.css.ts";
import type { ContractKind, ContractPeriod, ContractTier } from "./rules.ts";

export interface ContractTermsProps {
  kind: ContractKind;
  period: ContractPeriod;
  tiers: readonly ContractTier[];
  /** The end date. @default no end */
  to?: string | null;
}

/** A contract's terms in sentences: what is paid, when, and the rate from each threshold (R252, R502, R503). */
export function ContractTerms({ kind, period, tiers, to }: ContractTermsProps) {
  const { t } = useTranslation();
  const { currency } = currentMerchant();
  const boundText = ({ activeMembers, betAmount }: ContractTier): string => {
    const words = { members: formatCount(activeMembers), amount: moneyText(betAmount, currency) };
    const hasBets = compareAmounts(betAmount, "0") > 0;
    if (activeMembers > 0) return t(hasBets ? "contracts.bound.both" : "contracts.bound.members", words);
    return t(hasBets ? "contracts.bound.bets" : "contracts.bound.none", words);
  };
  return (
    <Stack gap={8}>
      <Note>
        <span>{t(`contracts.settles.${kind}`, { minutes: REALTIME_SETTLE_MINUTES })}</span>{" "}
        <span>{t(`contracts.counted.${period}`)}</span>
        {to && <span>{` ${t("contracts.until", { moment: momentText(to) })}`}</span>}
      </Note>
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={`${tier.rate} ${boundText(tier)}`} className={styles.tier}>
            <Badge>{t("contracts.rate", { rate: tier.rate })}</Badge>
            <Text as="span" size={14}>
              {boundText(tier)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
