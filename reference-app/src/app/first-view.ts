import { queryClient } from "../shared/api/query-client.ts";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { SHELL_PICTURE_WAIT_MAX_MS, SHELL_WAIT_MAX_MS } from "../shared/config/constants.ts";
import { router } from "./app.tsx";

/**
 * Until the shell's pictures have been seen. They come at about the same time as the code: drawing the first screen right then would
 * hold them back until all of it stands. Without any, as on most pages, nothing is waited for.
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
  // A page that opens behind others paints nothing, and one that was touched tells of no more paints.
  const timer = setTimeout(resolve, SHELL_PICTURE_WAIT_MAX_MS);
  await promise;
  observer.disconnect();
  clearTimeout(timer);
}

/**
 * Resolves when the page's code and all that it asked for are here, so that the first screen is drawn once and not again with each
 * answer. The shell stands until then; a server that takes long is not waited for.
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
