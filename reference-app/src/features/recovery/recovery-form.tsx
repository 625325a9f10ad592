import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import type { Complaint } from "../../shared/validation/rules.ts";
import { refusalProblems, toProblems, type Field } from "./problems.ts";

export interface RecoveryMethodProps {
  onPendingChange: (isPending: boolean) => void;
  /** It succeeded; `message` says what to do next. */
  onDone: (message: string) => void;
}

export interface RecoveryFormProps extends RecoveryMethodProps {
  validate: () => Partial<Record<Field, Complaint>>;
  /** Slower checks, which run before sending: those by the server's regular expressions, in a worker (D7). */
  judge?: () => Promise<Partial<Record<Field, Complaint>>>;
  /** Sends the request. A refusal is shown beside its field. */
  send: () => Promise<unknown>;
  /** The button's label. */
  submit: string;
  /** The message after success. */
  done: string;
  /** The form's fields. */
  children: ReactNode;
}

/** The common form for both ways to a new password. It validates, sends and shows refusals (R222, R223, D21). */
export function RecoveryForm({
  validate,
  judge,
  send,
  submit,
  done,
  onPendingChange,
  onDone,
  children,
}: RecoveryFormProps) {
  const { t } = useTranslation();
  const onSubmit = async (): Promise<readonly FormProblem[]> => {
    const found = toProblems((await judge?.()) ?? {}, t);
    if (found.length > 0) return found;
    onPendingChange(true);
    try {
      await send();
      onDone(done);
      return [];
    } catch (error) {
      return refusalProblems(error, t);
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <Form
      validate={() => toProblems(validate(), t)}
      onSubmit={onSubmit}
      messages={{ required: t("validation.not_empty", { field: "{label}" }) }}
      summaryTitle={t("recovery.summary")}
    >
      <Stack gap={16}>
        {children}
        <SubmitButton fullWidth>{submit}</SubmitButton>
      </Stack>
    </Form>
  );
}
