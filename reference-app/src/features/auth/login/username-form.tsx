import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { SubmitButton } from "@lobbykit/design-system/Form";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { TextField } from "@lobbykit/design-system/TextField";
import { readText } from "../../../shared/forms/read-text.ts";
import { VERBATIM_INPUT } from "../../../shared/forms/verbatim-input.ts";
import { CaptchaField } from "../../../shared/verification/captcha-field.tsx";
import { useCaptcha } from "../../../shared/verification/use-captcha.ts";
import { AuthForm } from "../auth-form.tsx";
import { formProblem } from "../form-problem.ts";
import { asksForCaptcha, openByUsername, type SignedIn } from "../mutations.ts";
import { rememberedUsername, rememberTab, rememberUsername } from "./remembered-username.ts";
import { useSignIn } from "./use-sign-in.ts";

export interface WayProps {
  onPendingChange: (isPending: boolean) => void;
  /** The server has accepted the login. */
  onSignedIn: (signedIn: SignedIn) => void;
}

export interface UsernameFormProps extends WayProps {
  /** Username to start with; the stored one when absent. */
  username: string | undefined;
  onUsernameChange: (typed: string) => void;
  /** Whether an expired password must be changed (R287). */
  isExpiryForced: boolean;
  /** The field that gets the focus first: the username, or the password when the name is known. */
  firstField: RefObject<HTMLInputElement | null>;
}

/** Logs in by username (R148, R394). Input stays after a failure; the password is not trimmed (D6). */
export function UsernameForm(props: UsernameFormProps) {
  const { username, onUsernameChange, firstField, isExpiryForced, onPendingChange, onSignedIn } = props;
  const { t } = useTranslation();
  const [remembered] = useState(rememberedUsername);
  const [known] = useState(username ?? remembered);
  const captcha = useCaptcha();
  const isCaptchaShown = captcha.attempt > 0;
  const signIn = useSignIn(onPendingChange);

  const submit = async (data: FormData) => {
    const form = {
      username: readText(data, "username"),
      password: readText(data, "password"),
      captcha: readText(data, "captcha"),
    };
    const credentials = { username: normaliseTyped("name", form.username), password: form.password };
    try {
      const open = () => openByUsername(form, captcha.captcha?.captchaId);
      const signedIn = await signIn({ open, credentials, isExpiryForced });
      rememberUsername(data.has("remember") ? credentials.username : undefined);
      rememberTab("username");
      onSignedIn(signedIn);
      return [];
    } catch (error) {
      // A captcha is valid for one try (R277, R424).
      if (isCaptchaShown || asksForCaptcha(error)) captcha.renew();
      return [formProblem(error, t)];
    }
  };

  return (
    <AuthForm messages={{ "username.required": t("auth.accountRequired") }} onSubmit={submit}>
      <TextField
        {...(known === undefined ? { ref: firstField } : {})}
        name="username"
        label={t("auth.username")}
        defaultValue={known}
        onChange={({ target }) => onUsernameChange(target.value)}
        required
        autoComplete="username"
        {...VERBATIM_INPUT}
      />
      <PasswordField
        {...(known === undefined ? {} : { ref: firstField })}
        name="password"
        label={t("auth.password")}
        required
        autoComplete="current-password"
      />
      {isCaptchaShown && <CaptchaField state={captcha} />}
      <Checkbox name="remember" label={t("auth.remember")} defaultChecked={remembered !== undefined} />
      <SubmitButton fullWidth>{t("auth.submit")}</SubmitButton>
    </AuthForm>
  );
}
