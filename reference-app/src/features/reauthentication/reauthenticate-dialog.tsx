import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { OtpField } from "@lobbykit/design-system/OtpField";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField } from "@lobbykit/design-system/TextField";
import { Note } from "../../shared/layout/note.tsx";
import type { OperationBody } from "../../shared/api/api.ts";
import { securityQuery } from "../../shared/api/queries/security-query.ts";
import { readText } from "../../shared/forms/read-text.ts";
import { VERBATIM_INPUT } from "../../shared/forms/verbatim-input.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { PasskeyPrompt } from "../../shared/passkeys/passkey-prompt.tsx";
import { canUsePasskeys } from "../../shared/passkeys/passkeys.ts";
import { finishProof } from "../../shared/session/reauthentication.ts";
import { reauthenticateByPasskey, reauthenticateMutation } from "./mutations.ts";
import { isCodeOf, isRefusalOfProof, waysToProve, type Way } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

/**
 * Asks members to prove their identity before a change that protects the account (E099, proposed).
 * It opens above the dialog that needs it, whose input stays. The waiting call continues when it closes.
 */
export function ReauthenticateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const firstField = useRef<HTMLInputElement>(null);
  const { data: overview } = useQuery(securityQuery());
  const { mutateAsync: prove, isPending } = useMutation(reauthenticateMutation());
  const ways = waysToProve(overview, canUsePasskeys());
  return (
    <FormDialog title={t("reauthentication.title")} initialFocus={firstField} isPending={isPending} onClose={onClose}>
      <Stack gap={16}>
        <Note>{t("reauthentication.text")}</Note>
        <ProofForm ways={ways} firstField={firstField} prove={prove} />
        {ways.includes("passkey") && (
          <PasskeyPrompt
            label={t("reauthentication.passkey")}
            unusableText={t("reauthentication.passkeyUnusable")}
            ask={proveByPasskey}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

async function proveByPasskey(signal: AbortSignal): Promise<void> {
  await reauthenticateByPasskey(signal);
  finishProof();
}

const TYPED_WAYS = ["password", "authenticator", "recoveryCode"] as const satisfies readonly Way[];
type TypedWay = (typeof TYPED_WAYS)[number];
const MISSING = {
  authenticator: "reauthentication.codeMissing",
  recoveryCode: "reauthentication.recoveryCodeMissing",
} as const;
const WRONG = {
  authenticator: "reauthentication.codeWrong",
  recoveryCode: "reauthentication.recoveryCodeWrong",
} as const;

interface ProofFormProps {
  ways: readonly Way[];
  firstField: RefObject<HTMLInputElement | null>;
  prove: (proof: OperationBody<"reauthenticate">) => Promise<unknown>;
}

/** Proof by typed input: the password, a code from the authenticator app, or a recovery code. */
function ProofForm({ ways, firstField, prove }: ProofFormProps) {
  const { t } = useTranslation();
  const typedWays = TYPED_WAYS.filter((one) => ways.includes(one));
  const [chosenWay, setWay] = useState<TypedWay>();
  const way = chosenWay ?? typedWays[0] ?? "password";
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    const typed = readText(data, way);
    try {
      await prove(way === "password" ? { method: way, password: typed } : { method: way, code: typed });
      finishProof();
      return [];
    } catch (error) {
      if (!isRefusalOfProof(codeOf(error))) return [refusalProblem(error, t)];
      return [refusalProblem(error, t, way, way === "password" ? undefined : t(WRONG[way]))];
    }
  };
  const validate = (data: FormData): FormProblem[] =>
    way === "password" || isCodeOf(way, readText(data, way))
      ? []
      : [{ field: way, rule: "wrong", message: t(MISSING[way]) }];
  return (
    <Form
      messages={{ required: t("reauthentication.missing", { field: "{label}" }) }}
      validate={validate}
      onSubmit={submit}
    >
      {typedWays.length > 1 && (
        <RadioGroup
          label={t("reauthentication.method")}
          value={way}
          onValueChange={(chosen) => setWay(typedWays.find((one) => one === chosen))}
          options={typedWays.map((one) => ({ value: one, label: t(`reauthentication.by.${one}`) }))}
        />
      )}
      {way === "password" && (
        <PasswordField
          ref={firstField}
          name={way}
          label={t("reauthentication.password")}
          autoComplete="current-password"
          required
        />
      )}
      {way === "authenticator" && <OtpField name={way} label={t("reauthentication.code")} required />}
      {way === "recoveryCode" && (
        <TextField
          name={way}
          label={t("reauthentication.recoveryCode")}
          autoComplete="off"
          {...VERBATIM_INPUT}
          required
        />
      )}
      <SubmitButton fullWidth>{t("reauthentication.submit")}</SubmitButton>
    </Form>
  );
}
