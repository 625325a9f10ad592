import { queryClient } from "../shared/api/query-client.ts";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { SHELL_WAIT_MAX_MS } from "../shared/config/constants.ts";
import { router } from "./app.tsx";

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
