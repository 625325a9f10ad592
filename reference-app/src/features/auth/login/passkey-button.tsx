import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PasskeyPrompt } from "../../../shared/passkeys/passkey-prompt.tsx";
import { askForPasskey } from "../../../shared/passkeys/passkeys.ts";
import { openByPasskey, startPasskeyLoginMutation } from "../mutations.ts";
import { useSignIn } from "./use-sign-in.ts";
import type { WayProps } from "./username-form.tsx";

/** Logs in by a passkey (E099, proposed), with no name, password or second step. Cancelling changes nothing. */
export function PasskeyButton({ onPendingChange, onSignedIn }: WayProps) {
  const { t } = useTranslation();
  const { mutateAsync: start } = useMutation(startPasskeyLoginMutation());
  const signIn = useSignIn(onPendingChange);
  const logIn = async (signal: AbortSignal) => {
    const answer = await askForPasskey(await start(), signal);
    onSignedIn(await signIn({ open: () => openByPasskey(answer), isExpiryForced: false }));
  };
  return <PasskeyPrompt label={t("auth.passkey.submit")} unusableText={t("auth.passkey.unusable")} ask={logIn} />;
}
