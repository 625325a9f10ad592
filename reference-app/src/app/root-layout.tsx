import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { PageFrame } from "@lobbykit/design-system/PageFrame";
import { DESKTOP_UP } from "@lobbykit/design-system/theme/conditions";
import { centreIn, withoutCentre } from "../shared/config/centre-address.ts";
import { pagePath } from "../shared/config/paths.ts";
import { part } from "../shared/layout/part.tsx";
import { SectionBoundary, type FailureProps } from "../shared/layout/section-boundary.tsx";
import { localBox } from "../shared/lib/storage.ts";
import { openModal } from "../shared/modals/modals.ts";
import { useLayoutHandle } from "./layout-handle.ts";
import { LeftBar } from "./left-bar.tsx";
import { DialogFailure, Modals } from "./modals.tsx";
import { PageMeta } from "./page-meta.tsx";
import { PagePathProvider } from "./page-path.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { ShortcutBar } from "./shortcut-bar.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SystemGate } from "./system-gate.tsx";
import { useIntents } from "./use-intents.ts";
import { useSessionPolicy } from "./use-session-policy.ts";
import { useRetryOnNavigation, WhenQuiet } from "./when-quiet.tsx";

const Centres = part(async () => (await import("./centres.tsx")).Centres);

const BackgroundParts = part(async () => (await import("./background-parts.tsx")).BackgroundParts, "system");

const SiteFooter = part(async () => (await import("./site-footer.tsx")).SiteFooter, "footer");

const LEFT_BAR_ID = "left-bar";
const PHONE = "(max-width: 767.98px)";

/** The member's choice; without one the bar is folded where there is little width. */
const isFoldedAtFirst = (): boolean => {
  const stored = localBox.get("leftBar");
  return stored === undefined ? !matchMedia(DESKTOP_UP).matches : stored === "folded";
};

/** Moves the focus to the page after a navigation, so that keyboard and screen reader start there. */
function useFocusOnNavigation(path: string) {
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/**
 * The frame of every page: header, bars, footer by the route's flags, dialogs, and what runs for the whole app. Its parts stand as they
 * are while only search or hash change.
 */
export function RootLayout() {
  const { t } = useTranslation();
  useIntents();
  useSessionPolicy();
  const { isGame = false, header = true, leftBar = true, rightBar = true, footer = true } = useLayoutHandle();
  const path = pagePath(useLocation().pathname);
  const main = useFocusOnNavigation(path);
  const [isFolded, setIsFolded] = useState(isFoldedAtFirst);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const fold = useCallback((folded: boolean) => {
    setIsFolded(folded);
    localBox.set("leftBar", folded ? "folded" : "open");
  }, []);
  const toggleLeftBar = useCallback(() => {
    if (matchMedia(PHONE).matches) openModal({ name: "menu" });
    else setIsOverlayOpen((wasOpen) => !wasOpen);
  }, []);
  const isLeftShown = leftBar && (!isGame || isOverlayOpen);
  return (
    <PagePathProvider value={path}>
      <SystemGate>
        <PageMeta />
        <PageFrame
          ref={main}
          skipLabel={t("app.skipToContent")}
          {...(header
            ? {
                header: (
                  <SiteHeader
                    leftBarId={LEFT_BAR_ID}
                    isLeftBarOpen={isLeftShown}
                    isLeftBarButtonShown={isGame}
                    onLeftBarToggle={toggleLeftBar}
                  />
                ),
                bottom: <PhoneBar />,
              }
            : {})}
          {...(isLeftShown
            ? { left: <LeftBar id={LEFT_BAR_ID} isFolded={isFolded} isOverlay={isGame} onFold={fold} /> }
            : {})}
          leftState={isGame ? "overlay" : isFolded ? "folded" : "open"}
          {...(rightBar ? { right: <ShortcutBar /> } : {})}
          {...(footer
            ? {
                // It stands below the first screen of every page, and comes when that is here.
                footer: (
                  <WhenQuiet>
                    <SectionBoundary>
                      <SiteFooter />
                    </SectionBoundary>
                  </WhenQuiet>
                ),
              }
            : {})}
        >
          <Outlet />
        </PageFrame>
        <Modals />
        <CentreOfAddress />
        <WhenQuiet>
          <BackgroundParts />
        </WhenQuiet>
        <ScrollRestoration />
      </SystemGate>
    </PagePathProvider>
  );
}

/** The centres, which wait until it is quiet unless the address asks for one. They do without the parts behind the page (I7). */
function CentreOfAddress() {
  return (
    <WhenQuiet isWanted={useIsCentreAsked()} Failure={CentreFailure}>
      <Centres />
    </WhenQuiet>
  );
}

const useIsCentreAsked = (): boolean => centreIn(useLocation().search) !== undefined;

/** Says so to who asked for a centre, and leaves the page as it was: the next press tries again (R433). */
function CentreFailure(props: FailureProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useIsCentreAsked();
  const isNew = useRetryOnNavigation(props);
  const leave = () =>
    void navigate({ search: withoutCentre(search).toString() }, { replace: true, preventScrollReset: true });
  return isAsked && !isNew && <DialogFailure onClose={leave} />;
}
