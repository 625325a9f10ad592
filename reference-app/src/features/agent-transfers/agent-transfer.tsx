import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { CopyField } from "@lobbykit/design-system/CopyField";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { Steps } from "@lobbykit/design-system/Steps";
import { Text } from "@lobbykit/design-system/Text";
import type { Relative } from "../../shared/agents/relative-field.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { PaymentPasswordForm } from "../../shared/money/confirmation/payment-password-form.tsx";
import { BackButton } from "../../shared/money/confirmation/review-actions.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { useReviewStep } from "../../shared/money/confirmation/use-review-step.ts";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { placeOfRefusal } from "./rules.ts";
import { TransferForm, type TransferDraft, type TransferParties } from "./transfer-form.tsx";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface AgentTransferProps extends TransferParties {
  /** A member chosen on the page before, as a default. */
  member: Relative | null;
}

const STEPS = ["fill", "review", "done"] as const;

/** The steps of a transfer: recipient and amount, then a review with the payment password, then the result (E090, D12). */
export function AgentTransfer({ upline, member, balance, currency }: AgentTransferProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("transferToRelative");
  const { state } = call;
  const guard = useUnsavedInputGuard();
  const [draft, setDraft] = useState<TransferDraft>({ direction: "downline", member, amount: "" });
  const { step, hasMoved, review, fill } = useReviewStep(call);
  const error = state.phase === "refused" ? state.error : undefined;
  const problems = useMemo((): FormProblem[] => {
    if (error === undefined) return [];
    const { field } = placeOfRefusal(codeOf(error));
    return [refusalProblem(error, t, field, field === "memberId" ? t("agentTransfer.noRelative") : undefined)];
  }, [error, t]);
  const refusedStep = placeOfRefusal(codeOf(error)).step;
  // A refusal by the server goes back to the step with the field that caused it.
  const current = state.phase === "confirmed" && step === "review" ? "done" : error === undefined ? step : refusedStep;
  const receiver = draft.direction === "upline" ? upline : draft.member;

  const again = () => {
    fill();
    setDraft({ ...draft, amount: "" });
  };
  const send = (paymentPassword: string) => {
    if (!receiver) return;
    guard.clear();
    const { direction, amount } = draft;
    void call.start({ body: { direction, memberId: receiver.id, amount, paymentPassword } });
  };
  return (
    <Stack gap={24}>
      <Steps
        label={t("agentTransfer.steps")}
        steps={STEPS.map((id) => ({ id, label: t(`agentTransfer.step.${id}`) }))}
        current={current}
      />
      {current === "fill" && (
        <TransferForm
          upline={upline}
          balance={balance}
          currency={currency}
          draft={draft}
          onChange={setDraft}
          problems={problems}
          takesFocus={hasMoved}
          onDone={review}
        />
      )}
      {current === "review" && receiver && (
        <Stack gap={16}>
          <StepHeading>{t("agentTransfer.reviewTitle")}</StepHeading>
          <Card>
            <ReviewList
              lines={[
                {
                  label: t("cashier.amount.label"),
                  value: <Money amount={draft.amount} currency={currency} weight="bold" />,
                },
                { label: t(`agentTransfer.to.${draft.direction}`), value: receiver.account },
              ]}
            />
          </Card>
          <Text tone="secondary">{t("agentTransfer.noWayBack")}</Text>
          <MoneyState call={call} />
          <PaymentPasswordForm
            phase={state.phase}
            problems={problems}
            confirmLabel={t("agentTransfer.confirm")}
            onConfirm={send}
          />
          <BackButton phase={state.phase} onBack={fill} />
        </Stack>
      )}
      {current === "done" && receiver && (
        // The key makes this heading a new element, so that it takes the focus.
        <Stack key="done" gap={16}>
          <StepHeading>
            {t("agentTransfer.doneTitle", { amount: moneyText(draft.amount, currency), name: receiver.account })}
          </StepHeading>
          <Text tone="secondary">{t("agentTransfer.doneText")}</Text>
          {state.phase === "confirmed" && <CopyField label={t("cashier.review.number")} value={state.value.id} />}
          <Button fullWidth onClick={again}>
            {t("cashier.transfer.another")}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
