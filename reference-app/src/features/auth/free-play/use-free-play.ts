import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { useErrorToast } from "../../../shared/api/errors/use-error-toast.ts";
import { SESSION_SCOPE } from "../session-scope.ts";

/** Starts free play as a guest and shows a message (R031, E002). */
export function useFreePlay(): { start: () => void; isPending: boolean } {
  const { t } = useTranslation();
  // Callbacks of `mutate` would not run, because the button unmounts when the session begins.
  const { mutate, isPending } = useMutation({
    scope: SESSION_SCOPE,
    // Loaded lazily, because starting a session is not part of the first screen.
    mutationFn: async () => (await import("./play-free.ts")).playFree(),
    onSuccess: () => showToast({ message: t("session.freePlayStarted"), tone: "information" }),
    onError: useErrorToast(),
  });
  return { start: () => mutate(), isPending };
}
