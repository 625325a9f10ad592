import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FIXED_RULES } from "@lobbykit/api-spec/client/field-rules";
import { SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { Note } from "../../../shared/layout/note.tsx";
import { ApiError } from "../../../shared/api/api.ts";
import { refusedFields } from "../../../shared/api/errors/refused-fields.ts";
import { permissionQuery } from "../../../shared/api/queries/system-queries.ts";
import { readText } from "../../../shared/forms/read-text.ts";
import { complaintText } from "../../../shared/validation/messages.ts";
import {
  refusedComplaint,
  validatePasswordChange,
  type Complaint,
  type PasswordChange,
} from "../../../shared/validation/rules.ts";
import { validateFields } from "../../../shared/validation/validate-fields.ts";
import { AuthForm } from "../auth-form.tsx";
import { unknownOutcomeTitle } from "../../../shared/api/errors/unknown-outcome-title.ts";
import { formProblem } from "../form-problem.ts";
import { changePasswordMutation } from "../mutations.ts";

export interface ChangePasswordFormProps {
  /** The reason for the change, or its result. */
  text: string;
  /**
   * The password with which the member has just logged in. When it is known, the form has no field for the old password (R391). It is never
   * shown.
   */
  knownPassword: string | undefined;
  /** Token of a login that waits for the change of password. Without it, the token of the session is sent. */
  token?: string | undefined;
  /** The field that gets the focus first. */
  firstField: RefObject<HTMLInputElement | null>;
  onPendingChange: (isPending: boolean) => void;
  /** The server has accepted the new password. */
  onChanged: (newPassword: string) => void | Promise<void>;
  /** Called with an error before it is shown. Return true when the caller shows it. */
  onRefused?: (error: unknown) => boolean;
  /** Rendered below the button. */
  children?: ReactNode;
}

const FIELDS = ["oldPassword", "newPassword", "confirmNewPassword"] as const;

/** Asks for a new password twice, and for the old one when it is not known (R159, R221, R389–R391). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { text, knownPassword, token, firstField, onPendingChange, onChanged, onRefused, children } = props;
  const { t } = useTranslation();
  const { data: given } = useQuery({ ...permissionQuery(), select: ({ info }) => info.registerRules.password });
  const rule = { ...(given ?? FIXED_RULES.password), enabled: true, required: true };
  const { mutateAsync: change } = useMutation(changePasswordMutation());
  const isOldKnown = knownPassword !== undefined;

  const read = (data: FormData): PasswordChange => ({
    oldPassword: knownPassword ?? readText(data, "oldPassword"),
    newPassword: readText(data, "newPassword"),
    confirmNewPassword: readText(data, "confirmNewPassword"),
  });
  const problemOf = (field: (typeof FIELDS)[number], complaint: Complaint): FormProblem => ({
    field,
    rule: complaint.message,
    message: complaintText(complaint, t(`auth.change.${field}`), t),
  });
  const validate = (data: FormData): FormProblem[] => {
    const complaints = validatePasswordChange(read(data), rule, isOldKnown);
    return FIELDS.flatMap((field) => {
      const complaint = complaints[field];
      return complaint ? [problemOf(field, complaint)] : [];
    });
  };
  const submit = async (data: FormData) => {
    const body = read(data);
    const password = { field: "password", value: body.newPassword, rule };
    for (const complaint of (await validateFields([password])).values()) return [problemOf("newPassword", complaint)];
    onPendingChange(true);
    try {
      await change({ body, token });
      await onChanged(body.newPassword);
      return [];
    } catch (error) {
      if (onRefused?.(error)) return [];
      const isRule = error instanceof ApiError && refusedFields(error.details).includes("newPassword");
      return [
        isRule
          ? problemOf("newPassword", refusedComplaint("password", body.newPassword, rule))
          : { ...formProblem(error, t), ...unknownOutcomeTitle(error, t) },
      ];
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <AuthForm summaryTitle={t("auth.change.summary")} validate={validate} onSubmit={submit}>
      <Note>{text}</Note>
      {!isOldKnown && (
        <PasswordField
          ref={firstField}
          name="oldPassword"
          label={t("auth.change.oldPassword")}
          autoComplete="current-password"
          required
        />
      )}
      <PasswordField
        {...(isOldKnown ? { ref: firstField } : {})}
        name="newPassword"
        label={t("auth.change.newPassword")}
        autoComplete="new-password"
        showStrength
        required
      />
      <PasswordField
        name="confirmNewPassword"
        label={t("auth.change.confirmNewPassword")}
        autoComplete="new-password"
        required
      />
      <SubmitButton fullWidth>{t("auth.change.submit")}</SubmitButton>
      {children}
    </AuthForm>
  );
}
