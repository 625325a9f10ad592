import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { writeSessionCache } from "../shared/api/session-cache-writer.ts";
import { queryClient } from "../shared/api/query-client.ts";
import { sessionBox } from "../shared/lib/storage.ts";
import { PartBoundary, part } from "../shared/layout/part.tsx";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { drawLoginAhead, openModalAbove } from "../shared/modals/modals.ts";
import { pendingCalls } from "../shared/money/pending.ts";
import { session, useSession } from "../shared/session/session.ts";
import { AnnouncementPopups } from "./announcement-popups.tsx";
import { followBrowserColour } from "./follow-browser-colour.ts";
import { followTabs } from "./follow-tabs.ts";
import { isLoginHere, preloadLogin } from "./modal-parts.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { useLobbyShortcut } from "./use-lobby-shortcut.ts";

const OfflineBar = part(async () => (await import("./offline-bar.tsx")).OfflineBar);
const PendingMoney = part(async () => (await import("../shared/money/pending-money.tsx")).PendingMoney, "money");

const Nothing = () => null;

/** A part whose code may not come, without harm to the others (I7). Money calls are kept, and the next page looks them up. */
const Alone = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Nothing}>
    <PartBoundary>{children}</PartBoundary>
  </ErrorBoundary>
);

/** What goes on behind every page and is no part of the first view. */
export function BackgroundParts() {
  const navigate = useNavigate();
  const { isLogin, epoch } = useSession();
  useEffect(() => followTabs(navigate), [navigate]);
  useEffect(() => void registerServiceWorker(), []);
  useEffect(followBrowserColour, []);
  useEffect(() => writeSessionCache(queryClient), []);
  useLobbyShortcut();
  useLoginAhead();
  useEffect(askForDueChange, []);
  return (
    <>
      <Alone>
        <OfflineBar />
      </Alone>
      {isLogin && pendingCalls.abandoned().length > 0 && (
        <Alone>
          <PendingMoney key={epoch} />
        </Alone>
      )}
      <AnnouncementPopups />
    </>
  );
}

/** A change of password that was put off is asked for again with the next page load, and not within one view (R265, R266, D5). */
function askForDueChange(): void {
  const { isLogin, epoch } = session.get();
  // A session that changed since the page came has been asked by its login, which may be faster than this part.
  const isDue = isLogin && epoch === 0 && sessionBox.get("cpw") === "1";
  if (isDue) openModalAbove({ name: "changePassword", reason: "due" });
}

/** The login stands ready before a guest reaches for it, so that opening it is showing it. */
function useLoginAhead(): void {
  const { isLogin } = useSession();
  useEffect(() => {
    if (!isLogin) void preloadLogin().then(() => isLoginHere() && drawLoginAhead());
  }, [isLogin]);
}
