import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { PageFrame } from "@lobbykit/design-system/PageFrame";
import { DESKTOP_UP } from "@lobbykit/design-system/theme/conditions";
import { centreIn, withoutCentre } from "../../shared/config/centre-address.ts";
import { pagePath } from "../../shared/config/paths.ts";
import { part } from "../../shared/loading/part.tsx";
import { SectionBoundary, type FailureProps } from "../../shared/loading/section-boundary.tsx";
import { localBox } from "../../shared/storage/storage.ts";
import { openModal } from "../../shared/modals/modals.ts";
import { useLayoutHandle } from "./layout-handle.ts";
import { LeftBar } from "./left-bar.tsx";
import { DialogFailure, ModalHost } from "../modals/modal-host.tsx";
import { PageMeta } from "../navigation/page-meta.tsx";
import { PagePathProvider } from "../navigation/page-path.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { ShortcutBar } from "./shortcut-bar.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SystemGate } from "../session/system-gate.tsx";
import { useIntents } from "../session/use-intents.ts";
import { useSessionPolicy } from "../session/use-session-policy.ts";
import { useRetryOnNavigation, RenderWhenIdle } from "../boot/render-when-idle.tsx";

const Centres = part(async () => (await import("../centre/centres.tsx")).Centres);

const BackgroundParts = part(async () => (await import("../boot/background-parts.tsx")).BackgroundParts, "system");

const SiteFooter = part(async () => (await import("./site-footer.tsx")).SiteFooter, "footer");

const LEFT_BAR_ID = "left-bar";
const PHONE = "(max-width: 767.98px)";

/** The member's stored choice. Without one, the bar is folded on narrow screens. */
const isFoldedAtFirst = (): boolean => {
  const stored = localBox.get("leftBar");
  return stored === undefined ? !matchMedia(DESKTOP_UP).matches : stored === "folded";
};

/** Moves the focus to the page after a navigation, so that keyboard and screen reader users start there. */
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
 * The layout of every page: header, bars and footer by the route's flags, dialogs, and app-wide effects. Its parts do not render again when
 * only search or hash change.
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
                    isLeftBarOpen={isGame ? isLeftShown : undefined}
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
                // Below the first screen of every page, so it renders after that.
                footer: (
                  <RenderWhenIdle>
                    <SectionBoundary>
                      <SiteFooter />
                    </SectionBoundary>
                  </RenderWhenIdle>
                ),
              }
            : {})}
        >
          <Outlet />
        </PageFrame>
        <ModalHost />
        <CentreOfAddress />
        <RenderWhenIdle>
          <BackgroundParts />
        </RenderWhenIdle>
        <ScrollRestoration />
      </SystemGate>
    </PagePathProvider>
  );
}

/** The centres. They load when the page is idle, or at once when the address opens one. They do not depend on the background parts (I7). */
function CentreOfAddress() {
  return (
    <RenderWhenIdle isWanted={useIsCentreAsked()} Failure={CentreFailure}>
      <Centres />
    </RenderWhenIdle>
  );
}

const useIsCentreAsked = (): boolean => centreIn(useLocation().search) !== undefined;

/** Tells a visitor who opened a centre that it failed to load. The page stays, and the next click tries again (R433). */
function CentreFailure(props: FailureProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useIsCentreAsked();
  const isNew = useRetryOnNavigation(props);
  const leave = () =>
    void navigate({ search: withoutCentre(search).toString() }, { replace: true, preventScrollReset: true });
  return isAsked && !isNew && <DialogFailure onClose={leave} />;
}
