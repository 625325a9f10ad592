import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { PlusIcon, WalletIcon } from "@lobbykit/design-system/icons";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { StatCard } from "@lobbykit/design-system/StatCard";
import type { OperationValue } from "../../shared/api/api.ts";
import { LoadBanner } from "../../shared/loading/load-banner.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { UnsavedInput } from "../../shared/layout/unsaved-input.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { AmountField, amountMessages } from "../../shared/money/amounts/amount-field.tsx";
import { activeBonusesQuery } from "./queries.ts";
import {
  endOf,
  fundsOf,
  mostOf,
  placeOfRefusal,
  withdrawalComplaint,
  type PayoutAccount,
  type WithdrawalDraft,
} from "./rules.ts";
import { WagerProgress } from "./wager-progress.tsx";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

const NO_BONUSES: OperationValue<"listBonuses">["content"] = [];

export interface WithdrawalFormProps {
  accounts: readonly PayoutAccount[];
  /** The chosen account; undefined when there is none. */
  account: PayoutAccount | undefined;
  balance: string;
  currency: string;
  draft: WithdrawalDraft;
  onChange: (draft: WithdrawalDraft) => void;
  /** Adds an account. */
  onAdd: () => void;
  /** The error by which the last order was refused. */
  refusal: unknown;
  /** True after the member came back from the review. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The form for account and amount. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { accounts, account, balance, currency, draft, onChange, onAdd, refusal, takesFocus, onDone } = props;
  const { t } = useTranslation();
  const activeBonuses = useQuery(activeBonusesQuery());
  const bonuses = activeBonuses.data ?? NO_BONUSES;
  const problems = useMemo(() => refusalProblems(refusal, t), [refusal, t]);
  const addButton = (
    <Button iconStart={PlusIcon} onClick={onAdd}>
      {t("cashier.account.add")}
    </Button>
  );
  const balanceCard = (
    <StatCard
      label={t("cashier.withdrawal.balance")}
      icon={WalletIcon}
      value={<Money amount={balance} currency={currency} fit />}
    />
  );
  if (!account) {
    return (
      <>
        {balanceCard}
        <EmptyState
          headingLevel={3}
          title={t("cashier.account.none")}
          text={t("cashier.account.noneText")}
          action={addButton}
        />
      </>
    );
  }
  const funds = fundsOf(balance, bonuses);
  // Until the bonuses are loaded, nobody knows how much of the balance is free.
  const most = activeBonuses.isPending ? undefined : mostOf(account, funds.free);
  const figures = {
    min: moneyText(account.min, currency),
    amount: moneyText(balance, currency),
    free: moneyText(funds.free, currency),
  };
  const validate = (): FormProblem[] => {
    const rule = withdrawalComplaint(draft.amount, account, funds);
    return rule ? [{ field: "amount", rule: `amount.${rule}` }] : [];
  };
  return (
    <UnsavedInput>
      <Form
        problems={problems}
        validate={validate}
        onSubmit={() => onDone()}
        messages={{
          ...amountMessages(t, currency, account),
          "amount.short": t("cashier.withdrawal.short", figures),
          "amount.tooLittle": t("cashier.withdrawal.tooLittle", figures),
          "amount.locked": t("cashier.withdrawal.lockedAmount", figures),
          "amount.tooLittleFree": t("cashier.withdrawal.tooLittleFree", figures),
        }}
      >
        <StepHeading takesFocus={takesFocus}>{t("cashier.withdrawal.fillTitle")}</StepHeading>
        {balanceCard}
        <LoadBanner part={t("member.sections.bonusDetails")} result={activeBonuses} />
        {bonuses.length > 0 && <WagerProgress bonuses={bonuses} />}
        <RadioGroup
          name="accountId"
          label={t("cashier.withdrawal.account")}
          variant="card"
          required
          value={account.id}
          onValueChange={(accountId) => onChange({ ...draft, accountId })}
          options={accounts.map(({ id, name, maskedNumber, holder }) => ({
            value: id,
            label: t("cashier.account.named", { name, end: endOf(maskedNumber) }),
            description: holder,
          }))}
        />
        <div>{addButton}</div>
        <AmountField
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
          currency={currency}
          range={account}
          {...(most !== undefined && { all: most })}
        />
        <SubmitButton fullWidth>{t("cashier.review.next")}</SubmitButton>
      </Form>
    </UnsavedInput>
  );
}

function refusalProblems(refusal: unknown, t: TFunction): FormProblem[] {
  if (refusal === undefined) return [];
  const code = codeOf(refusal);
  const message = code === "WAGER_INCOMPLETE" ? t("cashier.withdrawal.wager") : undefined;
  return [refusalProblem(refusal, t, placeOfRefusal(code).field, message)];
}
