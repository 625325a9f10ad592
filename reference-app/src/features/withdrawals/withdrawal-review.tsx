import type { TFunction } from "i18next";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { PaymentPasswordForm } from "../../shared/money/confirmation/payment-password-form.tsx";
import { BackButton } from "../../shared/money/confirmation/review-actions.tsx";
import type { MoneyPhase } from "../../shared/money/confirmation/rules.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { endOf, placeOfRefusal, type PayoutAccount } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface WithdrawalReviewProps {
  account: PayoutAccount;
  /** A decimal string. */
  amount: string;
  /** The error by which the last try was refused. */
  refusal: unknown;
  /** Phase of the order's call. */
  phase: MoneyPhase;
  /** Shows the state of the order. */
  state: ReactNode;
  onConfirm: (paymentPassword: string) => void;
  onBack: () => void;
}

/** A review of the withdrawal, with a note that it cannot be cancelled, and the payment password, which is cleared after each try. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { account, amount, refusal, phase, state, onConfirm, onBack } = props;
  const { t } = useTranslation();
  const problems = useMemo(() => refusalProblems(refusal, t), [refusal, t]);
  const { name, maskedNumber, holder, currency } = account;
  return (
    <Stack gap={16}>
      <StepHeading>{t("cashier.withdrawal.reviewTitle")}</StepHeading>
      <Card>
        <ReviewList
          lines={[
            {
              label: t("cashier.amount.label"),
              value: <Money amount={amount} currency={currency} weight="bold" />,
            },
            {
              label: t("cashier.withdrawal.account"),
              value: t("cashier.account.named", { name, end: endOf(maskedNumber) }),
            },
            { label: t("cashier.account.holder"), value: holder },
          ]}
        />
      </Card>
      <Text tone="secondary">{t("cashier.withdrawal.noWayBack")}</Text>
      {state}
      <PaymentPasswordForm
        phase={phase}
        problems={problems}
        confirmLabel={t("cashier.withdrawal.confirm")}
        onConfirm={onConfirm}
      />
      <BackButton phase={phase} onBack={onBack} />
    </Stack>
  );
}

function refusalProblems(refusal: unknown, t: TFunction): FormProblem[] {
  if (refusal === undefined) return [];
  return [refusalProblem(refusal, t, placeOfRefusal(codeOf(refusal)).field)];
}
