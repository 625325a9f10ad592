import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { RegisterDialog } from "../../features/registration/register-dialog.tsx";
import { permissionQuery } from "../../shared/api/system-queries.ts";
import { PartBoundary, part } from "../../shared/layout/part.tsx";
import { openModal, openModalAbove } from "../../shared/modals/modals.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { session } from "../../shared/session/session.ts";
import { socialProviders } from "../../shared/social/social.ts";

const AlreadyLoggedInDialog = part(
  async () => (await import("../../features/popups/already-logged-in-dialog.tsx")).AlreadyLoggedInDialog,
  "popups",
);
const SocialSignUp = part(async () => (await import("../../features/auth/social-sign-up.tsx")).SocialSignUp, "auth");

/** The registration above home (R044); a member with an account of their own is told that they are logged in (R440). */
export function RegisterPage({ onClose }: { onClose: () => void }) {
  // What they were when they came: who registers gets a session on the way.
  const [isMember] = useState(() => hasRealAccount(session.get()));
  return isMember ? (
    <PartBoundary>
      <AlreadyLoggedInDialog onClose={onClose} />
    </PartBoundary>
  ) : (
    <Registration onClose={onClose} />
  );
}

/** The form (R044). Whoever gets a session meanwhile, by registering or logging in, is done here (R276). */
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
