import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { api } from "../../shared/api/api.ts";
import { VERBATIM_INPUT } from "../../shared/forms/verbatim-input.ts";
import { normaliseField } from "../../shared/validation/rules.ts";
import { validateEmailReset } from "./rules.ts";
import { RecoveryForm, type RecoveryMethodProps } from "./recovery-form.tsx";

/** Requests a temporary password by email (R222, R392). */
export function EmailForm(way: RecoveryMethodProps) {
  const { t } = useTranslation();
  const [username, setUsername] = useState("");
  const [email, setEmail] = useState("");
  const body = () =>
    new URLSearchParams({ username: normaliseField("username", username), email: normaliseField("email", email) });
  return (
    <RecoveryForm
      {...way}
      validate={() => validateEmailReset({ username, email })}
      send={() => api.call("requestPasswordByEmail", { body: body() })}
      submit={t("recovery.sendMail")}
      done={t("recovery.mailed")}
    >
      <Text tone="muted">{t("recovery.emailHint")}</Text>
      <TextField
        name="username"
        label={t("recovery.field.username")}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        required
        autoComplete="username"
        {...VERBATIM_INPUT}
      />
      <TextField
        name="email"
        label={t("recovery.field.email")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
        inputMode="email"
        autoComplete="email"
        {...VERBATIM_INPUT}
      />
    </RecoveryForm>
  );
}
