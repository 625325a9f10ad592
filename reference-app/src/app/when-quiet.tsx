import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { queryClient } from "../shared/api/query-client.ts";
import { FIRST_VIEW_WAIT_MAX_MS, QUIET_LOOK_MS } from "../shared/config/constants.ts";
import { ErrorBoundary, type FailureProps } from "../shared/layout/section-boundary.tsx";
import { PartBoundary } from "../shared/layout/part.tsx";

/** Shows again what failed, once the address changes: a part that did not come is asked for again. True from then on. */
export function useRetryOnNavigation({ onRetry }: FailureProps): boolean {
  const { key } = useLocation();
  const [failedAt] = useState(key);
  const isNew = key !== failedAt;
  useEffect(() => {
    if (isNew) onRetry();
  }, [isNew, onRetry]);
  return isNew;
}

function RetryOnNavigation(props: FailureProps) {
  useRetryOnNavigation(props);
  return null;
}

/** What has once waited need not wait again, as when the next page brings its footer back. */
let wasQuiet = false;

interface WhenQuietProps {
  /** The member asked for the children: they do not wait. */
  isWanted?: boolean;
  /** What stands in for children that did not come. @default nothing, until the next navigation asks for them again */
  Failure?: ComponentType<FailureProps>;
  children: ReactNode;
}

/**
 * Renders its children once the page has been loaded and sends no more requests, so that they do not compete with the first view. When a
 * server hangs, it waits at most `FIRST_VIEW_WAIT_MAX_MS`.
 */
export function WhenQuiet({ isWanted = false, Failure = RetryOnNavigation, children }: WhenQuietProps) {
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
      <ErrorBoundary fallback={Failure}>
        <PartBoundary>{children}</PartBoundary>
      </ErrorBoundary>
    )
  );
}
