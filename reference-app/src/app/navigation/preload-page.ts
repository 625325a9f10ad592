import { matchRoutes, type RouteObject } from "react-router-dom";
import { loadAhead } from "../../shared/loading/load-chunk.ts";

/** Preloads the page behind a link that the visitor points at: its code and texts, and its loader's requests. */
export function preloadPage(routes: RouteObject[], href: string): void {
  const address = new URL(href, location.href);
  if (address.origin !== location.origin) return;
  const request = new Request(address);
  for (const { route, params } of matchRoutes(routes, address) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== "function") continue;
    void loadAhead(async () => {
      const { loader } = await lazy();
      if (typeof loader === "function")
        await loader({ request, params, context: {}, url: address, pattern: address.pathname });
    });
  }
}
