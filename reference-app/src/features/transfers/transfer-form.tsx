import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { SortIcon } from "@lobbykit/design-system/icons";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { UnsavedInput } from "../../shared/layout/unsaved-input.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { AmountField, amountMessages } from "../../shared/money/amounts/amount-field.tsx";
import { transferComplaints, turned, type TransferDraft, type Wallet } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface TransferFormProps {
  wallets: readonly Wallet[];
  /** The wallet that the money leaves. */
  source: Wallet;
  draft: TransferDraft;
  onChange: (draft: TransferDraft) => void;
  /** The reasons why the last transfer was refused. */
  problems: readonly FormProblem[];
  /** True after the member came back from the review. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The form for wallets and amount. */
export function TransferForm(props: TransferFormProps) {
  const { wallets, source, draft, onChange, problems, takesFocus, onDone } = props;
  const { t } = useTranslation();
  const options = wallets.map(({ code, name, balance, currency }) => ({
    value: code,
    label: `${name} · ${moneyText(balance, currency)}`,
  }));
  const validate = (): FormProblem[] =>
    transferComplaints(draft, source).map(({ field, rule }) => ({ field, rule: `${field}.${rule}` }));
  return (
    <UnsavedInput>
      <Form
        problems={problems}
        validate={validate}
        onSubmit={() => onDone()}
        messages={{
          ...amountMessages(t, source.currency),
          "amount.zero": t("cashier.transfer.zero"),
          "amount.short": t("cashier.transfer.short", {
            name: source.name,
            amount: moneyText(source.balance, source.currency),
          }),
          "to.same": t("cashier.transfer.same"),
        }}
      >
        <StepHeading takesFocus={takesFocus}>{t("cashier.transfer.fillTitle")}</StepHeading>
        <NativeSelect
          name="from"
          label={t("cashier.transfer.from")}
          options={options}
          value={draft.from}
          onChange={(event) => onChange({ ...draft, from: event.target.value })}
        />
        <NativeSelect
          name="to"
          label={t("cashier.transfer.to")}
          options={options}
          value={draft.to}
          onChange={(event) => onChange({ ...draft, to: event.target.value })}
        />
        <div>
          <Button variant="ghost" size="small" iconStart={SortIcon} onClick={() => onChange(turned(draft))}>
            {t("cashier.transfer.turn")}
          </Button>
        </div>
        <AmountField
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
          currency={source.currency}
          all={source.balance}
        />
        <SubmitButton fullWidth>{t("cashier.review.next")}</SubmitButton>
      </Form>
    </UnsavedInput>
  );
}

/** The messages of a refusal, at the amount where it is about that (E030). */
export function refusalProblems(error: unknown, t: TFunction): FormProblem[] {
  if (error === undefined) return [];
  const isOfAmount = ["INSUFFICIENT_BALANCE", "AMOUNT_OUT_OF_RANGE"].includes(codeOf(error));
  return [refusalProblem(error, t, isOfAmount ? "amount" : undefined)];
}
