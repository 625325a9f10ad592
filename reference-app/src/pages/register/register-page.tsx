import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { RegisterDialog } from "../../features/registration/register-dialog.tsx";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { PartBoundary, part } from "../../shared/loading/part.tsx";
import { openModal, openModalAbove } from "../../shared/modals/modals.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { session } from "../../shared/session/session.ts";
import { socialProviders } from "../../shared/social/social.ts";

const AlreadyLoggedInDialog = part(
  async () => (await import("../../features/popups/account-dialogs.tsx")).AlreadyLoggedInDialog,
  "popups",
);
const SocialSignUp = part(
  async () => (await import("../../features/auth/login/social-sign-up.tsx")).SocialSignUp,
  "auth",
);

/** The registration over home (R044). A logged-in member sees a notice instead (R440). */
export function RegisterPage({ onClose }: { onClose: () => void }) {
  // Whether they were a member on arrival, because registering also gives them a session.
  const [isMember] = useState(() => hasRealAccount(session.get()));
  return isMember ? (
    <PartBoundary>
      <AlreadyLoggedInDialog onClose={onClose} />
    </PartBoundary>
  ) : (
    <Registration onClose={onClose} />
  );
}

/** The form (R044). It closes when the visitor gets a session by registering or logging in (R276). */
function Registration({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data: permission } = useQuery(permissionQuery());
  const providers = socialProviders(permission?.info.whitelabel.flags ?? []);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().isLogin) onClose();
      }),
    [onClose],
  );
  return (
    <RegisterDialog
      onClose={onClose}
      ways={
        providers.length > 0 && (
          <PartBoundary>
            <SocialSignUp providers={providers} />
          </PartBoundary>
        )
      }
      onLogin={() => openModalAbove({ name: "login" })}
      onRegistered={() => showToast({ tone: "positive", message: t("registration.success") })}
      onRegisteredOnly={() => {
        showToast({ tone: "positive", message: t("registration.registeredOnly") });
        onClose();
        openModal({ name: "login" });
      }}
    />
  );
}
