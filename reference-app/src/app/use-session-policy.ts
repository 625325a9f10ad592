import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
// Reads what was seen before the end of a session empties the storage (R274, R297).
import "../features/popups/seen-popups.ts";
import { openModalAbove } from "../shared/modals/modals.ts";
// Listens from the start; background-parts.tsx acts on it.
import "../shared/session/session-channel.ts";
import { onSessionEnded } from "../shared/session/session-ended.ts";
import { session } from "../shared/session/session.ts";

/** Somebody has done something on this page. Not `navigator.userActivation`: browsers may carry that over from the page before. */
let hasActed = false;
for (const type of ["pointerdown", "keydown", "click"] as const) {
  addEventListener(type, () => (hasActed = true), { capture: true, once: true, passive: true });
}

/**
 * The server no longer knows the token: the session ends, once, however many calls failed. Who was doing something is asked
 * to log in again, above what is open and with what was typed kept (E1, I4).
 */
export function useSessionPolicy(): void {
  const { t } = useTranslation();
  useEffect(() => {
    onSessionEnded(() => {
      if (!session.get().isLogin) return;
      session.end(true);
      showToast({ message: t("session.ended"), tone: "information" });
      if (hasActed) openModalAbove({ name: "login" });
    });
  }, [t]);
}
