import { queryClient } from "../../shared/api/query-client.ts";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { SHELL_PICTURE_WAIT_MAX_MS, SHELL_WAIT_MAX_MS } from "../../shared/config/constants.ts";
import { router } from "../app.tsx";

/**
 * Resolves once the shell's pictures have been painted.
 * They load at about the same time as the code. Rendering the first screen at that moment would delay them until all of it is rendered.
 * Most pages have none, and then it resolves at once.
 */
export async function untilShellSeen(): Promise<void> {
  const pictures = [...document.querySelectorAll(".shell img")];
  if (pictures.length === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new PerformanceObserver((list) => {
    const entries: PerformanceEntry[] = list.getEntries();
    if (entries.some((entry) => "element" in entry && pictures.includes(entry.element as Element))) resolve();
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  // A page in a background tab paints nothing, and after an interaction the browser reports no more paints. A timer ends the wait in both
  // cases.
  const timer = setTimeout(resolve, SHELL_PICTURE_WAIT_MAX_MS);
  await promise;
  observer.disconnect();
  clearTimeout(timer);
}

/**
 * Resolves when the page's code and its first answers have loaded, so that the first screen renders once and not again with each answer.
 * The shell stays visible until then. A slow server is waited for only up to a limit.
 */
export async function untilFirstView(): Promise<void> {
  void queryClient.prefetchQuery(permissionQuery());
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (router.state.initialized && queryClient.isFetching() === 0) resolve();
  };
  const stopRouter = router.subscribe(look);
  const stopQueries = queryClient.getQueryCache().subscribe(look);
  const timer = setTimeout(resolve, SHELL_WAIT_MAX_MS);
  look();
  await promise;
  stopRouter();
  stopQueries();
  clearTimeout(timer);
}
