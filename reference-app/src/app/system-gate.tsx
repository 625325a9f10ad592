import { useQuery } from "@tanstack/react-query";
import { Activity, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { permissionQuery, systemStatusQuery } from "../shared/api/system-queries.ts";
import { SCROLL_RETURN_MS, STATUS_RECHECK_MS } from "../shared/config/constants.ts";
import { PartBoundary, part } from "../shared/layout/part.tsx";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { SYSTEM_STATUS, systemStatus } from "../shared/session/system-status.ts";
import { ClosedFailure } from "./closed-page.tsx";

const MaintenancePage = part(async () => (await import("./closed-pages.tsx")).MaintenancePage);
const RegionBlockedPage = part(async () => (await import("./closed-pages.tsx")).RegionBlockedPage);

/**
 * Shows the site, the maintenance page or the region page (R254, R255). While closed, asks again each minute and on focus,
 * and opens by itself. Until the first answer is here the frame is shown; without an answer the gate stays closed (D16). A
 * site that was open is hidden and not taken away: dialogs, what was typed and the place in the page come back.
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
      {closedPage && (
        <ErrorBoundary fallback={ClosedFailure}>
          <PartBoundary>{closedPage}</PartBoundary>
        </ErrorBoundary>
      )}
    </>
  );
}

/** What stands in place of the site, undefined while there is no reason for it; open once the server has said so. */
function useClosedPage(): { isOpen: boolean; closedPage: ReactNode | undefined } {
  const permission = useQuery(permissionQuery());
  const isClosed = permission.data !== undefined && systemStatus(permission.data) !== SYSTEM_STATUS.open;
  const latest = useQuery({
    ...systemStatusQuery(),
    enabled: isClosed,
    refetchInterval: STATUS_RECHECK_MS,
    refetchOnWindowFocus: "always",
  });
  // What was heard while the site was closed before is older than what closed it now.
  const isNewer = isClosed && latest.dataUpdatedAt > permission.dataUpdatedAt;
  const state = (isNewer && latest.data) || permission.data;
  const status = state && systemStatus(state);
  const isOpenAgain = isNewer && status === SYSTEM_STATUS.open;
  const { refetch } = permission;
  // Ends the asking each minute, and brings what the site needs beside its status.
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

/** What a visitor does who goes elsewhere in the page. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * A hidden page has no height, so where one was in it is kept (R443). Lists that draw what is near grow back in a few frames, on a
 * slow device in many: until then, or until the visitor moves.
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
    // Read while the page stands: when this is taken down it may be gone already. On the way back it is not the visitor's place.
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
