import { useTranslation } from "react-i18next";
import { Form, type FormProps } from "@lobbykit/design-system/Form";

/** A form for login or password. All of them share the same messages for missing fields. */
export function AuthForm({ messages, ...form }: FormProps) {
  const { t } = useTranslation();
  const own = { required: t("auth.required", { field: "{label}" }), "captcha.required": t("auth.captchaRequired") };
  return <Form summaryTitle={t("auth.summary")} {...form} messages={{ ...own, ...messages }} />;
}
