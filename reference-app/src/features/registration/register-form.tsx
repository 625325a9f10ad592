import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { api, ApiError } from "../../shared/api/api.ts";
import { helpItemsQuery } from "../../shared/help/help-items.ts";
import { findHelpItem, TERMS_TAG } from "../../shared/help/rules.ts";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { enterSession } from "../../shared/session/enter-session.ts";
import { complaintText } from "../../shared/validation/messages.ts";
import type { Complaint } from "../../shared/validation/rules.ts";
import { validateFields } from "../../shared/validation/validate-fields.ts";
import { problemsOf } from "./refusals.ts";
import { RegistrationField } from "./registration-field.tsx";
import { checkedFields, complaintsOf, type Field } from "./rules.ts";
import type { Registration } from "./use-registration.ts";

export interface RegisterFormProps {
  state: Registration;
  onPendingChange: (isPending: boolean) => void;
  /** The account was created and its session is open. */
  onRegistered: () => void;
  /** The account was created, but its session could not be opened. */
  onRegisteredOnly: () => void;
}

/** The fields of a tab, the two consents and the submit button. Input stays after a failure (D12, D21). */
export function RegisterForm({ state, onPendingChange, onRegistered, onRegisteredOnly }: RegisterFormProps) {
  const { t } = useTranslation();
  const { plan, draft, ageLimit } = state;
  // Until it is known whether terms exist, the checkbox is shown.
  const { data: hasTerms = true } = useQuery({
    ...helpItemsQuery(),
    select: (items) => findHelpItem(items, TERMS_TAG) !== undefined,
  });

  // While the visitor types, so that the registration waits for no keys.
  useEffect(() => void api.prepareEncryption(), []);

  const toProblems = (complaints: ReadonlyMap<string, Complaint>): FormProblem[] =>
    [...complaints].map(([field, complaint]) => ({
      field,
      rule: complaint.message,
      message: complaintText(complaint, t(`registration.field.${field as Field}`), t),
    }));

  const submit = async (): Promise<readonly FormProblem[]> => {
    const complaints = await validateFields(checkedFields(plan, draft));
    if (complaints.size > 0) return toProblems(complaints);
    onPendingChange(true);
    try {
      const opened = await state.register();
      await enterSession(opened).then(onRegistered, onRegisteredOnly);
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return problemsOf(error, plan, draft, t);
    } finally {
      onPendingChange(false);
    }
  };

  return (
    <Form
      validate={() => toProblems(complaintsOf(plan, draft))}
      onSubmit={submit}
      messages={{
        required: t("validation.not_empty", { field: "{label}" }),
        "captcha.required": t("validation.captcha_required"),
        "termsAccepted.required": t("validation.terms_required"),
        "ageConfirmed.required": t("validation.age_required", { max: ageLimit }),
      }}
      summaryTitle={t("registration.summary")}
    >
      <Stack gap={16}>
        {plan.map((planned) => (
          <RegistrationField key={planned.field} planned={planned} state={state} />
        ))}
        {hasTerms && <Terms state={state} />}
        <Checkbox
          name="ageConfirmed"
          label={t("registration.age", { age: ageLimit })}
          checked={state.isAgeConfirmed}
          onChange={(event) => state.setAgeConfirmed(event.target.checked)}
          required
        />
        <SubmitButton fullWidth>{t("registration.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** The checkbox for the terms (R156), and the terms in a dialog above (R157). */
function Terms({ state }: { state: Registration }) {
  const { t } = useTranslation();
  return (
    <Stack gap={8}>
      <Checkbox
        name="termsAccepted"
        label={t("registration.terms")}
        checked={state.isTermsTicked}
        onChange={(event) => state.setTermsTicked(event.target.checked)}
        required
      />
      <div>
        <Button variant="outline" size="small" onClick={() => openModalAbove({ name: "terms" })}>
          {t("registration.termsRead")}
        </Button>
      </div>
    </Stack>
  );
}
