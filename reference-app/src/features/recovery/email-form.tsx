import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { api } from "../../shared/api/api.ts";
import { refusalProblems, toProblems } from "./problems.ts";
import { validateEmailReset } from "./rules.ts";

export interface WayProps {
  onPendingChange: (isPending: boolean) => void;
  /** It is done; `message` says what follows. */
  onDone: (message: string) => void;
}

/** Asks for a temporary password by e-mail (R222, R392). */
export function EmailForm({ onPendingChange, onDone }: WayProps) {
  const { t } = useTranslation();
  const [username, setUsername] = useState("");
  const [email, setEmail] = useState("");

  const submit = async (): Promise<readonly FormProblem[]> => {
    onPendingChange(true);
    try {
      const body = new URLSearchParams({ username: username.trim(), email: email.trim() });
      await api.call("requestPasswordByEmail", { body });
      onDone(t("recovery.mailed"));
      return [];
    } catch (error) {
      return refusalProblems(error, t);
    } finally {
      onPendingChange(false);
    }
  };

  return (
    <Form
      validate={() => toProblems(validateEmailReset({ username, email }), t)}
      onSubmit={submit}
      messages={{ required: t("validation.not_empty", { field: "{label}" }) }}
      summaryTitle={t("recovery.summary")}
    >
      <Stack gap={16}>
        <Text tone="muted">{t("recovery.emailHint")}</Text>
        <TextField
          name="username"
          label={t("recovery.field.username")}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <TextField
          name="email"
          label={t("recovery.field.email")}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <SubmitButton fullWidth>{t("recovery.sendMail")}</SubmitButton>
      </Stack>
    </Form>
  );
}
