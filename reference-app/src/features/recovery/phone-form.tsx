import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FIXED_RULES } from "@lobbykit/api-spec/client/field-rules";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { PhoneField, type PhoneCountry } from "@lobbykit/design-system/PhoneField";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { api } from "../../shared/api/api.ts";
import { merchantCode, permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { complaintText } from "../../shared/validation/messages.ts";
import { validateField, withoutAbsent, type Complaint } from "../../shared/validation/rules.ts";
import { validateFields } from "../../shared/validation/validate-fields.ts";
import { CodeField } from "../../shared/verification/code-field.tsx";
import { phoneCountriesQuery } from "../../shared/verification/countries.ts";
import { useSendCode } from "../../shared/verification/use-send-code.ts";
import { validatePhoneReset } from "./rules.ts";
import { RecoveryForm, type RecoveryMethodProps } from "./recovery-form.tsx";

/** Sets a new password with a code sent by SMS (R223, R393). */
export function PhoneForm(props: RecoveryMethodProps) {
  const { i18n } = useTranslation();
  const countries = useQuery(phoneCountriesQuery(i18n.language));
  return (
    <QueryState result={countries} rows={3}>
      {(all) => <Fields countries={all} {...props} />}
    </QueryState>
  );
}

interface FieldsProps extends RecoveryMethodProps {
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
}

function Fields({ countries, ...way }: FieldsProps) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState({ dialingCode: countries[0].dialingCode, number: "" });
  const [phoneComplaint, setPhoneComplaint] = useState<Complaint>();
  const [verificationCode, setVerificationCode] = useState("");
  const [newPassword, setNewPassword] = useState("");
  // Until the merchant's password rule has loaded, the app checks with its built-in rule; the server has the last word (D6).
  const { data: given } = useQuery({ ...permissionQuery(), select: ({ info }) => info.registerRules.password });
  const rule = { ...(given ?? FIXED_RULES.password), enabled: true, required: true };
  const countryDialingCode = `+${phone.dialingCode}`;
  const reset = { mobileNum: phone.number, verificationCode, newPassword };

  const code = useSendCode({
    receiver: countryDialingCode + phone.number,
    timer: "expirationTime",
    request: async () => {
      const complaint = validateField("mobileNum", phone.number, FIXED_RULES.mobileNum);
      setPhoneComplaint(complaint);
      if (complaint) return undefined;
      const body = { mobileNo: phone.number, countryDialingCode };
      return api.call("sendLoginSmsCode", { query: { merchantCode: merchantCode() }, body });
    },
  });

  const label = t("recovery.field.mobileNum");
  return (
    <RecoveryForm
      {...way}
      validate={() => validatePhoneReset(reset, rule)}
      judge={async () => {
        const complaints = await validateFields([{ field: "password", value: newPassword, rule }]);
        return withoutAbsent({ newPassword: complaints.get("password") });
      }}
      send={() => api.call("resetPasswordByPhone", { body: { ...reset, countryDialingCode } })}
      submit={t("recovery.change")}
      done={t("recovery.changed")}
    >
      <PhoneField
        name="mobileNum"
        label={label}
        required
        countries={countries}
        value={phone}
        onValueChange={(next) => {
          setPhone(next);
          setPhoneComplaint(undefined);
        }}
        error={phoneComplaint && complaintText(phoneComplaint, label, t)}
      />
      <CodeField
        value={verificationCode}
        onChange={(event) => setVerificationCode(event.target.value)}
        required
        state={code}
      />
      <PasswordField
        name="newPassword"
        label={t("recovery.field.newPassword")}
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        required
        autoComplete="new-password"
        showStrength
      />
    </RecoveryForm>
  );
}
