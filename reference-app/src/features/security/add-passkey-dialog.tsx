import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { showToast } from "@lobbykit/design-system/Toast";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { PASSKEY_NAME_LENGTH } from "../../shared/config/constants.ts";
import { readText } from "../../shared/forms/read-text.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { outcomeOf } from "../../shared/passkeys/outcome.ts";
import { makePasskey } from "../../shared/passkeys/passkeys.ts";
import { useLifetime } from "../../shared/passkeys/use-lifetime.ts";
import { addPasskeyMutation, setUpPasskeyMutation } from "./mutations.ts";

/** Adds a passkey: first the password, then the browser's prompt, then the server stores it. The dialog can be closed during the prompt. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const lifetime = useLifetime();
  const firstField = useRef<HTMLInputElement>(null);
  const setUp = useMutation(setUpPasskeyMutation());
  const add = useMutation(addPasskeyMutation());
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    try {
      const options = await setUp.mutateAsync(readText(data, "password"));
      const credential = await makePasskey(options, lifetime());
      await add.mutateAsync({ name: readText(data, "name").trim(), credential });
      showToast({ tone: "positive", message: t("security.passkeys.done") });
      onClose();
      return [];
    } catch (error) {
      return problemsOf(error, t);
    }
  };
  return (
    <FormDialog
      title={t("security.passkeys.add")}
      initialFocus={firstField}
      isPending={setUp.isPending || add.isPending}
      onClose={onClose}
    >
      <Form
        messages={{ required: t("security.passkeys.missing", { field: "{label}" }) }}
        validate={(data) => (readText(data, "name").trim() ? [] : [{ field: "name", rule: "required" }])}
        onSubmit={submit}
      >
        <Text size={14}>{t("security.passkeys.how")}</Text>
        <TextField
          ref={firstField}
          name="name"
          label={t("security.passkeys.name")}
          description={t("security.passkeys.nameHelp")}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          required
        />
        <PasswordField name="password" label={t("security.password")} autoComplete="current-password" required />
        <SubmitButton fullWidth>{t("security.passkeys.add")}</SubmitButton>
      </Form>
    </FormDialog>
  );
}

/** Cancelling shows no error, and the input stays. */
function problemsOf(error: unknown, t: TFunction): FormProblem[] {
  const outcome = outcomeOf(error);
  if (outcome === "cancelled") return [];
  if (outcome !== "refused") return [{ rule: outcome, message: t(`security.passkeys.${outcome}`) }];
  const code = error instanceof ApiError ? error.code : "";
  if (code === "STATE_CONFLICT") return [{ rule: code, message: t("security.passkeys.full") }];
  const message = errorMessage(error, t);
  return code === "PASSWORD_INCORRECT" ? [{ field: "password", rule: code, message }] : [{ rule: code, message }];
}
