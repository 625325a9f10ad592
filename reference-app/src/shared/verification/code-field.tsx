import { useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { useClearErrors } from "@lobbykit/design-system/Form";
import { SmsCountdown } from "@lobbykit/design-system/SmsCountdown";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField, type TextFieldProps } from "@lobbykit/design-system/TextField";
import { codeInMessage } from "./code-in-message.ts";
import { codeRefusal } from "./code-refusal.ts";
import type { SendCodeState } from "./use-send-code.ts";

/** The field's name in its form. */
const NAME = "verificationCode";

export interface CodeFieldProps extends Pick<TextFieldProps, "id" | "value" | "onChange" | "required"> {
  /** The state from `useSendCode`. */
  state: SendCodeState;
  /** Error message for the typed code. */
  error?: string | undefined;
}

/**
 * A field for a verification code, and the button that sends it. The phone can fill the code in; the button is disabled until the code
 * expires (R278, R363).
 * A warning at the field says why a code was not sent (R435).
 */
export function CodeField({ state, error, onChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  const { endsAtMs, isPending, error: failure, send } = state;
  const clearErrors = useClearErrors();
  const [readFailure, setReadFailure] = useState<Error | null>(null);
  const refusal = failure ? codeRefusal(failure, t) : undefined;
  /** People paste the whole message of the SMS. What they type stays as it is. */
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    if (isPasted) target.value = codeInMessage(target.value);
    onChange?.(event);
  };
  /** With the request for a new code, complaints about the last attempt end. */
  const sendCode = () => {
    clearErrors(NAME);
    send();
  };
  return (
    <Stack gap={8}>
      <TextField
        {...field}
        onChange={change}
        name={NAME}
        label={t("verification.code")}
        description={endsAtMs === null ? t("verification.codeHint") : t("verification.codeSent")}
        error={refusal ?? error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
      />
      <SmsCountdown endsAtMs={endsAtMs} loading={isPending} onSend={sendCode} />
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
