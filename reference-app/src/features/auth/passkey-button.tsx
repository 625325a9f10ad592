import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { FingerprintIcon } from "@lobbykit/design-system/icons";
import { errorMessage } from "../../shared/api/error-message.ts";
import { outcomeOf } from "../../shared/passkeys/outcome.ts";
import { askForPasskey } from "../../shared/passkeys/passkeys.ts";
import { useLifetime } from "../../shared/passkeys/use-lifetime.ts";
import { openByPasskey, signInMutation, startPasskeyLoginMutation } from "./mutations.ts";
import type { WayProps } from "./username-form.tsx";

/** Signs in by a passkey (E099, proposed): no name, no password, no second step. Who turns back is where they were. */
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
      // While the browser asks, the dialog may be left; that ends the question.
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
