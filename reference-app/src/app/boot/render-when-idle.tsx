import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { queryClient } from "../../shared/api/query-client.ts";
import { FIRST_VIEW_WAIT_MAX_MS, QUIET_LOOK_MS } from "../../shared/config/constants.ts";
import { LateParts, type FailureProps } from "../../shared/loading/section-boundary.tsx";

/** Retries failed children when the address changes, so that a failed part loads again. Returns true from then on. */
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

/** After the first wait, later mounts do not wait, as when the next page renders its footer. */
let wasIdle = false;

interface RenderWhenIdleProps {
  /** The member needs the children now: they do not wait. */
  isWanted?: boolean;
  /** Rendered when the children failed to load. @default nothing, until the next navigation retries */
  Failure?: ComponentType<FailureProps>;
  children: ReactNode;
}

/**
 * Renders its children once the page has loaded and no query is running, so that they do not compete with the first view.
 * If a server hangs, it waits at most `FIRST_VIEW_WAIT_MAX_MS`.
 */
export function RenderWhenIdle({ isWanted = false, Failure = RetryOnNavigation, children }: RenderWhenIdleProps) {
  const [isIdle, setIsIdle] = useState(wasIdle || isWanted);
  if (isWanted && !isIdle) setIsIdle(true);
  useEffect(() => {
    if (isIdle) return undefined;
    const latestAt = performance.now() + FIRST_VIEW_WAIT_MAX_MS;
    const timer = setInterval(() => {
      const isBusy = document.readyState !== "complete" || queryClient.isFetching() > 0;
      if (isBusy && performance.now() < latestAt) return;
      wasIdle = true;
      setIsIdle(true);
    }, QUIET_LOOK_MS);
    return () => clearInterval(timer);
  }, [isIdle]);
  return isIdle && <LateParts fallback={Failure}>{children}</LateParts>;
}
