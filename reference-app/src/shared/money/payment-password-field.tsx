import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { openModalAbove } from "../modals/modals.ts";

export interface PaymentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The six digits before money or points leave. Its owner empties it after each try; no browser keeps it. */
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

/** In its place for whoever has none yet: the way to one. */
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
