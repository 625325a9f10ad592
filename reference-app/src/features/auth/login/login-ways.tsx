import { useQuery } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Spinner } from "@lobbykit/design-system/Spinner";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import type { PhoneValue } from "@lobbykit/design-system/PhoneField";
import { permissionQuery } from "../../../shared/api/queries/system-queries.ts";
import { PATHS } from "../../../shared/config/paths.ts";
import { PartBoundary, part } from "../../../shared/loading/part.tsx";
import { openModalAbove } from "../../../shared/modals/modals.ts";
import { canUsePasskeys } from "../../../shared/passkeys/passkeys.ts";
import { socialProviders } from "../../../shared/social/social.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { rememberedTab } from "./remembered-username.ts";
import { LOGIN_TABS } from "../rules.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { useLoginState } from "./use-login-state.ts";
import { UsernameForm, type WayProps } from "./username-form.tsx";

const SmsForm = part(async () => (await import("./sms-form.tsx")).SmsForm);

export interface LoginWaysProps extends WayProps {
  /** Username to start with, when it is known. */
  username: string | undefined;
  /** Whether an expired password must be changed (R287). */
  isExpiryForced: boolean;
  /** The field that gets the focus first. */
  firstField: RefObject<HTMLInputElement | null>;
  /** Called when the visitor closes the login without having logged in. */
  onLeave: () => void;
}

/** The kinds of login (R148, R149, R152, E099), and links for visitors who cannot log in (R153). Each tab keeps what was typed. */
export function LoginWays({ username, isExpiryForced, firstField, onLeave, ...way }: LoginWaysProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { smsEnabled } = useLoginState();
  const { data: permission } = useQuery(permissionQuery());
  const [wanted, setWanted] = useState(rememberedTab);
  const [typedUsername, setTypedUsername] = useState(username);
  const [typedPhone, setTypedPhone] = useState<PhoneValue>();
  const providers = socialProviders(permission?.info.whitelabel.flags ?? []);
  const tabs = LOGIN_TABS.filter((tab) => tab === "username" || smsEnabled);
  const content = {
    username: (
      <UsernameForm
        {...way}
        username={typedUsername}
        onUsernameChange={setTypedUsername}
        firstField={firstField}
        isExpiryForced={isExpiryForced}
      />
    ),
    sms: (
      <PartBoundary fallback={<Spinner />}>
        <SmsForm {...way} phone={typedPhone} onPhoneChange={setTypedPhone} />
      </PartBoundary>
    ),
  };
  const register = () => {
    onLeave();
    showToast({ message: t("auth.social.register"), tone: "information" });
    void navigate(PATHS.register);
  };
  return (
    <Stack gap={16}>
      <Tabs
        label={t("auth.ways")}
        stretch
        value={tabs.includes(wanted) ? wanted : "username"}
        onValueChange={(tab) => setWanted(tab === "sms" ? "sms" : "username")}
        items={tabs.map((tab) => ({ value: tab, label: t(`auth.tab.${tab}`), content: content[tab] }))}
      />
      {(providers.length > 0 || canUsePasskeys()) && (
        <Text size={14} tone="muted" align="center">
          {t("auth.social.or")}
        </Text>
      )}
      {canUsePasskeys() && <PasskeyButton {...way} />}
      {providers.length > 0 && <SocialButtons {...way} providers={providers} onUnknown={register} />}
      <Inline justify="between">
        <LinkButton href={PATHS.register} variant="ghost" size="small" onClick={onLeave}>
          {t("auth.register")}
        </LinkButton>
        <Button variant="ghost" size="small" onClick={() => openModalAbove({ name: "forgot" })}>
          {t("auth.forgot")}
        </Button>
      </Inline>
    </Stack>
  );
}
