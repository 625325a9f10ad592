import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Form, type FormMessages, type FormProblem } from "@lobbykit/design-system/Form";
import { isPaymentPassword } from "./payment-password.ts";
import { PaymentPasswordField, PaymentPasswordPrompt } from "./payment-password-field.tsx";
import { isPaymentPasswordSetQuery } from "../queries.ts";
import type { MoneyPhase } from "./rules.ts";

export interface PaymentPasswordFormProps {
  /** Phase of the call. While its outcome is looked up, there is nothing to confirm (D12). */
  phase: MoneyPhase;
  confirmLabel: string;
  /** The reasons why the last try was refused. Pass the same array until the reasons change. */
  problems: readonly FormProblem[];
  onConfirm: (paymentPassword: string) => void;
  /** Further fields above the password. @default none */
  children?: ReactNode;
  /** Validates the further fields. @default no validation */
  validate?: () => readonly FormProblem[];
  /** Messages for the rules of the further fields. @default none */
  messages?: FormMessages;
}

/**
 * The last step before money or points leave: asks for the payment password and clears it after each try. Without one, it shows the way to
 * set it.
 */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { phase, confirmLabel, problems, onConfirm, children, validate, messages } = props;
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const { data: isSet = true } = useQuery(isPaymentPasswordSetQuery());
  const isOpen = phase === "idle" || phase === "sending" || phase === "refused";
  const submit = () => {
    setPassword("");
    onConfirm(password);
  };
  const validateAll = (): FormProblem[] => [
    ...(validate?.() ?? []),
    ...(isPaymentPassword(password) ? [] : [{ field: "paymentPassword", rule: "sixDigits" }]),
  ];
  if (!isOpen) return null;
  if (!isSet) return <PaymentPasswordPrompt />;
  return (
    <Form
      problems={problems}
      validate={validateAll}
      onSubmit={submit}
      messages={{
        ...messages,
        "paymentPassword.required": t("cashier.paymentPassword.missing"),
        sixDigits: t("cashier.paymentPassword.sixDigits"),
      }}
    >
      {children}
      <PaymentPasswordField value={password} onChange={setPassword} />
      <Button type="submit" tone="accent" size="large" fullWidth loading={phase === "sending"}>
        {confirmLabel}
      </Button>
    </Form>
  );
}
