import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { CopyField } from "@lobbykit/design-system/CopyField";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Grid } from "@lobbykit/design-system/Grid";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { csvText, downloadCsv } from "@lobbykit/design-system/foundations/csv";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { BackGuard } from "../../shared/modals/back-guard.tsx";
import { renewRecoveryCodesMutation } from "./mutations.ts";

const FILE_NAME = "recovery-codes";

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** The member has stored the codes. */
  onKept: () => void;
}

/**
 * Recovery codes for a lost phone, shown only once, with copy, print and download (E099, proposed).
 * They exist only in this component. Its dialog closes only by its button, and the browser's Back asks first.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const download = () =>
    downloadCsv(
      FILE_NAME,
      csvText(
        [t("security.recovery.title")],
        codes.map((code) => [code]),
      ),
    );
  return (
    <Stack gap={16}>
      <BackGuard
        isTyped={() => true}
        forget={onKept}
        question={() => ({
          title: t("security.recovery.leave.title"),
          description: t("security.recovery.leave.text"),
          cancelLabel: t("security.recovery.leave.stay"),
        })}
      />
      <Text size={14}>{t("security.recovery.text")}</Text>
      <Grid as="ul" columns={2} gap={8} aria-label={t("security.recovery.list")}>
        {codes.map((code) => (
          <Text key={code} as="li" weight="semibold" translate="no">
            {code}
          </Text>
        ))}
      </Grid>
      <CopyField label={t("security.recovery.copy")} value={codes.join(" ")} />
      <Inline gap={12}>
        <Button variant="outline" onClick={download}>
          {t("security.recovery.download")}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          {t("security.recovery.print")}
        </Button>
        <Button onClick={onKept}>{t("security.recovery.kept")}</Button>
      </Inline>
    </Stack>
  );
}

/** Creates new codes after a confirmation and shows them. The old codes become invalid. */
export function RenewRecoveryCodes() {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, data, isPending, reset } = useMutation({
    ...renewRecoveryCodesMutation(),
    onError: useErrorToast(),
    onSettled: () => setIsAsked(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {t("security.recovery.make")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("security.recovery.question")}
        description={t("security.recovery.consequence")}
        confirmLabel={t("security.recovery.make")}
        loading={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsked(false)}
      />
      {data && (
        <Dialog isOpen isDismissible={false} title={t("security.recovery.title")} onClose={reset}>
          <RecoveryCodes codes={data.codes} onKept={reset} />
        </Dialog>
      )}
    </>
  );
}
