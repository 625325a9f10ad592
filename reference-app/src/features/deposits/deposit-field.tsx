import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { TextField } from "@lobbykit/design-system/TextField";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { nationalNumber } from "../../shared/forms/national-number.ts";
import { rangeText } from "../../shared/validation/messages.ts";
import type { FieldProblem, PlannedField } from "./rules.ts";

/** The message for a field's problem, with the field's label. */
export const fieldText = ({ label, rule }: PlannedField, problem: FieldProblem, t: TFunction): string =>
  t(`cashier.field.${problem}`, { field: label, range: rangeText(rule.minLength, rule.maxLength) });

export interface DepositFieldProps {
  field: PlannedField;
  value: string;
  onChange: (value: string) => void;
}

/** One field of a payment method, rendered from its schema. */
export function DepositField({ field, value, onChange }: DepositFieldProps) {
  const { t } = useTranslation();
  const { name, label, control, rule, options } = field;
  const { required, maxLength } = rule;
  const shown = required ? label : t("cashier.field.optional", { field: label });
  const shared = { name, label: shown, required, value };
  if (control === "select") {
    return (
      <NativeSelect
        {...shared}
        placeholder={t("cashier.field.choose")}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      inputMode={control === "digits" ? "numeric" : "text"}
      // No maximum length for digits, because pasted spaces do not count.
      maxLength={control === "digits" ? undefined : maxLength}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        const isNumber = control === "digits";
        onChange(isNumber ? nationalNumber(target.value, currentMerchant().dialingCode) : target.value);
      }}
    />
  );
}
