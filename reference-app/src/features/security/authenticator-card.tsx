import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { AuthenticatorRemoval, AuthenticatorSetUp } from "./authenticator-dialogs.tsx";
import { RenewRecoveryCodes } from "./recovery-codes.tsx";

export interface AuthenticatorCardProps {
  /** Whether an authenticator app is set up. */
  isOn: boolean;
  /** Number of unused recovery codes. */
  codesLeft: number;
}

/** Settings of the authenticator app, whose code a login then requires (E099, proposed). */
export function AuthenticatorCard({ isOn, codesLeft }: AuthenticatorCardProps) {
  const { t } = useTranslation();
  /** The open dialog. The set-up dialog stays open until the codes are stored, even though the app is active already. */
  const [open, setOpen] = useState<"setUp" | "removal">();
  const close = () => setOpen(undefined);
  return (
    <Card as="section" aria-label={t("security.app.title")}>
      <Stack gap={12} align="start">
        <div>
          <Heading level={3}>{t("security.app.title")}</Heading>
          <Text size={14} tone="secondary">
            {t(isOn ? "security.app.isOn" : "security.app.text")}
          </Text>
        </div>
        {isOn && (
          <Text size={14} tone={codesLeft === 0 ? "danger" : "secondary"}>
            {t("security.recovery.left", { count: codesLeft })}
          </Text>
        )}
        <Inline gap={12}>
          <Button onClick={() => setOpen(isOn ? "removal" : "setUp")}>
            {t(isOn ? "security.app.remove" : "security.app.setUp")}
          </Button>
          {isOn && <RenewRecoveryCodes />}
        </Inline>
      </Stack>
      {open === "setUp" && <AuthenticatorSetUp onClose={close} />}
      {open === "removal" && <AuthenticatorRemoval onClose={close} />}
    </Card>
  );
}
