import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { AuthenticatorRemoval, AuthenticatorSetUp } from "./authenticator-dialogs.tsx";

/** The code of an authenticator app, which a login asks for where it is in use (E099, proposed). */
export function AuthenticatorCard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Card as="section" aria-label={t("security.app.title")}>
      <Stack gap={12} align="start">
        <div>
          <Heading level={3}>{t("security.app.title")}</Heading>
          <Text size={14} tone="secondary">
            {t(isOn ? "security.app.isOn" : "security.app.text")}
          </Text>
        </div>
        <Button onClick={() => setIsOpen(true)}>{t(isOn ? "security.app.remove" : "security.app.setUp")}</Button>
      </Stack>
      {isOpen && (isOn ? <AuthenticatorRemoval onClose={close} /> : <AuthenticatorSetUp onClose={close} />)}
    </Card>
  );
}
