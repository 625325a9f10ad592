import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { BottomBar } from "@lobbykit/design-system/BottomBar";
import { NavEntry, type NavItem } from "@lobbykit/design-system/NavEntry";
import { PageFrame } from "@lobbykit/design-system/PageFrame";
import { RightBar } from "@lobbykit/design-system/RightBar";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { AppIcon, ChevronUpIcon, FoldIcon, UnfoldIcon } from "@lobbykit/design-system/icons";
import { media } from "@lobbykit/design-system/theme/conditions";
import { pagePath, PATHS } from "../shared/config/paths.ts";
import { part } from "../shared/layout/part.tsx";
import { SectionBoundary } from "../shared/layout/section-boundary.tsx";
import { localBox } from "../shared/lib/storage.ts";
import { openModal } from "../shared/modals/modals.ts";
import { AppDownloadEntry } from "./app-download-entry.tsx";
import * as styles from "./layout.css.ts";
import { useLayoutHandle } from "./layout-handle.ts";
import { Modals } from "./modals.tsx";
import { PageMeta } from "./page-meta.tsx";
import { useBottomItems, useLeftGroups } from "./navigation.ts";
import { useServiceItems, type ServiceItem } from "./service-items.ts";
import { SiteHeader } from "./site-header.tsx";
import { SystemGate } from "./system-gate.tsx";
import { useIntents } from "./use-intents.ts";
import { useSessionPolicy } from "./use-session-policy.ts";
import { WhenQuiet } from "./when-quiet.tsx";

const BackgroundParts = part(async () => (await import("./background-parts.tsx")).BackgroundParts, "system");

const SiteFooter = part(async () => (await import("./site-footer.tsx")).SiteFooter, "footer");

const LEFT_BAR_ID = "left-bar";
const PHONE = "(max-width: 767.98px)";

/** The member's choice; without one the bar is folded where there is little width. */
const isFoldedAtFirst = (): boolean => {
  const stored = localBox.get("leftBar");
  return stored === undefined ? !matchMedia(media.desktop).matches : stored === "folded";
};

/** Moves the focus to the page after a navigation, so that keyboard and screen reader start there. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = pagePath(useLocation().pathname);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/** The frame of every page: header, bars, footer by the route's flags, dialogs, and what runs for the whole app. */
export function RootLayout() {
  const { t } = useTranslation();
  useIntents();
  useSessionPolicy();
  const { isGame = false, header = true, leftBar = true, rightBar = true, footer = true } = useLayoutHandle();
  const main = useFocusOnNavigation();
  const groups = useLeftGroups();
  const bottomItems = useBottomItems();
  const serviceItems = useServiceItems();
  const [isFolded, setIsFolded] = useState(isFoldedAtFirst);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const fold = (folded: boolean) => {
    setIsFolded(folded);
    localBox.set("leftBar", folded ? "folded" : "open");
  };
  const toggleLeftBar = () => {
    if (matchMedia(PHONE).matches) openModal({ name: "menu" });
    else setIsOverlayOpen(!isOverlayOpen);
  };
  const foldItem: NavItem = {
    id: "fold",
    label: isFolded ? t("app.leftBar.unfold") : t("app.leftBar.fold"),
    icon: isFolded ? UnfoldIcon : FoldIcon,
    onClick: () => fold(!isFolded),
  };
  const leftState = isGame ? "overlay" : isFolded ? "folded" : "open";
  const layout = isFolded && !isGame ? "column" : "row";
  const isLeftShown = leftBar && (!isGame || isOverlayOpen);
  return (
    <SystemGate>
      <PageMeta />
      <PageFrame
        ref={main}
        skipLabel={t("app.skipToContent")}
        {...(header
          ? {
              header: (
                <SiteHeader
                  leftBar={{ id: LEFT_BAR_ID, isOpen: isLeftShown, isButtonShown: isGame, onToggle: toggleLeftBar }}
                />
              ),
              bottom: <BottomBar label={t("app.bottomBar.label")} items={bottomItems} />,
            }
          : {})}
        {...(isLeftShown
          ? {
              left: (
                <SideNav
                  id={LEFT_BAR_ID}
                  label={t("app.leftBar.label")}
                  groups={groups}
                  folded={layout === "column"}
                  footer={<BarFoot layout={layout} serviceItems={serviceItems} lastItems={isGame ? [] : [foldItem]} />}
                />
              ),
            }
          : {})}
        leftState={leftState}
        {...(rightBar ? { right: <ShortcutBar serviceItems={serviceItems} /> } : {})}
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
      <WhenQuiet>
        <BackgroundParts />
      </WhenQuiet>
      <ScrollRestoration />
    </SystemGate>
  );
}

interface BarFootProps {
  layout: "row" | "column";
  serviceItems: readonly ServiceItem[];
  lastItems: readonly NavItem[];
}

/** WhatsApp, the app, customer service (R119–R121), and the bar's own button. */
function BarFoot({ layout, serviceItems, lastItems }: BarFootProps) {
  const { pathname } = useLocation();
  const entry = (item: NavItem) => (
    <li key={item.id}>
      <NavEntry item={item} layout={layout} />
    </li>
  );
  return (
    <ul className={styles.barFoot}>
      {serviceItems.filter(({ id }) => id === "whatsapp").map(entry)}
      <li>
        <AppDownloadEntry pathname={pathname} layout={layout} />
      </li>
      {[...serviceItems.filter(({ id }) => id === "service"), ...lastItems].map(entry)}
    </ul>
  );
}

function ShortcutBar({ serviceItems }: { serviceItems: readonly ServiceItem[] }) {
  const { t } = useTranslation();
  const toTop: NavItem = {
    id: "top",
    label: t("app.rightBar.top"),
    icon: ChevronUpIcon,
    onClick: () => window.scrollTo({ top: 0 }),
  };
  // Little width: the short names.
  const items: NavItem[] = serviceItems.map((item) => ({ ...item, label: t(`app.rightBar.${item.id}`) }));
  items.push({ id: "download", label: t("app.rightBar.download"), icon: AppIcon, href: PATHS.appDownload });
  return <RightBar label={t("app.rightBar.label")} items={items} footerItems={[toTop]} />;
}
