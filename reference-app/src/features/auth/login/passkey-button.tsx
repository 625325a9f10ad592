import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { FingerprintIcon } from "@lobbykit/design-system/icons";
import { errorMessage } from "../../../shared/api/errors/error-message.ts";
import { outcomeOf } from "../../../shared/passkeys/outcome.ts";
import { askForPasskey } from "../../../shared/passkeys/passkeys.ts";
import { useLifetime } from "../../../shared/passkeys/use-lifetime.ts";
import { openByPasskey, signInMutation, startPasskeyLoginMutation } from "../mutations.ts";
import type { WayProps } from "./username-form.tsx";

/** Logs in by a passkey (E099, proposed), with no name, password or second step. Cancelling changes nothing. */
export function PasskeyButton({ onPendingChange, onSignedIn }: WayProps) {
  const { t } = useTranslation();
  const lifetime = useLifetime();
  const { mutateAsync: start } = useMutation(startPasskeyLoginMutation());
  const { mutateAsync: signIn } = useMutation({
    ...signInMutation(),
    onMutate: () => onPendingChange(true),
    onSettled: () => onPendingChange(false),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // The dialog can be closed while the browser's prompt is open; that cancels the prompt.
      const answer = await askForPasskey(await start(), lifetime());
      onSignedIn(await signIn({ open: () => openByPasskey(answer), isExpiryForced: false }));
    },
  });
  const outcome = error === null ? "cancelled" : outcomeOf(error);
  return (
    <>
      {outcome !== "cancelled" && (
        <Banner tone="danger">{outcome === "refused" ? errorMessage(error, t) : t("auth.passkey.unusable")}</Banner>
      )}
      <Button
        variant="outline"
        size="large"
        fullWidth
        iconStart={FingerprintIcon}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t("auth.passkey.submit")}
      </Button>
    </>
  );
}
