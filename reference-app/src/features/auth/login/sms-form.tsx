import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@lobbykit/design-system/Form";
import { PhoneField, type PhoneCountry, type PhoneValue } from "@lobbykit/design-system/PhoneField";
import { QueryState } from "../../../shared/loading/query-state.tsx";
import { api } from "../../../shared/api/api.ts";
import { merchantCode } from "../../../shared/api/queries/system-queries.ts";
import { readText } from "../../../shared/forms/read-text.ts";
import { CaptchaField } from "../../../shared/verification/captcha-field.tsx";
import { CodeField } from "../../../shared/verification/code-field.tsx";
import { useCaptcha } from "../../../shared/verification/use-captcha.ts";
import { phoneCountriesQuery } from "../../../shared/verification/countries.ts";
import { useSendCode } from "../../../shared/verification/use-send-code.ts";
import { AuthForm } from "../auth-form.tsx";
import { formProblem } from "../form-problem.ts";
import { asksForCaptcha, openBySms } from "../mutations.ts";
import { rememberTab } from "./remembered-username.ts";
import { validateMobile, validateSms } from "../rules.ts";
import { useSignIn } from "./use-sign-in.ts";
import type { WayProps } from "./username-form.tsx";

export interface SmsFormProps extends WayProps {
  /** Phone number to start with. */
  phone: PhoneValue | undefined;
  onPhoneChange: (typed: PhoneValue) => void;
}

/** Logs in by a code sent by SMS (R149, R395). */
export function SmsForm(props: SmsFormProps) {
  const { i18n } = useTranslation();
  const countries = useQuery(phoneCountriesQuery(i18n.language));
  return (
    <QueryState result={countries} rows={3}>
      {(all) => <NumberAndCode {...props} countries={all} />}
    </QueryState>
  );
}

type Countries = readonly [PhoneCountry, ...PhoneCountry[]];

function NumberAndCode({ countries, onPhoneChange, ...props }: SmsFormProps & { countries: Countries }) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState(props.phone ?? { dialingCode: countries[0].dialingCode, number: "" });
  const [sendProblem, setSendProblem] = useState<string>();
  const phoneInput = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha();
  const isCaptchaShown = captcha.attempt > 0;
  const mobile = { mobileNo: phone.number, countryDialingCode: `+${phone.dialingCode}` };
  const messages = {
    "mobileNo.required": t("verification.refusal.PHONE_MISSING"),
    "mobileNo.invalid": t("verification.refusal.PHONE_INVALID"),
    "verificationCode.required": t("verification.refusal.VERIFICATION_CODE_MISSING"),
    "verificationCode.invalid": t("verification.refusal.VERIFICATION_CODE_INVALID"),
  };
  const code = useSendCode({
    receiver: `${mobile.countryDialingCode} ${mobile.mobileNo}`,
    timer: "expiredMinutes",
    request: async () => {
      const [problem] = validateMobile(mobile.mobileNo);
      if (problem) {
        setSendProblem(messages[problem.rule === "required" ? "mobileNo.required" : "mobileNo.invalid"]);
        phoneInput.current?.focus();
        return undefined;
      }
      return api.call("sendLoginSmsCode", { query: { merchantCode: merchantCode() }, body: mobile });
    },
  });
  const signIn = useSignIn(props.onPendingChange);
  const read = (data: FormData) => ({
    ...mobile,
    code: readText(data, "verificationCode").trim(),
    captcha: readText(data, "captcha").trim(),
  });

  const submit = async (data: FormData) => {
    try {
      const open = () => openBySms(read(data), captcha.captcha?.captchaId);
      // A login without a password requires no change of password (R267, R268).
      const signedIn = await signIn({ open, isExpiryForced: false });
      rememberTab("sms");
      props.onSignedIn(signedIn);
      return [];
    } catch (error) {
      // A captcha is valid for one try (R277, R424).
      if (isCaptchaShown || asksForCaptcha(error)) captcha.renew();
      const problem = formProblem(error, t);
      // The general text is about name and password, so a number needs another one (R455).
      return [problem.rule === "LOGIN_FAILED" ? { ...problem, message: t("auth.smsFailed") } : problem];
    }
  };

  return (
    <AuthForm messages={messages} validate={(data) => validateSms(read(data))} onSubmit={submit}>
      <PhoneField
        ref={phoneInput}
        name="mobileNo"
        label={t("auth.mobile")}
        countries={countries}
        value={phone}
        onValueChange={(typed) => {
          setPhone(typed);
          setSendProblem(undefined);
          onPhoneChange(typed);
        }}
        error={sendProblem}
        required
      />
      <CodeField state={code} required />
      {isCaptchaShown && <CaptchaField state={captcha} />}
      <SubmitButton fullWidth>{t("auth.submit")}</SubmitButton>
    </AuthForm>
  );
}
