import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { WalletIcon } from "@lobbykit/design-system/icons";
import { RelativeField, type Relative } from "../../shared/agents/relative-field.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { UnsavedInput } from "../../shared/layout/unsaved-input.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { AmountField, amountMessages } from "../../shared/money/amounts/amount-field.tsx";
import { mostOf, TRANSFER_RANGE, transferComplaint, type Direction } from "./rules.ts";

export interface TransferDraft {
  direction: Direction;
  /** The chosen team member. The upline is always the same and is not stored here. */
  member: Relative | null;
  amount: string;
}

/** The possible recipients, and the available balance. */
export interface TransferParties {
  /** The agent's upline; null for the topmost agent. */
  upline: Relative | null;
  balance: string;
  currency: string;
}

export interface TransferFormProps extends TransferParties {
  draft: TransferDraft;
  onChange: (draft: TransferDraft) => void;
  /** The reasons why the last transfer was refused. */
  problems: readonly FormProblem[];
  /** True after the agent came back from the review. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The form for recipient and amount. */
export function TransferForm(props: TransferFormProps) {
  const { upline, balance, currency, draft, onChange, problems, takesFocus, onDone } = props;
  const { t } = useTranslation();
  const { direction, member, amount } = draft;
  const most = mostOf(balance);
  const validate = (): FormProblem[] => {
    const rule = transferComplaint(amount, balance, currency);
    return [
      ...(direction === "downline" && !member ? [{ field: "memberId", rule: "memberId.missing" }] : []),
      ...(rule ? [{ field: "amount", rule: `amount.${rule}` }] : []),
    ];
  };
  return (
    <UnsavedInput>
      <Form
        problems={problems}
        validate={validate}
        onSubmit={() => onDone()}
        messages={{
          "memberId.required": t("agentTransfer.memberMissing"),
          "memberId.missing": t("agentTransfer.memberMissing"),
          ...amountMessages(t, currency, TRANSFER_RANGE),
          "amount.short": t("agentTransfer.short", { amount: moneyText(balance, currency) }),
        }}
      >
        <StepHeading takesFocus={takesFocus}>{t("agentTransfer.fillTitle")}</StepHeading>
        <StatCard
          label={t("agentTransfer.balance")}
          icon={WalletIcon}
          value={<Money amount={balance} currency={currency} fit />}
        />
        {upline && (
          <RadioGroup
            name="direction"
            label={t("agentTransfer.direction")}
            variant="card"
            value={direction}
            onValueChange={(value) => onChange({ ...draft, direction: value as Direction })}
            options={[
              { value: "downline", label: t("agentTransfer.to.downline") },
              { value: "upline", label: t("agentTransfer.to.upline"), description: upline.account },
            ]}
          />
        )}
        {direction === "downline" && (
          <RelativeField
            name="memberId"
            label={t("agentTransfer.member")}
            description={t("agentTransfer.memberHint")}
            emptyText={t("agentTransfer.memberNone")}
            depth="all"
            value={member}
            onChange={(found) => onChange({ ...draft, member: found })}
          />
        )}
        <AmountField
          value={amount}
          onChange={(typed) => onChange({ ...draft, amount: typed })}
          currency={currency}
          range={TRANSFER_RANGE}
          {...(most !== undefined && { all: most })}
        />
        <SubmitButton fullWidth>{t("cashier.review.next")}</SubmitButton>
      </Form>
    </UnsavedInput>
  );
}
