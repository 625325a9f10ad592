import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";
import { SectionCard } from "../../shared/layout/section-card.tsx";
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
    <SectionCard
      title={t("security.app.title")}
      text={t(isOn ? "security.app.isOn" : "security.app.text")}
      align="start"
    >
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
      {open === "setUp" && <AuthenticatorSetUp onClose={close} />}
      {open === "removal" && <AuthenticatorRemoval onClose={close} />}
    </SectionCard>
  );
}
