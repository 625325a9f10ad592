import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { CopyField } from "@lobbykit/design-system/CopyField";
import { Stack } from "@lobbykit/design-system/Stack";
import { Steps } from "@lobbykit/design-system/Steps";
import { Text } from "@lobbykit/design-system/Text";
import { ApiError } from "../../shared/api/api.ts";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { useReviewStep } from "../../shared/money/confirmation/use-review-step.ts";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { placeOfRefusal, type PayoutAccount, type WithdrawalDraft } from "./rules.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";

export interface WithdrawProps {
  accounts: readonly PayoutAccount[];
  /** Balance of the main wallet, which withdrawals come from. */
  balance: string;
  currency: string;
  draft: WithdrawalDraft;
  onDraftChange: (draft: WithdrawalDraft) => void;
}

const STEPS = ["fill", "review", "done"] as const;

/** Form, review with the payment password, result (E072). */
export function Withdraw({ accounts, balance, currency, draft, onDraftChange }: WithdrawProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("createWithdrawal");
  const { state } = call;
  const guard = useUnsavedInputGuard();
  const { step, hasMoved, review, fill } = useReviewStep(call);
  const [isAdding, setAdding] = useState(false);
  const account = accounts.find(({ id }) => id === draft.accountId) ?? accounts[0];
  const error = state.phase === "refused" ? state.error : undefined;
  const refusedStep = error instanceof ApiError ? placeOfRefusal(error.code).step : "fill";
  // A refusal by the server goes back to the step with the field that caused it.
  const current = state.phase === "confirmed" && step === "review" ? "done" : error === undefined ? step : refusedStep;

  const again = () => {
    fill();
    onDraftChange({ accountId: draft.accountId, amount: "" });
  };
  const send = (paymentPassword: string) => {
    if (!account) return;
    guard.clear();
    void call.start({ body: { accountId: account.id, amount: draft.amount, paymentPassword } });
  };
  return (
    <Stack gap={24}>
      <Steps
        label={t("cashier.withdrawal.steps")}
        steps={STEPS.map((id) => ({ id, label: t(`cashier.withdrawal.step.${id}`) }))}
        current={current}
      />
      {current === "fill" && (
        <WithdrawalForm
          accounts={accounts}
          account={account}
          balance={balance}
          currency={currency}
          draft={draft}
          onChange={onDraftChange}
          onAdd={() => setAdding(true)}
          refusal={error}
          takesFocus={hasMoved}
          onDone={review}
        />
      )}
      {current === "review" && account && (
        <WithdrawalReview
          account={account}
          amount={draft.amount}
          refusal={error}
          phase={state.phase}
          state={<MoneyState call={call} />}
          onConfirm={send}
          onBack={fill}
        />
      )}
      {current === "done" && (
        <Stack gap={16}>
          <StepHeading>{t("cashier.withdrawal.doneTitle", { amount: moneyText(draft.amount, currency) })}</StepHeading>
          <Text tone="secondary">{t("cashier.withdrawal.standing.processing")}</Text>
          {state.phase === "confirmed" && <CopyField label={t("cashier.review.number")} value={state.value.id} />}
          <Button fullWidth onClick={again}>
            {t("cashier.withdrawal.another")}
          </Button>
        </Stack>
      )}
      {isAdding && (
        <AccountDialog
          onClose={() => setAdding(false)}
          onAdded={(accountId) => {
            onDraftChange({ ...draft, accountId });
            setAdding(false);
          }}
        />
      )}
    </Stack>
  );
}
