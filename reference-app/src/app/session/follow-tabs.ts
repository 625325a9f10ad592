import i18next from "i18next";
import type { NavigateFunction } from "react-router-dom";
import { showToast } from "@lobbykit/design-system/Toast";
import { leaveMemberPages, resetOnAccountChange } from "../../shared/session/reset-on-account-change.ts";
import { closeModalNamed } from "../../shared/modals/modals.ts";
import { resumeIntent } from "../../shared/session/intents.ts";
import { session } from "../../shared/session/session.ts";
import { tabs } from "../../shared/session/tab-sync.ts";

let isFollowing = false;

/** Logs in and out with the other tabs (D5, F12). */
export function followTabs(navigate: NavigateFunction): void {
  if (isFollowing) return;
  isFollowing = true;
  tabs.follow({
    onLogin: (accountBefore) => {
      closeModalNamed("login");
      // A page that this tab wanted to show opens now. Anything else is dropped, so that it does not happen without the visitor's notice.
      resumeIntent(({ type }) => type === "open");
      resetOnAccountChange(accountBefore, navigate);
      const { nickname, account } = session.get();
      showToast({ message: i18next.t("session.welcome", { name: nickname || account }), tone: "information" });
    },
    onLogout: () => {
      leaveMemberPages(navigate);
      showToast({ message: i18next.t("session.loggedOut"), tone: "information" });
    },
  });
}
