import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@lobbykit/design-system/Form";
import { OtpField } from "@lobbykit/design-system/OtpField";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { Note } from "../../../shared/layout/note.tsx";
import type { OperationBody } from "../../../shared/api/api.ts";
import { readText } from "../../../shared/forms/read-text.ts";
import { AuthForm } from "../auth-form.tsx";
import { formProblem } from "../form-problem.ts";
import { openByVerification, type SignedIn } from "../mutations.ts";
import { isSecondStep } from "../rules.ts";
import { useSignIn } from "./use-sign-in.ts";
import type { WayProps } from "./username-form.tsx";

type Method = OperationBody<"verifyNewIp">["method"];

export interface VerifyStepProps extends WayProps {
  /** The login that must be verified. */
  signedIn: SignedIn;
  isExpiryForced: boolean;
}

/**
 * Asks for a verification when the login came from an address that the server does not know (R412). The login call has already sent the
 * codes.
 */
export function VerifyStep({ signedIn, isExpiryForced, onPendingChange, onSignedIn }: VerifyStepProps) {
  const { t } = useTranslation();
  const { result, credentials } = signedIn;
  const { id = "", methods = [] } = result.verification ?? {};
  const [method, setMethod] = useState<Method | undefined>(methods[0]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const signIn = useSignIn(onPendingChange);
  if (method === undefined) return <Text>{t("errors.code.VERIFICATION_REQUIRED")}</Text>;

  const submit = async (data: FormData) => {
    const body = { verificationId: id, method, code: readText(data, "verificationCode") };
    try {
      const open = () => openByVerification(result.token, body);
      onSignedIn(await signIn({ open, credentials, isExpiryForced }));
      return [];
    } catch (error) {
      return [formProblem(error, t)];
    }
  };
  const answer = { ref: field, name: "verificationCode", required: true, label: t(`auth.verify.answer.${method}`) };
  return (
    <AuthForm messages={{ "verificationCode.required": t("auth.inputRequired") }} onSubmit={submit}>
      <Note>{t(isSecondStep(methods) ? "auth.verify.appText" : "auth.verify.text")}</Note>
      {methods.length > 1 && (
        <RadioGroup
          label={t("auth.verify.method")}
          value={method}
          onValueChange={(chosen) => setMethod(methods.find((one) => one === chosen))}
          options={methods.map((one) => ({ value: one, label: t(`auth.verify.by.${one}`) }))}
        />
      )}
      {method === "bankName" || method === "recoveryCode" ? (
        <TextField key={method} {...answer} autoComplete="off" spellCheck={false} />
      ) : (
        <OtpField key={method} {...answer} />
      )}
      <SubmitButton fullWidth>{t("auth.verify.submit")}</SubmitButton>
    </AuthForm>
  );
}
