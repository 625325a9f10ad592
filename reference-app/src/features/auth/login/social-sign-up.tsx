import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { abandonToken } from "../../../shared/session/enter-session.ts";
import { openModalAbove } from "../../../shared/modals/modals.ts";
import type { SocialProvider } from "../../../shared/social/provider.ts";
import { keptForRegistration } from "../../../shared/social/social.ts";
import type { SignedIn } from "../mutations.ts";
import { SocialButtons } from "./social-buttons.tsx";

const ignore = () => {};

/** An incomplete login continues in the login dialog. */
function finishInLogin({ next, result }: SignedIn): void {
  if (next === "enter") return;
  abandonToken(result.token);
  openModalAbove({ name: "login" });
}

/**
 * Third-party buttons in the registration (R030). A member is logged in at once; a new person fills in the form, which links the account.
 */
export function SocialSignUp({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useTranslation();
  const [linked, setLinked] = useState(() => keptForRegistration()?.provider);
  if (linked) return <Text tone="secondary">{t(`auth.social.linked.${linked}`)}</Text>;
  return (
    <Stack gap={8}>
      <SocialButtons
        providers={providers}
        onPendingChange={ignore}
        onSignedIn={finishInLogin}
        onUnknown={() => setLinked(keptForRegistration()?.provider)}
      />
      <Text size={14} tone="muted" align="center">
        {t("auth.social.or")}
      </Text>
    </Stack>
  );
}
