import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { showToast } from "@lobbykit/design-system/Toast";
import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import { Note } from "../../shared/layout/note.tsx";
import { memberKey } from "../../shared/api/query-client.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { readText } from "../../shared/forms/read-text.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { isPaymentPasswordSetQuery } from "../../shared/money/queries.ts";
import { isProofLeft } from "../../shared/session/reauthentication.ts";
import { setPaymentPasswordMutation } from "./mutations.ts";
import { FIELDS, fieldOfRefusal, passwordComplaints, type PaymentPasswords } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

/** Sets the payment password, or changes an existing one (E098). Its values are removed when the dialog closes. */
export function PaymentPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const isSet = useQuery(isPaymentPasswordSetQuery());
  return (
    <FormDialog title={t("cashier.paymentPassword.title")} isPending={isPending} onClose={onClose}>
      <QueryState result={isSet} rows={3}>
        {(hasOld) => <PasswordForm hasOld={hasOld} onPendingChange={setIsPending} onClose={onClose} />}
      </QueryState>
    </FormDialog>
  );
}

const readDigits = (data: FormData, name: string) => normaliseTyped("digits", readText(data, name));
const read = (data: FormData): PaymentPasswords => ({
  oldPaymentPassword: readDigits(data, "oldPaymentPassword"),
  newPaymentPassword: readDigits(data, "newPaymentPassword"),
  confirmPaymentPassword: readDigits(data, "confirmPaymentPassword"),
});

interface PasswordFormProps {
  /** A payment password exists and must be entered. */
  hasOld: boolean;
  onPendingChange: (isPending: boolean) => void;
  onClose: () => void;
}

function PasswordForm({ hasOld, onPendingChange, onClose }: PasswordFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: send } = useMutation(setPaymentPasswordMutation());
  const fields = FIELDS.filter((field) => hasOld || field !== "oldPaymentPassword");
  const validate = (data: FormData): FormProblem[] =>
    passwordComplaints(read(data), hasOld).map(({ field, rule }) => ({
      field,
      rule,
      message: t(`cashier.paymentPassword.${rule}`),
    }));
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    const { oldPaymentPassword, newPaymentPassword } = read(data);
    onPendingChange(true);
    try {
      await send({ newPaymentPassword, ...(hasOld && { oldPaymentPassword }) });
      void queryClient.invalidateQueries({ queryKey: memberKey("listAccountEvents") });
      await queryClient.invalidateQueries({ queryKey: memberKey("getSecurityOverview") });
      showToast({ tone: "positive", message: t("cashier.paymentPassword.done") });
      onClose();
      return [];
    } catch (error) {
      if (!isProofLeft(error)) form.current?.reset();
      return [refusalProblem(error, t, fieldOfRefusal(codeOf(error)))];
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <Form
      ref={form}
      validate={validate}
      onSubmit={submit}
      messages={{ required: t("cashier.field.missing", { field: "{label}" }) }}
    >
      <Note>{t("cashier.paymentPassword.text")}</Note>
      {fields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t(`cashier.paymentPassword.${field}`)}
          autoComplete="off"
          inputMode="numeric"
          required
        />
      ))}
      <SubmitButton fullWidth>{t("cashier.paymentPassword.save")}</SubmitButton>
    </Form>
  );
}
