import { useTranslation } from "react-i18next";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { PhoneField } from "@lobbykit/design-system/PhoneField";
import { TextField } from "@lobbykit/design-system/TextField";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { ZALO_REWARD_MAX } from "../../shared/config/constants.ts";
import { VERBATIM_INPUT } from "../../shared/forms/verbatim-input.ts";
import { CaptchaField } from "../../shared/verification/captcha-field.tsx";
import { CodeField } from "../../shared/verification/code-field.tsx";
import { complaintText } from "../../shared/validation/messages.ts";
import { AUTOCOMPLETE, hintOf, type Field, type PlannedField } from "./rules.ts";
import type { Registration } from "./use-registration.ts";

const INPUT_MODES: Partial<Record<Field, "email" | "numeric" | "tel">> = {
  email: "email",
  qqNum: "numeric",
  whatsapp: "tel",
  zalo: "tel",
};

export interface RegistrationFieldProps {
  planned: PlannedField;
  state: Registration;
}

/** One field of the registration. The form shows its problems. */
export function RegistrationField({ planned: { field, rule }, state }: RegistrationFieldProps) {
  const { t } = useTranslation();
  const { plan, draft, change, refusedLinkCode, phone, changePhone, phoneComplaint, countries, captcha, code } = state;
  const isNumberNeeded = plan.some((one) => one.field === "mobileNum" && one.rule.required);
  const label = t(`registration.field.${field}`);
  const text = {
    name: field,
    value: draft[field] ?? "",
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    required: rule.required,
  };
  const hint = hintOf(field, currentMerchant().country);
  switch (field) {
    case "mobileNum":
      return (
        <PhoneField
          name={field}
          label={label}
          required={rule.required}
          countries={countries}
          value={phone}
          onValueChange={changePhone}
          error={phoneComplaint && complaintText(phoneComplaint, label, t)}
        />
      );
    case "verificationCode":
      return <CodeField {...text} required={rule.required && (isNumberNeeded || phone.number !== "")} state={code} />;
    case "captcha":
      return <CaptchaField {...text} state={captcha} />;
    case "password":
      return <PasswordField {...text} label={label} autoComplete="new-password" showStrength />;
    case "confirmPassword":
      return <PasswordField {...text} required label={label} autoComplete="new-password" />;
    case "paymentPassword":
      return (
        <PasswordField
          {...text}
          label={label}
          description={t("registration.hint.paymentPassword")}
          autoComplete="off"
          inputMode="numeric"
        />
      );
    default: {
      // Shown at once, so that nobody fills in the whole form first.
      const isRefused = field === "affiliateCode" && text.value !== "" && text.value === refusedLinkCode;
      return (
        <TextField
          {...text}
          label={label}
          error={isRefused ? t("registration.refusal.AFFILIATE_CODE_INVALID") : undefined}
          description={hint && t(`registration.hint.${hint}`, { amount: ZALO_REWARD_MAX })}
          autoComplete={AUTOCOMPLETE[field] ?? "off"}
          inputMode={INPUT_MODES[field]}
          {...VERBATIM_INPUT}
          autoCapitalize={field === "payeeName" ? "words" : VERBATIM_INPUT.autoCapitalize}
        />
      );
    }
  }
}
