import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foreignExpression } from "@lobbykit/api-spec/client/field-rules";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { Icon } from "@lobbykit/design-system/Icon";
import { BankIcon, CardIcon, CoinsIcon, WalletIcon } from "@lobbykit/design-system/icons";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { UnsavedInput } from "../../shared/layout/unsaved-input.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { AmountField, amountMessages } from "../../shared/money/amounts/amount-field.tsx";
import { amountComplaint } from "../../shared/money/amounts/amount-rules.ts";
import { askServerPattern } from "../../shared/validation/server-pattern.ts";
import { DepositField, fieldText } from "./deposit-field.tsx";
import { LimitsPrompt } from "./limits-prompt.tsx";
import { latestDepositsQuery } from "./queries.ts";
import {
  cleanValue,
  fieldComplaint,
  planFields,
  refusedNames,
  type DepositDraft,
  type DepositMethod,
  type FieldComplaint,
  type PlannedField,
} from "./rules.ts";

const KIND_ICONS = { wallet: WalletIcon, bank: BankIcon, crypto: CoinsIcon, card: CardIcon } as const;

export interface DepositFormProps {
  methods: readonly DepositMethod[];
  /** The chosen method. */
  method: DepositMethod;
  draft: DepositDraft;
  onChange: (draft: DepositDraft) => void;
  /** The error by which the order was refused. The form shows it at the fields that it concerns. */
  refusal: unknown;
  /** True after the member came back from the review. */
  takesFocus: boolean;
  /** Called when all fields are valid. */
  onDone: () => void;
}

/** The first step: method, amount and the method's own fields (E066). */
export function DepositForm({ methods, method, draft, onChange, refusal, takesFocus, onDone }: DepositFormProps) {
  const { t } = useTranslation();
  const { data: latest } = useQuery(latestDepositsQuery());
  const fields = planFields(method);
  const { currency } = method;
  const set = (changes: Partial<DepositDraft>) => onChange({ ...draft, ...changes });

  const problemOf = ({ field, problem }: FieldComplaint): FormProblem => ({
    field: field.name,
    rule: problem,
    message: fieldText(field, problem, t),
  });
  const validate = (): FormProblem[] => {
    const amount = amountComplaint(draft.amount, method);
    return [
      ...(amount ? [{ field: "amount", rule: `amount.${amount}` }] : []),
      ...fields.flatMap((field) => fieldComplaint(field, draft.values[field.key]) ?? []).map(problemOf),
    ];
  };
  const submit = async (): Promise<FormProblem[]> => {
    const unfit = await unfitFields(fields, draft);
    if (unfit.length === 0) onDone();
    return unfit.map((field) => problemOf({ field, problem: "format" }));
  };
  // Computed once per refusal, so that later input does not show it again.
  const [problems] = useState(() => refusalProblems(refusal, fields, t));

  return (
    <UnsavedInput>
      <Form
        problems={problems}
        validate={validate}
        onSubmit={submit}
        messages={{
          required: t("cashier.field.missing", { field: "{label}" }),
          ...amountMessages(t, currency, method),
        }}
      >
        <StepHeading takesFocus={takesFocus}>{t("cashier.deposit.fillTitle")}</StepHeading>
        {latest?.total === 0 && <LimitsPrompt />}
        <RadioGroup
          name="methodId"
          label={t("cashier.deposit.method")}
          variant="card"
          orientation="horizontal"
          required
          value={method.id}
          onValueChange={(methodId) => set({ methodId })}
          options={methods.map((one) => ({
            value: one.id,
            label: one.name,
            icon: <Icon drawing={KIND_ICONS[one.kind]} />,
            disabled: !one.available,
            description: one.available
              ? t("cashier.amount.range", {
                  min: moneyText(one.min, one.currency),
                  max: moneyText(one.max, one.currency),
                })
              : t("cashier.deposit.away"),
          }))}
        />
        <AmountField
          value={draft.amount}
          onChange={(amount) => set({ amount })}
          currency={currency}
          range={method}
          presets={method.presets}
        />
        {fields.map((field) => (
          <DepositField
            key={field.key}
            field={field}
            value={draft.values[field.key] ?? ""}
            onChange={(value) => set({ values: { ...draft.values, [field.key]: value } })}
          />
        ))}
        {method.promotions.length > 0 && (
          <RadioGroup
            name="promotionId"
            label={t("cashier.deposit.promotion")}
            variant="card"
            value={draft.promotionId}
            onValueChange={(promotionId) => set({ promotionId })}
            options={[
              { value: "", label: t("cashier.deposit.noPromotion"), description: t("cashier.deposit.noPromotionText") },
              ...method.promotions.map(({ id, name, bonusPercent, maxBonusAmount, wagerTimes }) => ({
                value: id,
                label: name,
                description: t("cashier.deposit.promotionText", {
                  percent: bonusPercent,
                  max: moneyText(maxBonusAmount, currency),
                  times: wagerTimes,
                }),
              })),
            ]}
          />
        )}
        <SubmitButton fullWidth>{t("cashier.review.next")}</SubmitButton>
      </Form>
    </UnsavedInput>
  );
}

/**
 * Returns the fields whose value does not match the server's regular expression. Where the check takes too long in the browser, the server
 * decides (D7).
 */
async function unfitFields(fields: readonly PlannedField[], draft: DepositDraft): Promise<PlannedField[]> {
  const judged = await Promise.all(
    fields.map(async (field) => {
      const value = cleanValue(field, draft.values[field.key]);
      const expression = foreignExpression(value, field.rule);
      if (expression === undefined) return undefined;
      return (await askServerPattern(expression, value)) === "unfit" ? field : undefined;
    }),
  );
  return judged.filter((field) => field !== undefined);
}

/** The problems of a refusal, beside its fields or above the form (D21). */
function refusalProblems(refusal: unknown, fields: readonly PlannedField[], t: TFunction): FormProblem[] {
  if (refusal === undefined) return [];
  if (!(refusal instanceof ApiError)) return [{ rule: "failed", message: errorMessage(refusal, t) }];
  const { code, details } = refusal;
  const names = refusedNames(code, details);
  if (names.length === 0) return [{ rule: code, message: errorMessage(refusal, t) }];
  return names.map((name) => {
    const field = fields.find((one) => one.name === name);
    return { field: name, rule: code, message: field ? fieldText(field, "format", t) : refusalText(refusal, t) };
  });
}

const ADVISED = ["METHOD_UNAVAILABLE", "AMOUNT_OUT_OF_RANGE", "NOT_ELIGIBLE", "DEPOSIT_LIMIT_REACHED"] as const;

/** A text that says what to do, where there is one; else the general text for the code. */
function refusalText(refusal: ApiError, t: TFunction): string {
  const advised = ADVISED.find((code) => code === refusal.code);
  return advised ? t(`cashier.deposit.refusal.${advised}`) : errorMessage(refusal, t);
}
