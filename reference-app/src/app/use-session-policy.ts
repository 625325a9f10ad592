import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { onSessionEnded } from "../shared/session/session-ended.ts";
import { session } from "../shared/session/session.ts";
import { tabs } from "../shared/session/tab-sync.ts";

/**
 * The server no longer knows the token, or another tab signed out: the session ends here too, once, however many calls
 * failed (E1, F12).
 */
export function useSessionPolicy(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const end = (message: string) => {
      if (!session.get().isLogin) return;
      session.end();
      showToast({ message, tone: "information" });
    };
    onSessionEnded(() => end(t("session.ended")));
    return tabs.onLogout(() => end(t("session.loggedOut")));
  }, [t]);
}
