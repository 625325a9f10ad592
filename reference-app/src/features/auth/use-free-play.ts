import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { SESSION_SCOPE } from "./session-scope.ts";

/** Plays as a guest with play money, and says so (R031, E002). */
export function useFreePlay(): { start: () => void; isPending: boolean } {
  const { t } = useTranslation();
  // Not the callbacks of `mutate`: the button that starts it goes away with the session's beginning.
  const { mutate, isPending } = useMutation({
    scope: SESSION_SCOPE,
    // The way into a session is no part of the first screen.
    mutationFn: async () => (await import("./play-free.ts")).playFree(),
    onSuccess: () => showToast({ message: t("session.freePlayStarted"), tone: "information" }),
    onError: (error) => showToast({ message: errorMessage(error, t), tone: "danger" }),
  });
  return { start: () => mutate(), isPending };
}
