import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { SmsCountdown } from "@lobbykit/design-system/SmsCountdown";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField, type TextFieldProps } from "@lobbykit/design-system/TextField";
import { codeRefusal } from "./code-refusal.ts";
import type { SendCodeState } from "./use-send-code.ts";

export interface CodeFieldProps extends Pick<TextFieldProps, "id" | "value" | "onChange" | "required"> {
  /** Of `useSendCode`. */
  state: SendCodeState;
  /** What is wrong with the typed code. */
  error?: string | undefined;
}

/**
 * Asks for the code that came by message, and for the message itself: one field, filled in by the phone, and a button that waits until
 * the code has expired (R278, R363). Why no message was sent is said in a warning, and stays at the field (R435).
 */
export function CodeField({ state, error, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  const { endsAtMs, isPending, error: failure, send } = state;
  const [readFailure, setReadFailure] = useState<Error | null>(null);
  const refusal = failure ? codeRefusal(failure, t) : undefined;
  return (
    <Stack gap={8}>
      <TextField
        {...field}
        name="verificationCode"
        label={t("verification.code")}
        description={endsAtMs === null ? t("verification.codeHint") : t("verification.codeSent")}
        error={refusal ?? error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
      />
      <SmsCountdown endsAtMs={endsAtMs} loading={isPending} onSend={send} />
      <AlertDialog
        isOpen={failure !== null && failure !== readFailure}
        title={t("verification.notSent")}
        {...(refusal === undefined ? {} : { description: refusal })}
        safeLabel={t("verification.understood")}
        onSafe={() => setReadFailure(failure)}
      />
    </Stack>
  );
}
