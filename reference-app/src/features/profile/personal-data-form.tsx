import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FIXED_RULES } from "@lobbykit/api-spec/client/field-rules";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { TextField } from "@lobbykit/design-system/TextField";
import { showToast } from "@lobbykit/design-system/Toast";
import { unknownOutcomeTitle } from "../../shared/api/errors/unknown-outcome-title.ts";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { UnsavedInput, useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { readText } from "../../shared/forms/read-text.ts";
import { complaintText } from "../../shared/validation/messages.ts";
import { validateFields } from "../../shared/validation/validate-fields.ts";
import { setMemberInfoMutation } from "./mutations.ts";
import { changeOf, type MemberChange } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface PersonalDataFormProps {
  nickname: string;
  /** Masked; null when there is none. The field starts empty and is filled only with a new address. */
  email: string | null;
}

const FIELDS = ["nickname", "email"] as const;

/** A form for nickname and email address, with the registration's rules (R233, E025). */
export function PersonalDataForm({ nickname, email }: PersonalDataFormProps) {
  const { t } = useTranslation();
  const guard = useUnsavedInputGuard();
  const { data: rules } = useQuery({ ...permissionQuery(), select: ({ info }) => info.registerRules });
  const { mutateAsync: save } = useMutation(setMemberInfoMutation());

  const problemsOf = async (change: MemberChange): Promise<FormProblem[]> => {
    const checked = FIELDS.flatMap((field) => {
      const value = change[field];
      const rule = rules?.[field] ?? (field === "email" ? FIXED_RULES.email : undefined);
      return value && rule ? [{ field, value, rule: { ...rule, enabled: true, required: false } }] : [];
    });
    const complaints = await validateFields(checked);
    return FIELDS.flatMap((field) => {
      const complaint = complaints.get(field);
      if (!complaint) return [];
      return [{ field, rule: complaint.message, message: complaintText(complaint, t(`profile.${field}`), t) }];
    });
  };
  const refusalOf = (error: unknown): FormProblem => {
    if (codeOf(error) === "EMAIL_TAKEN") return refusalProblem(error, t, "email", t("profile.emailTaken"));
    return { ...refusalProblem(error, t), ...unknownOutcomeTitle(error, t) };
  };
  const submit = async (data: FormData) => {
    const change = changeOf({ nickname: readText(data, "nickname"), email: readText(data, "email") }, { nickname });
    if (!change) return [{ rule: "unchanged", message: t("profile.unchanged") }];
    const problems = await problemsOf(change);
    if (problems.length > 0) return problems;
    try {
      await save(change);
      guard.clear();
      showToast({ tone: "positive", message: t("profile.saved") });
      return [];
    } catch (error) {
      return [refusalOf(error)];
    }
  };
  return (
    <UnsavedInput>
      {/* The key resets the fields when the server's data changes. */}
      <Form key={`${nickname} ${email}`} summaryTitle={t("profile.notSaved")} onSubmit={submit}>
        <TextField
          name="nickname"
          label={t("profile.nickname")}
          description={t("profile.nicknameHint")}
          defaultValue={nickname}
          autoComplete="nickname"
        />
        <TextField
          name="email"
          type="email"
          label={t(email === null ? "profile.email" : "profile.newEmail")}
          description={email === null ? t("profile.noEmail") : t("profile.presentEmail", { email })}
          autoComplete="email"
        />
        <div>
          <SubmitButton>{t("profile.save")}</SubmitButton>
        </div>
      </Form>
    </UnsavedInput>
  );
}
