import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { openModalAbove } from "../../modals/modals.ts";

export interface PaymentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Field for the six-digit payment password, required before money or points leave. The caller empties it after each try, and browsers do
 * not store it.
 */
export function PaymentPasswordField({ value, onChange }: PaymentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      name="paymentPassword"
      label={t("cashier.paymentPassword.label")}
      description={t("cashier.paymentPassword.hint")}
      autoComplete="off"
      inputMode="numeric"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Shown in place of the field when the member has no payment password yet. It links to where they set one. */
export function PaymentPasswordPrompt() {
  const { t } = useTranslation();
  return (
    <Banner
      tone="information"
      title={t("cashier.paymentPassword.none")}
      action={
        <Button size="small" onClick={() => openModalAbove({ name: "paymentPassword" })}>
          {t("cashier.paymentPassword.set")}
        </Button>
      }
    >
      {t("cashier.paymentPassword.text")}
    </Banner>
  );
}
