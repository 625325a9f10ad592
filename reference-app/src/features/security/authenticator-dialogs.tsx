import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { CopyField } from "@lobbykit/design-system/CopyField";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { OtpField } from "@lobbykit/design-system/OtpField";
import { QrCode } from "@lobbykit/design-system/QrCode";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { showToast } from "@lobbykit/design-system/Toast";
import { Note } from "../../shared/layout/note.tsx";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { readText } from "../../shared/forms/read-text.ts";
import { VERBATIM_INPUT } from "../../shared/forms/verbatim-input.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { isRecoveryCode } from "../../shared/verification/recovery-code.ts";
import {
  confirmAuthenticatorMutation,
  refreshOverview,
  removeAuthenticatorMutation,
  setUpAuthenticatorMutation,
} from "./mutations.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface DialogProps {
  onClose: () => void;
}

/** Shows the key, checks the app's first code, then shows the recovery codes. Key and codes exist only in this dialog. */
export function AuthenticatorSetUp({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { data, error, mutate } = useMutation(setUpAuthenticatorMutation());
  const confirm = useMutation(confirmAuthenticatorMutation());
  const start = useEffectEvent(() => mutate());
  useEffect(() => start(), []);
  const leave = () => {
    onClose();
    if (confirm.data) void refreshOverview();
  };
  if (confirm.data) {
    return (
      <Dialog isOpen isDismissible={false} title={t("security.recovery.title")} onClose={leave}>
        <RecoveryCodes codes={confirm.data.codes} onKept={leave} />
      </Dialog>
    );
  }
  return (
    <FormDialog title={t("security.app.title")} isPending={confirm.isPending} onClose={onClose}>
      {error && <LoadError error={error} onRetry={() => mutate()} headingLevel={3} />}
      {!error && !data && <Skeleton shape="row" count={4} />}
      {data && (
        <CodeForm
          send={confirm.mutateAsync}
          submitLabel={t("security.app.setUp")}
          onDone={() => showToast({ tone: "positive", message: t("security.app.done") })}
        >
          <Text size={14}>{t("security.app.scan")}</Text>
          <QrCode size={160} value={data.uri} label={t("security.app.qr")} />
          <CopyField label={t("security.app.key")} value={data.secret} isWhole />
          <Note>{t("security.app.lost")}</Note>
        </CodeForm>
      )}
    </FormDialog>
  );
}

/** Removes the app, with one of its codes or a recovery code. */
export function AuthenticatorRemoval({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const remove = useMutation(removeAuthenticatorMutation());
  const done = () => {
    showToast({ tone: "information", message: t("security.app.removed") });
    onClose();
  };
  return (
    <FormDialog title={t("security.app.remove")} isPending={remove.isPending} onClose={onClose}>
      <CodeForm send={remove.mutateAsync} submitLabel={t("security.app.remove")} onDone={done} hasRecovery>
        <Text size={14}>{t("security.app.removeText")}</Text>
      </CodeForm>
    </FormDialog>
  );
}

interface CodeFormProps {
  send: (code: string) => Promise<unknown>;
  submitLabel: string;
  onDone: () => void;
  /** Whether a recovery code is accepted too. @default false */
  hasRecovery?: boolean;
  /** Rendered above the field. */
  children: ReactNode;
}

const SIX_DIGITS = /^\d{6}$/;

function CodeForm({ send, submitLabel, onDone, hasRecovery = false, children }: CodeFormProps) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);
  const missing = t(isRecovery ? "security.recovery.missing" : "security.app.codeMissing");
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    try {
      await send(readText(data, "code"));
      onDone();
      return [];
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === "VERIFICATION_CODE_INVALID";
      if (!isWrong) return [{ rule: "failed", message: errorMessage(error, t) }];
      return [
        { field: "code", rule: "wrong", message: t(isRecovery ? "security.recovery.wrong" : "security.app.wrong") },
      ];
    }
  };
  const validate = (data: FormData): FormProblem[] => {
    const code = readText(data, "code");
    const isOne = isRecovery ? isRecoveryCode(code) : SIX_DIGITS.test(code);
    return isOne ? [] : [{ field: "code", rule: "wrong", message: missing }];
  };
  return (
    <Form messages={{ required: missing }} validate={validate} onSubmit={submit}>
      {children}
      {isRecovery ? (
        <TextField name="code" required label={t("security.recovery.field")} autoComplete="off" {...VERBATIM_INPUT} />
      ) : (
        <OtpField name="code" required label={t("security.app.code")} />
      )}
      <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      {hasRecovery && (
        <Button variant="ghost" fullWidth onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? "security.recovery.useApp" : "security.recovery.useRecovery")}
        </Button>
      )}
    </Form>
  );
}
