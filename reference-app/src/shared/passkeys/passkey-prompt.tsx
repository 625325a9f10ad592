import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { FingerprintIcon } from "@lobbykit/design-system/icons";
import { errorMessage } from "../api/errors/error-message.ts";
import { outcomeOf } from "./outcome.ts";
import { useLifetime } from "./use-lifetime.ts";

export interface PasskeyPromptProps {
  label: string;
  /** Shown when this device or browser cannot use a passkey of the account. */
  unusableText: string;
  /** Asks the browser for a passkey and uses it. The signal aborts when the button unmounts, which cancels the browser's prompt. */
  ask: (signal: AbortSignal) => Promise<void>;
}

/** A button that asks for a passkey. Cancelling the browser's prompt shows no error. */
export function PasskeyPrompt({ label, unusableText, ask }: PasskeyPromptProps) {
  const { t } = useTranslation();
  const lifetime = useLifetime();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => ask(lifetime()) });
  const outcome = error === null ? "cancelled" : outcomeOf(error);
  return (
    <>
      {outcome !== "cancelled" && (
        <Banner tone="danger">{outcome === "refused" ? errorMessage(error, t) : unusableText}</Banner>
      )}
      <Button
        variant="outline"
        size="large"
        fullWidth
        iconStart={FingerprintIcon}
        loading={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </>
  );
}
