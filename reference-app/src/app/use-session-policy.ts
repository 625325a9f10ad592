import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { dropMemberCache } from "../shared/api/query-client.ts";
import { onSessionEnded } from "../shared/session/session-ended.ts";
import { session } from "../shared/session/session.ts";
import { tabs } from "../shared/session/tab-sync.ts";

/**
 * The server no longer knows the token, or another tab signed out: the session ends here too, once, however many calls
 * failed, and the member's data goes with it (E1, F12).
 */
export function useSessionPolicy(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const end = (message: string) => {
      if (!session.get().isLogin) return;
      dropMemberCache();
      session.end();
      showToast({ message, tone: "information" });
    };
    onSessionEnded(() => end(t("auth.sessionEnded")));
    return tabs.onLogout(() => end(t("auth.loggedOut")));
  }, [t]);
}
