import { useQuery } from "@tanstack/react-query";
import { Activity, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { permissionQuery, systemStatusQuery } from "../../shared/api/queries/system-queries.ts";
import { SCROLL_RETURN_MS, STATUS_RECHECK_MS } from "../../shared/config/constants.ts";
import { part } from "../../shared/loading/part.tsx";
import { LateParts } from "../../shared/loading/section-boundary.tsx";
import { SYSTEM_STATUS, systemStatus } from "../../shared/session/system-status.ts";
import { ClosedFailure } from "./full-page-notice.tsx";

const MaintenancePage = part(async () => (await import("./maintenance-and-region-pages.tsx")).MaintenancePage);
const RegionBlockedPage = part(async () => (await import("./maintenance-and-region-pages.tsx")).RegionBlockedPage);

/**
 * Shows the site, or the maintenance or region page (R254, R255).
 * While closed, it checks again every minute and on focus, and opens by itself. Until the first answer only the layout is shown; without an
 * answer the site stays closed (D16).
 * When an open site closes, it is hidden but stays mounted, so that dialogs, input and scroll position are kept.
 */
export function SystemGate({ children }: { children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  const { isOpen, closedPage } = useClosedPage();
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {(closedPage === undefined || wasOpen) && (
        <Activity mode={closedPage === undefined ? "visible" : "hidden"}>
          {children}
          <KeepScroll />
        </Activity>
      )}
      {closedPage && <LateParts fallback={ClosedFailure}>{closedPage}</LateParts>}
    </>
  );
}

/** The page shown instead of the site; undefined if none. `isOpen` is true once the server has said that the site is open. */
function useClosedPage(): { isOpen: boolean; closedPage: ReactNode | undefined } {
  const permission = useQuery(permissionQuery());
  const isClosed = permission.data !== undefined && systemStatus(permission.data) !== SYSTEM_STATUS.open;
  const latest = useQuery({
    ...systemStatusQuery(),
    enabled: isClosed,
    refetchInterval: STATUS_RECHECK_MS,
    refetchOnWindowFocus: "always",
  });
  // The status in the cache may come from an earlier closure. It is then older than the answer that has just closed the site.
  const isNewer = isClosed && latest.dataUpdatedAt > permission.dataUpdatedAt;
  const state = (isNewer && latest.data) || permission.data;
  const status = state && systemStatus(state);
  const isOpenAgain = isNewer && status === SYSTEM_STATUS.open;
  const { refetch } = permission;
  // Stops the check every minute, and loads what the site needs besides its status.
  useEffect(() => {
    if (isOpenAgain) void refetch();
  }, [isOpenAgain, refetch]);
  if (!state) {
    const { error } = permission;
    if (!error) return { isOpen: false, closedPage: undefined };
    return { isOpen: false, closedPage: <ClosedFailure error={error} onRetry={() => void refetch()} /> };
  }
  switch (status) {
    case SYSTEM_STATUS.maintenance: {
      const endsAt = latest.data?.maintenanceEndsAt ?? undefined;
      return { isOpen: false, closedPage: <MaintenancePage endsAt={endsAt} /> };
    }
    case SYSTEM_STATUS.regionBlocked:
      return { isOpen: false, closedPage: <RegionBlockedPage location={state.location} /> };
    default:
      return { isOpen: true, closedPage: undefined };
  }
}

/** Events by which a visitor moves in the page. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the scroll position, because a hidden page has no height (R443).
 * Lists that render only what is near need some frames to grow back, many on a slow device. It restores the position until they have, or
 * until the visitor moves.
 */
function KeepScroll() {
  const kept = useRef(0);
  useLayoutEffect(() => {
    const top = kept.current;
    const endsAt = performance.now() + SCROLL_RETURN_MS;
    const moved = new AbortController();
    let frame = 0;
    const goBack = () => {
      window.scrollTo({ top, behavior: "instant" });
      const isBack = window.scrollY >= top - 1 || performance.now() > endsAt;
      if (isBack) moved.abort();
      else frame = requestAnimationFrame(goBack);
    };
    // Recorded while the page is visible, because at cleanup it may be gone. Not recorded while it is being restored, when it is not the
    // visitor's position.
    const keep = () => {
      if (moved.signal.aborted) kept.current = window.scrollY;
    };
    if (top === 0) moved.abort();
    else {
      for (const name of MOVES) addEventListener(name, () => moved.abort(), { passive: true, signal: moved.signal });
      moved.signal.addEventListener("abort", () => cancelAnimationFrame(frame));
      goBack();
    }
    addEventListener("scroll", keep, { passive: true });
    return () => {
      moved.abort();
      removeEventListener("scroll", keep);
    };
  }, []);
  return null;
}
