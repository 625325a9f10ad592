import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { ReviewActions } from "../../shared/money/confirmation/review-actions.tsx";
import type { MoneyPhase } from "../../shared/money/confirmation/rules.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { cleanValue, planFields, type DepositDraft, type DepositMethod } from "./rules.ts";

export interface DepositReviewProps {
  method: DepositMethod;
  draft: DepositDraft;
  /** Phase of the order's call. */
  phase: MoneyPhase;
  /** Shows the state of the order. */
  state: ReactNode;
  onConfirm: () => void;
  onBack: () => void;
}

/** The second step: a review of the order and what happens next (WCAG 3.3.4). */
export function DepositReview({ method, draft, phase, state, onConfirm, onBack }: DepositReviewProps) {
  const { t } = useTranslation();
  const promotion = method.promotions.find(({ id }) => id === draft.promotionId);
  const filled = planFields(method).flatMap((field) => {
    const value = cleanValue(field, draft.values[field.key]);
    const option = field.options.find((one) => one.value === value);
    return value === "" ? [] : [{ label: field.label, value: option?.label ?? value }];
  });
  const amount = <Money amount={draft.amount} currency={method.currency} weight="bold" />;
  return (
    <Stack gap={16}>
      <StepHeading>{t("cashier.deposit.reviewTitle")}</StepHeading>
      <Card>
        <ReviewList
          lines={[
            { label: t("cashier.amount.label"), value: amount },
            { label: t("cashier.deposit.method"), value: method.name },
            ...filled,
            ...(promotion ? [{ label: t("cashier.deposit.promotion"), value: promotion.name }] : []),
          ]}
        />
      </Card>
      <Text tone="secondary">{t("cashier.deposit.follows", { method: method.name })}</Text>
      {state}
      <ReviewActions phase={phase} confirmLabel={t("cashier.deposit.confirm")} onConfirm={onConfirm} onBack={onBack} />
    </Stack>
  );
}
