import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { writeSessionCache } from "../../shared/api/cache/session-cache-writer.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { sessionBox } from "../../shared/storage/storage.ts";
import { part } from "../../shared/loading/part.tsx";
import { LateParts } from "../../shared/loading/section-boundary.tsx";
import { renderLoginAhead, openModalAbove } from "../../shared/modals/modals.ts";
import { pendingCalls } from "../../shared/money/calls/pending.ts";
import { session, useSession } from "../../shared/session/session.ts";
import { MemberDialog } from "../member-centre/member-centre.tsx";
import { AnnouncementPopups } from "../modals/announcement-popups.tsx";
import { followBrowserColour } from "./follow-browser-colour.ts";
import { followChoices } from "./follow-choices.ts";
import { followTabs } from "../session/follow-tabs.ts";
import { isLoginHere, preloadLogin } from "../modals/lazy-modals.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { usePageAnnouncement } from "../navigation/use-page-announcement.ts";
import { useSearchShortcut } from "../navigation/use-search-shortcut.ts";

const OfflineBar = part(async () => (await import("../layout/offline-bar.tsx")).OfflineBar);
const PendingMoney = part(
  async () => (await import("../../shared/money/calls/pending-money.tsx")).PendingMoney,
  "money",
);

/**
 * Rendered when a part's code failed to load, so that the others still work (I7). Money calls stay stored, and the next page looks them up.
 */
const Nothing = () => null;

/** Parts that run in the background of every page and are not needed for the first view. */
export function BackgroundParts() {
  const navigate = useNavigate();
  const { isLogin, epoch } = useSession();
  useEffect(() => followTabs(navigate), [navigate]);
  useEffect(() => void registerServiceWorker(), []);
  useEffect(followBrowserColour, []);
  useEffect(followChoices, []);
  useEffect(() => writeSessionCache(queryClient), []);
  useSearchShortcut();
  usePageAnnouncement();
  useNextDialogAhead();
  useEffect(askForDueChange, []);
  return (
    <>
      <LateParts fallback={Nothing}>
        <OfflineBar />
      </LateParts>
      {isLogin && pendingCalls.abandoned().length > 0 && (
        <LateParts fallback={Nothing}>
          <PendingMoney key={epoch} />
        </LateParts>
      )}
      <AnnouncementPopups />
    </>
  );
}

/** Opens a postponed change of password again after the next page load, not before (R265, R266, D5). */
function askForDueChange(): void {
  const { isLogin, epoch } = session.get();
  // When the session has changed since the page loaded, its login has already asked. That may happen before this part has loaded.
  const isDue = isLogin && epoch === 0 && sessionBox.get("cpw") === "1";
  if (isDue) openModalAbove({ name: "changePassword", reason: "due" });
}

/**
 * Gets the dialog ready that a visitor opens next, so that it opens fast. A guest's login is rendered hidden. A member's centre is only
 * loaded: its sections load when they open.
 */
function useNextDialogAhead(): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (isLogin) void MemberDialog.preload();
    else void preloadLogin().then(() => isLoginHere() && renderLoginAhead());
  }, [isLogin]);
}
