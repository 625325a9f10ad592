import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState, type FormEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { ErrorSummary } from "@lobbykit/design-system/ErrorSummary";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField } from "@lobbykit/design-system/TextField";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { moduleTreeQuery } from "../../shared/api/system-queries.ts";
import { isModuleEnabled, MODULE } from "../../shared/config/modules.ts";
import { CaptchaField } from "../../shared/verification/captcha-field.tsx";
import { asksForCaptcha, loginMutation } from "./mutations.ts";
import { rememberedUsername, rememberUsername } from "./remembered-username.ts";
import { fieldOfRefusal, LOGIN_FIELDS, validateLogin, type AfterLogin, type LoginForm as Draft } from "./rules.ts";
import { useCaptcha } from "../../shared/verification/use-captcha.ts";

export interface LoginFormProps {
  /** The field to begin with: the username, or the password when the name is remembered. */
  firstField: RefObject<HTMLInputElement | null>;
  onPendingChange: (isPending: boolean) => void;
  /** The session is open. */
  onEntered: () => void;
}

interface Problem {
  /** Absent when it concerns the login as a whole. */
  field?: keyof Draft;
  message: string;
}

const BLOCKED_TEXTS = {
  verify: "auth.verifyFirst",
  changePassword: "auth.changePasswordFirst",
} as const satisfies Record<Exclude<AfterLogin, "enter">, string>;

const readText = (data: FormData, name: keyof Draft): string => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

/** Signs in by username (R148). What was typed stays after a failure; nothing is trimmed from the password (D6). */
export function LoginForm({ firstField, onPendingChange, onEntered }: LoginFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const idOf = (field: keyof Draft) => `${formId}-${field}`;
  const [remembered] = useState(rememberedUsername);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const captcha = useCaptcha();
  const isCaptchaShown = captcha.attempt > 0;
  const { data: modules } = useQuery(moduleTreeQuery());
  const login = useMutation({
    ...loginMutation(),
    onMutate: () => onPendingChange(true),
    onSettled: () => onPendingChange(false),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isPending) return;
    const data = new FormData(event.currentTarget);
    const draft = {
      username: readText(data, "username"),
      password: readText(data, "password"),
      captcha: readText(data, "captcha"),
    };
    const errors = validateLogin(draft, isCaptchaShown);
    const found = LOGIN_FIELDS.flatMap((field) => (errors[field] ? [{ field, message: t(errors[field]) }] : []));
    setProblems(found);
    if (found.length > 0) return;
    // While the switches are not known, the stricter way.
    const isExpiryForced = !modules || isModuleEnabled(modules, MODULE.passwordExpiryForcesChange);
    login.mutate(
      { form: draft, captchaId: captcha.captcha?.captchaId, isExpiryForced },
      {
        onSuccess: (next) => {
          if (next !== "enter") {
            setProblems([{ message: t(BLOCKED_TEXTS[next]) }]);
            return;
          }
          rememberUsername(data.has("remember") ? draft.username.trim() : undefined);
          onEntered();
        },
        onError: (error) => {
          // A captcha serves one try (R277, R424).
          if (isCaptchaShown || asksForCaptcha(error)) captcha.renew();
          const field = error instanceof ApiError ? fieldOfRefusal(error.code) : undefined;
          setProblems([{ ...(field ? { field } : {}), message: errorMessage(error, t) }]);
        },
      },
    );
  };

  const errorOf = (field: keyof Draft) => problems.find((problem) => problem.field === field)?.message;
  // The summary takes the focus with each new list, so the list changes with the problems alone.
  const summary = useMemo(
    () => problems.map(({ field, message }) => ({ message, ...(field ? { fieldId: `${formId}-${field}` } : {}) })),
    [problems, formId],
  );
  const isAboutFields = problems.every(({ field }) => field !== undefined);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ErrorSummary title={isAboutFields ? t("auth.errorSummary") : t("auth.failedTitle")} errors={summary} />
        <TextField
          id={idOf("username")}
          {...(remembered === undefined ? { ref: firstField } : {})}
          name="username"
          label={t("auth.username")}
          error={errorOf("username")}
          defaultValue={remembered}
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          id={idOf("password")}
          {...(remembered === undefined ? {} : { ref: firstField })}
          name="password"
          label={t("auth.password")}
          error={errorOf("password")}
          required
          autoComplete="current-password"
        />
        {isCaptchaShown && <CaptchaField id={idOf("captcha")} state={captcha} error={errorOf("captcha")} />}
        <Checkbox name="remember" label={t("auth.remember")} defaultChecked={remembered !== undefined} />
        <Button type="submit" tone="accent" size="large" fullWidth loading={login.isPending}>
          {login.isPending ? t("auth.submitting") : t("auth.submit")}
        </Button>
      </Stack>
    </form>
  );
}
