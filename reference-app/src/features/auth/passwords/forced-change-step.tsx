import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ApiError } from "../../../shared/api/api.ts";
import { abandonToken } from "../../../shared/session/enter-session.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { openByUsername, signInMutation, type SignedIn } from "../mutations.ts";
import type { WayProps } from "../login/username-form.tsx";

export interface ForcedChangeStepProps extends WayProps {
  /** The login that waits for the change. */
  signedIn: SignedIn;
  /** The member must log in again. `isChanged`: with the new password. */
  onStartOver: (isChanged: boolean) => void;
  onSignOut: () => void;
}

/**
 * A required change of password: without it, the member can only log out (R267, R268). Afterwards the member is logged in with the new
 * password (R269).
 */
export function ForcedChangeStep(props: ForcedChangeStepProps) {
  const { signedIn, onPendingChange, onSignedIn, onStartOver, onSignOut } = props;
  const { t } = useTranslation();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  const { token } = signedIn.result;
  const { username = "", password } = signedIn.credentials ?? {};
  const { mutateAsync: signIn } = useMutation(signInMutation());
  const logInAgain = async (newPassword: string) => {
    abandonToken(token);
    const credentials = { username, password: newPassword };
    try {
      const open = () => openByUsername({ ...credentials, captcha: "" });
      onSignedIn(await signIn({ open, credentials, isExpiryForced: true }));
    } catch {
      // The password is changed even when the login afterwards failed. Asking for the change again would be wrong.
      onStartOver(true);
    }
  };
  const noteEnd = (error: unknown) => {
    const isEnded = error instanceof ApiError && error.kind === "unauthenticated";
    if (isEnded) onStartOver(false);
    return isEnded;
  };
  return (
    <ChangePasswordForm
      text={t("auth.change.forced")}
      knownPassword={password}
      token={token}
      firstField={firstField}
      onPendingChange={onPendingChange}
      onChanged={logInAgain}
      onRefused={noteEnd}
    >
      <Button variant="ghost" fullWidth onClick={onSignOut}>
        {t("app.header.logout")}
      </Button>
    </ChangePasswordForm>
  );
}
