import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createBrowserRouter, Link, RouterProvider, useLocation } from "react-router-dom";
import { LinkProvider, type LinkComponentProps } from "@lobbykit/design-system/LinkProvider";
import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { ToastRegion } from "@lobbykit/design-system/Toast";
import { queryClient } from "../shared/api/query-client.ts";
import { builtInStrings } from "../shared/i18n/i18n.ts";
import { dateLocale } from "../shared/i18n/language.ts";
import { headFor } from "../shared/lib/load-chunk.ts";
import { keepsScroll } from "./scroll-rules.ts";
import { ROUTES } from "./routes.tsx";
import { tidyPath } from "./tidy-path.ts";

// Links are made of the address: with two slashes at its beginning they would lead to another host.
const tidy = tidyPath(location.pathname);
if (tidy !== location.pathname) history.replaceState(history.state, "", tidy + location.search + location.hash);

export const router = createBrowserRouter(ROUTES);
router.subscribe(({ navigation }) => headFor(navigation.location));

/** Whoever points at a link will most likely follow it. */
async function loadAhead(href: string): Promise<void> {
  const { loadPageAhead } = await import("./load-page-ahead.ts");
  loadPageAhead(ROUTES, href);
}

/** Links of the design system go through the router. */
const RouterLink = ({ href, ...anchor }: LinkComponentProps) => (
  <Link
    onPointerEnter={() => void loadAhead(href).catch(() => undefined)}
    {...anchor}
    to={href}
    preventScrollReset={keepsScroll(useLocation(), href)}
  />
);

/** The app with all that stands around it. */
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

/** Toasts live beside the app's root, so that an open dialog does not hide them from screen readers. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <LocaleProvider locale={dateLocale()} {...builtInStrings()}>
      <ToastRegion label={t("app.messages")} />
    </LocaleProvider>
  );
}
