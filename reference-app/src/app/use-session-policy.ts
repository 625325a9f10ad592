import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { showToast } from "@lobbykit/design-system/Toast";
import { openModalAbove } from "../shared/modals/modals.ts";
import { onSessionEnded } from "../shared/session/session-ended.ts";
import { session } from "../shared/session/session.ts";

/**
 * The server no longer knows the token: the session ends, once, however many calls failed. Who was doing something is asked
 * to log in again, above what is open and with what was typed kept (E1, I4). The other tabs are followed too (F12).
 */
export function useSessionPolicy(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    onSessionEnded(() => {
      if (!session.get().isLogin) return;
      session.end(true);
      showToast({ message: t("session.ended"), tone: "information" });
      if (navigator.userActivation.hasBeenActive) openModalAbove({ name: "login" });
    });
  }, [t]);
  useEffect(() => {
    // No part of the first view. A tab to which it does not come goes on by itself.
    const follow = () => void import("./follow-tabs.ts").then(({ followTabs }) => followTabs(navigate)).catch(() => {});
    if (document.readyState === "complete") follow();
    else addEventListener("load", follow, { once: true });
    return () => removeEventListener("load", follow);
  }, [navigate]);
}
