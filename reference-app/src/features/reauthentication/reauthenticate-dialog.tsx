import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FingerprintIcon } from "@lobbykit/design-system/icons";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { OtpField } from "@lobbykit/design-system/OtpField";
import { PasswordField } from "@lobbykit/design-system/PasswordField";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { ApiError, type OperationBody } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { securityQuery } from "../../shared/api/security-query.ts";
import { readText } from "../../shared/lib/read-text.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { outcomeOf } from "../../shared/passkeys/outcome.ts";
import { canUsePasskeys } from "../../shared/passkeys/passkeys.ts";
import { useLifetime } from "../../shared/passkeys/use-lifetime.ts";
import { finishProof } from "../../shared/session/reauthentication.ts";
import { reauthenticateByPasskeyMutation, reauthenticateMutation } from "./mutations.ts";
import { fieldOfRefusal, waysToProve, type Way } from "./rules.ts";

/**
 * Asks who holds the session before something is changed that protects the account (E099, proposed). It lies above what asked for it,
 * and what was typed there stays; the call that waits goes on when it closes.
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
        <Text size={14} tone="secondary">
          {t("reauthentication.text")}
        </Text>
        <ProofForm ways={ways} firstField={firstField} prove={prove} />
        {ways.includes("passkey") && <PasskeyProof />}
      </Stack>
    </FormDialog>
  );
}

interface ProofFormProps {
  ways: readonly Way[];
  firstField: RefObject<HTMLInputElement | null>;
  prove: (proof: OperationBody<"reauthenticate">) => Promise<unknown>;
}

/** By what is typed: the password, or a code of the app where one is in use. */
function ProofForm({ ways, firstField, prove }: ProofFormProps) {
  const { t } = useTranslation();
  const [isByApp, setIsByApp] = useState(false);
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    try {
      await prove(
        isByApp
          ? { method: "authenticator", code: readText(data, "code") }
          : { method: "password", password: readText(data, "password") },
      );
      finishProof();
      return [];
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "failed";
      const field = fieldOfRefusal(code);
      const message = field === "code" ? t("reauthentication.codeWrong") : errorMessage(error, t);
      return [{ rule: code, message, ...(field !== undefined && { field }) }];
    }
  };
  const validate = (data: FormData): FormProblem[] =>
    isByApp && !/^\d{6}$/.test(readText(data, "code"))
      ? [{ field: "code", rule: "wrong", message: t("reauthentication.codeMissing") }]
      : [];
  return (
    <Form
      messages={{ required: t("reauthentication.missing", { field: "{label}" }) }}
      validate={validate}
      onSubmit={submit}
    >
      {ways.includes("authenticator") && (
        <RadioGroup
          label={t("reauthentication.method")}
          value={isByApp ? "authenticator" : "password"}
          onValueChange={(way) => setIsByApp(way === "authenticator")}
          options={(["password", "authenticator"] as const).map((way) => ({
            value: way,
            label: t(`reauthentication.by.${way}`),
          }))}
        />
      )}
      {isByApp ? (
        <OtpField name="code" label={t("reauthentication.code")} required />
      ) : (
        <PasswordField
          ref={firstField}
          name="password"
          label={t("reauthentication.password")}
          autoComplete="current-password"
          required
        />
      )}
      <SubmitButton fullWidth>{t("reauthentication.submit")}</SubmitButton>
    </Form>
  );
}

/** By a passkey of the account. Who turns back from the browser's question is told nothing. */
function PasskeyProof() {
  const { t } = useTranslation();
  const lifetime = useLifetime();
  const { mutate, isPending, error } = useMutation({ ...reauthenticateByPasskeyMutation(), onSuccess: finishProof });
  const outcome = error === null ? "cancelled" : outcomeOf(error);
  return (
    <>
      {outcome !== "cancelled" && (
        <Banner tone="danger">
          {outcome === "refused" ? errorMessage(error, t) : t("reauthentication.passkeyUnusable")}
        </Banner>
      )}
      <Button
        variant="outline"
        size="large"
        fullWidth
        iconStart={FingerprintIcon}
        loading={isPending}
        onClick={() => mutate(lifetime())}
      >
        {t("reauthentication.passkey")}
      </Button>
    </>
  );
}
