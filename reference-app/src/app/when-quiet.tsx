import { useEffect, useState, type ReactNode } from "react";
import { queryClient } from "../shared/api/query-client.ts";
import { FIRST_VIEW_WAIT_MAX_MS, QUIET_LOOK_MS } from "../shared/config/constants.ts";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { PartBoundary } from "../shared/layout/part.tsx";

const Nothing = () => null;

/** What has once waited need not wait again, as when the next page brings its footer back. */
let wasQuiet = false;

interface WhenQuietProps {
  /** The member asked for the children: they do not wait. */
  isWanted?: boolean;
  children: ReactNode;
}

/**
 * Renders its children once the page has been loaded and sends no more requests, so that they do not compete with the first view. When a
 * server hangs, it waits at most `FIRST_VIEW_WAIT_MAX_MS`.
 */
export function WhenQuiet({ isWanted = false, children }: WhenQuietProps) {
  const [isQuiet, setIsQuiet] = useState(wasQuiet || isWanted);
  if (isWanted && !isQuiet) setIsQuiet(true);
  useEffect(() => {
    if (isQuiet) return undefined;
    const latestAt = performance.now() + FIRST_VIEW_WAIT_MAX_MS;
    const timer = setInterval(() => {
      const isBusy = document.readyState !== "complete" || queryClient.isFetching() > 0;
      if (isBusy && performance.now() < latestAt) return;
      wasQuiet = true;
      setIsQuiet(true);
    }, QUIET_LOOK_MS);
    return () => clearInterval(timer);
  }, [isQuiet]);
  return (
    isQuiet && (
      <ErrorBoundary fallback={Nothing}>
        <PartBoundary>{children}</PartBoundary>
      </ErrorBoundary>
    )
  );
}
