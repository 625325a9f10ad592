import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyField } from "@lobbykit/design-system/CopyField";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { OtpField } from "@lobbykit/design-system/OtpField";
import { QrCode } from "@lobbykit/design-system/QrCode";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import { LoadError } from "../../shared/layout/load-error.tsx";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { readText } from "../../shared/lib/read-text.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { confirmAuthenticatorMutation, removeAuthenticatorMutation, setUpAuthenticatorMutation } from "./mutations.ts";

interface DialogProps {
  onClose: () => void;
}

/** Shows the key, and takes the first code of the app. The key lives in this dialog alone. */
export function AuthenticatorSetUp({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { data, error, mutate } = useMutation(setUpAuthenticatorMutation());
  const confirm = useMutation(confirmAuthenticatorMutation());
  const start = useEffectEvent(() => mutate());
  useEffect(() => start(), []);
  const done = () => {
    showToast({ tone: "positive", message: t("security.app.done") });
    onClose();
  };
  return (
    <FormDialog title={t("security.app.title")} isPending={confirm.isPending} onClose={onClose}>
      {error && <LoadError error={error} onRetry={() => mutate()} headingLevel={3} />}
      {!error && !data && <Skeleton shape="row" count={4} />}
      {data && (
        <CodeForm send={confirm.mutateAsync} submitLabel={t("security.app.setUp")} onDone={done}>
          <Text size={14}>{t("security.app.scan")}</Text>
          <QrCode size={160} value={data.uri} label={t("security.app.qr")} />
          <CopyField label={t("security.app.key")} value={data.secret} isWhole />
          <Text size={14} tone="secondary">
            {t("security.app.lost")}
          </Text>
        </CodeForm>
      )}
    </FormDialog>
  );
}

/** Takes the app away, with a code of it. */
export function AuthenticatorRemoval({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const remove = useMutation(removeAuthenticatorMutation());
  const done = () => {
    showToast({ tone: "information", message: t("security.app.removed") });
    onClose();
  };
  return (
    <FormDialog title={t("security.app.remove")} isPending={remove.isPending} onClose={onClose}>
      <CodeForm send={remove.mutateAsync} submitLabel={t("security.app.remove")} onDone={done}>
        <Text size={14}>{t("security.app.removeText")}</Text>
      </CodeForm>
    </FormDialog>
  );
}

interface CodeFormProps {
  send: (code: string) => Promise<unknown>;
  submitLabel: string;
  onDone: () => void;
  /** Before the field. */
  children: ReactNode;
}

function CodeForm({ send, submitLabel, onDone, children }: CodeFormProps) {
  const { t } = useTranslation();
  const submit = async (data: FormData): Promise<FormProblem[]> => {
    try {
      await send(readText(data, "code"));
      onDone();
      return [];
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === "VERIFICATION_CODE_INVALID";
      if (isWrong) return [{ field: "code", rule: "wrong", message: t("security.app.wrong") }];
      return [{ rule: "failed", message: errorMessage(error, t) }];
    }
  };
  return (
    <Form
      messages={{ required: t("security.app.codeMissing") }}
      validate={(data) =>
        /^\d{6}$/.test(readText(data, "code"))
          ? []
          : [{ field: "code", rule: "wrong", message: t("security.app.codeMissing") }]
      }
      onSubmit={submit}
    >
      {children}
      <OtpField name="code" required label={t("security.app.code")} />
      <SubmitButton fullWidth>{submitLabel}</SubmitButton>
    </Form>
  );
}
