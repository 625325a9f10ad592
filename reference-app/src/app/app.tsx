import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createBrowserRouter, RouterProvider, useHref, useLinkClickHandler, useLocation } from "react-router-dom";
import { LinkProvider, type LinkComponentProps } from "@lobbykit/design-system/LinkProvider";
import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { ToastRegion } from "@lobbykit/design-system/Toast";
import { queryClient } from "../shared/api/query-client.ts";
import { builtInStrings } from "../shared/i18n/i18n.ts";
import { dateLocale } from "../shared/i18n/language.ts";
import { headFor } from "../shared/loading/load-chunk.ts";
import { keepsScroll } from "./navigation/scroll-rules.ts";
import { ROUTES } from "./navigation/routes.tsx";
import { tidyPath } from "./navigation/tidy-path.ts";

// Before the first page renders, because links, titles and marks are built from the address.
const tidy = tidyPath(location.pathname);
if (tidy !== location.pathname) history.replaceState(history.state, "", tidy + location.search + location.hash);

export const router = createBrowserRouter(ROUTES);
router.subscribe(({ navigation }) => headFor(navigation.location));

/** Preloads a page when the visitor points at its link, because a click will probably follow. */
async function loadAhead(href: string): Promise<void> {
  const { preloadPage } = await import("./navigation/preload-page.ts");
  preloadPage(ROUTES, href);
}

/**
 * Makes the design system's links use the router. The router's own `Link` would bring its code for prefetching on a server's routes, which
 * the first view does not need.
 */
function RouterLink({ href, target, onClick, children, ...anchor }: LinkComponentProps) {
  const preventScrollReset = keepsScroll(useLocation(), href);
  const follow = useLinkClickHandler(href, { preventScrollReset, ...(target && { target }) });
  return (
    <a
      onPointerEnter={() => void loadAhead(href).catch(() => undefined)}
      {...anchor}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** The app with its providers. */
export function App() {
  useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider locale={dateLocale()} {...builtInStrings()}>
        <LinkProvider component={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}

/** Toasts are rendered beside the app's root, so that an open dialog does not hide them from screen readers. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <LocaleProvider locale={dateLocale()} {...builtInStrings()}>
      <ToastRegion label={t("app.messages")} />
    </LocaleProvider>
  );
}
