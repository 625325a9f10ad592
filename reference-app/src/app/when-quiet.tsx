import { Suspense, useEffect, useState, type ReactNode } from "react";
import { queryClient } from "../shared/api/query-client.ts";
import { QUIET_LOOK_MS } from "../shared/config/constants.ts";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";

const Nothing = () => null;

/** Draws its children, which come late, once the page has been loaded and asks for nothing more. */
export function WhenQuiet({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.readyState !== "complete" || queryClient.isFetching() > 0) return;
      clearInterval(timer);
      setIsQuiet(true);
    }, QUIET_LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    isQuiet && (
      <ErrorBoundary fallback={Nothing}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
