import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { PartBoundary, part } from "../shared/layout/part.tsx";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { drawLoginAhead } from "../shared/modals/modals.ts";
import { pendingCalls } from "../shared/money/pending.ts";
import { useSession } from "../shared/session/session.ts";
import { AgentCentre } from "./agent-centre/agent-centre.tsx";
import { AnnouncementPopups } from "./announcement-popups.tsx";
import { followBrowserColour } from "./follow-browser-colour.ts";
import { followTabs } from "./follow-tabs.ts";
import { MemberCentre } from "./member-centre/member-centre.tsx";
import { isLoginHere, preloadLogin } from "./modal-parts.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";
import { useLobbyShortcut } from "./use-lobby-shortcut.ts";

const PendingMoney = part(async () => (await import("../shared/money/pending-money.tsx")).PendingMoney, "money");

/** Its code did not come: the calls are kept, and the next page looks them up. */
const Nothing = () => null;

/** What goes on behind every page and is no part of the first view. */
export function BackgroundParts() {
  const navigate = useNavigate();
  const { isLogin, epoch } = useSession();
  useEffect(() => followTabs(navigate), [navigate]);
  useEffect(() => void registerServiceWorker(), []);
  useEffect(followBrowserColour, []);
  useLobbyShortcut();
  useLoginAhead();
  return (
    <>
      <OfflineBar />
      <MemberCentre />
      <AgentCentre />
      {isLogin && pendingCalls.abandoned().length > 0 && (
        <ErrorBoundary fallback={Nothing}>
          <PartBoundary>
            <PendingMoney key={epoch} />
          </PartBoundary>
        </ErrorBoundary>
      )}
      <AnnouncementPopups />
    </>
  );
}

/** The login stands ready before a guest reaches for it, so that opening it is showing it. */
function useLoginAhead(): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (!isLogin) void preloadLogin().then(() => isLoginHere() && drawLoginAhead());
  }, [isLogin]);
}
