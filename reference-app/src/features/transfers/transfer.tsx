import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { ReviewActions } from "../../shared/money/confirmation/review-actions.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { useReviewStep } from "../../shared/money/confirmation/use-review-step.ts";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { TransferForm, refusalProblems } from "./transfer-form.tsx";
import type { TransferDraft, Wallet } from "./rules.ts";

export interface TransferProps {
  wallets: readonly Wallet[];
  draft: TransferDraft;
  onDraftChange: (draft: TransferDraft) => void;
}

/** Form, review, result. The money moves at once and in full (E030). */
export function Transfer({ wallets, draft, onDraftChange }: TransferProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("transferWallet");
  const { state } = call;
  const guard = useUnsavedInputGuard();
  const { step, hasMoved, review, fill } = useReviewStep(call);
  const error = state.phase === "refused" ? state.error : undefined;
  const problems = useMemo(() => refusalProblems(error, t), [error, t]);
  const named = (code: string) => wallets.find((wallet) => wallet.code === code);
  const source = named(draft.from);
  if (!source) return null;
  const sum = { amount: draft.amount, currency: source.currency };

  if (state.phase === "confirmed" && step === "review") {
    const again = () => {
      fill();
      onDraftChange({ ...draft, amount: "" });
    };
    return (
      // The key makes this heading a new element, so that it takes the focus.
      <Stack key="done" gap={16}>
        <StepHeading>{t("cashier.transfer.done")}</StepHeading>
        <Text>
          {t("cashier.transfer.doneText", {
            amount: moneyText(sum.amount, sum.currency),
            from: source.name,
            to: named(draft.to)?.name ?? "",
          })}
        </Text>
        <Button fullWidth onClick={again}>
          {t("cashier.transfer.another")}
        </Button>
      </Stack>
    );
  }
  if (step === "fill" || error !== undefined) {
    return (
      <TransferForm
        wallets={wallets}
        source={source}
        draft={draft}
        onChange={onDraftChange}
        problems={problems}
        takesFocus={hasMoved}
        onDone={review}
      />
    );
  }
  const send = () => {
    guard.clear();
    void call.start({ body: draft });
  };
  return (
    <Stack gap={16}>
      <StepHeading>{t("cashier.transfer.reviewTitle")}</StepHeading>
      <Card>
        <ReviewList
          lines={[
            {
              label: t("cashier.amount.label"),
              value: <Money amount={sum.amount} currency={sum.currency} weight="bold" />,
            },
            { label: t("cashier.transfer.from"), value: source.name },
            { label: t("cashier.transfer.to"), value: named(draft.to)?.name ?? "" },
          ]}
        />
      </Card>
      <MoneyState call={call} />
      <ReviewActions phase={state.phase} confirmLabel={t("cashier.transfer.confirm")} onConfirm={send} onBack={fill} />
    </Stack>
  );
}
