import { Suspense, useEffect, useState, type ReactNode } from "react";
import { queryClient } from "../shared/api/query-client.ts";
import { FIRST_VIEW_WAIT_MAX_MS, QUIET_LOOK_MS } from "../shared/config/constants.ts";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";

const Nothing = () => null;

/** What has once waited need not wait again, as when the next page brings its footer back. */
let wasQuiet = false;

/**
 * Draws its children, which come late, once the page has been loaded and asks for nothing more, so that nothing competes with the
 * first view; for a server that hangs it waits only so long.
 */
export function WhenQuiet({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(wasQuiet);
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
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
