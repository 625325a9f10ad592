import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Chip } from "@lobbykit/design-system/Chip";
import { Inline } from "@lobbykit/design-system/Inline";
import { MoneyField } from "@lobbykit/design-system/MoneyField";
import { Stack } from "@lobbykit/design-system/Stack";
import { moneyText } from "./money-text.ts";
import { decimalsOf } from "./amount-rules.ts";
import { compareAmounts } from "./amount.ts";

export interface AmountFieldProps {
  /** A decimal string; "" while the field is empty. */
  value: string;
  onChange: (value: string) => void;
  currency: string;
  /** The smallest and the largest accepted amount, shown below the field. @default no range is shown */
  range?: { min: string; max: string };
  /** Suggested amounts, as decimal strings. @default none */
  presets?: readonly string[];
  /** The largest possible amount, offered as "all" after the presets. @default not offered */
  all?: string;
}

/** The messages of the rules that the field breaks, in a form that names them `amount.…`. */
export function amountMessages(t: TFunction, currency: string, range?: { min: string; max: string }) {
  const bounds = range && { min: moneyText(range.min, currency), max: moneyText(range.max, currency) };
  return {
    "amount.required": t("cashier.amount.missing"),
    "amount.missing": t("cashier.amount.missing"),
    "amount.tooFine": t("cashier.amount.tooFine"),
    "amount.notWhole": t("cashier.amount.notWhole", { currency }),
    ...(bounds && {
      "amount.tooLow": t("cashier.amount.tooLow", bounds),
      "amount.tooHigh": t("cashier.amount.tooHigh", bounds),
    }),
  };
}

const isEqual = (typed: string, amount: string): boolean => typed !== "" && compareAmounts(typed, amount) === 0;

/** A field for an amount, with preset buttons and the range below. */
export function AmountField({ value, onChange, currency, range, presets = [], all }: AmountFieldProps) {
  const { t } = useTranslation();
  const chip = (amount: string, label: string) => (
    <li key={label}>
      <Chip label={label} pressed={isEqual(value, amount)} onPressedChange={() => onChange(amount)} />
    </li>
  );
  return (
    <Stack gap={8}>
      <MoneyField
        name="amount"
        label={t("cashier.amount.label")}
        description={
          range &&
          t("cashier.amount.range", { min: moneyText(range.min, currency), max: moneyText(range.max, currency) })
        }
        currency={currency}
        decimals={decimalsOf(currency)}
        required
        value={value}
        onValueChange={onChange}
      />
      {(presets.length > 0 || all !== undefined) && (
        <Inline as="ul" aria-label={t("cashier.amount.presets")}>
          {presets.map((amount) => chip(amount, moneyText(amount, currency)))}
          {all !== undefined && chip(all, t("cashier.amount.all", { amount: moneyText(all, currency) }))}
        </Inline>
      )}
    </Stack>
  );
}
