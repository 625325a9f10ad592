import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
// Reads which popups were seen before the end of a session clears storage (R274, R297).
import "../../features/popups/seen-popups.ts";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { onSessionEnded } from "../../shared/session/session-ended.ts";
import { session } from "../../shared/session/session.ts";

/**
 * Whether the visitor has interacted with this page. `navigator.userActivation` is not used, because browsers may keep it from the previous
 * page.
 */
let hasActed = false;
for (const type of ["pointerdown", "keydown", "click"] as const) {
  addEventListener(type, () => (hasActed = true), { capture: true, once: true, passive: true });
}

/**
 * When the server no longer accepts the token, the session ends once, however many calls failed. An active visitor is asked to log in
 * again, above the open dialogs, whose input is kept (E1, I4).
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
