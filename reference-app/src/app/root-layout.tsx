import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { BottomBar } from "@lobbykit/design-system/BottomBar";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { PageFrame } from "@lobbykit/design-system/PageFrame";
import { RightBar } from "@lobbykit/design-system/RightBar";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { ChevronUpIcon, FoldIcon, PhoneIcon, ServiceIcon, UnfoldIcon } from "@lobbykit/design-system/icons";
import { media } from "@lobbykit/design-system/theme/conditions";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { pagePath } from "../shared/config/paths.ts";
import { part } from "../shared/layout/part.tsx";
import { localBox } from "../shared/lib/storage.ts";
import { openModal } from "../shared/modals/modals.ts";
import { useLayoutHandle } from "./layout-handle.ts";
import { Modals } from "./modals.tsx";
import { PageMeta } from "./page-meta.tsx";
import { useBottomItems, useLeftGroups } from "./navigation.ts";
import { useServiceAddress } from "./service-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SystemGate } from "./system-gate.tsx";
import { useIntents } from "./use-intents.ts";
import { useSessionPolicy } from "./use-session-policy.ts";
import { WhenQuiet } from "./when-quiet.tsx";

const BackgroundParts = part(async () => (await import("./background-parts.tsx")).BackgroundParts, "system");

const LEFT_BAR_ID = "left-bar";
const WHATSAPP = "whatsapp";
const PHONE = "(max-width: 767.98px)";

/** The member's choice; without one the bar is folded where there is little width. */
const isFoldedAtFirst = (): boolean => {
  const stored = localBox.get("leftBar");
  return stored === undefined ? !matchMedia(media.desktop).matches : stored === "folded";
};

/** Service contacts at the foot of the bars (R119, R121): WhatsApp only when there is more than one contact. */
type ServiceItem = NavItem & { id: "whatsapp" | "service" };

function useServiceItems(): ServiceItem[] {
  const { t } = useTranslation();
  const { data: contacts = [] } = useQuery({ ...permissionQuery(), select: ({ info }) => info.customerService });
  const whatsApp = contacts.length > 1 ? contacts.find(({ type }) => type === WHATSAPP) : undefined;
  const service = contacts.find(({ type }) => type !== WHATSAPP) ?? contacts[0];
  const addresses = { whatsapp: useServiceAddress(whatsApp), service: useServiceAddress(service) };
  return (["whatsapp", "service"] as const).flatMap((id) => {
    const href = addresses[id];
    return href ? [{ id, label: t(`app.leftBar.${id}`), icon: id === "whatsapp" ? PhoneIcon : ServiceIcon, href }] : [];
  });
}

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
                  folded={isFolded && !isGame}
                  footerItems={[...serviceItems, ...(isGame ? [] : [foldItem])]}
                />
              ),
            }
          : {})}
        leftState={leftState}
        {...(rightBar ? { right: <ShortcutBar serviceItems={serviceItems} /> } : {})}
        {...(footer ? { footer: <SiteFooter /> } : {})}
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

function ShortcutBar({ serviceItems }: { serviceItems: readonly ServiceItem[] }) {
  const { t } = useTranslation();
  const toTop: NavItem = {
    id: "top",
    label: t("app.rightBar.top"),
    icon: ChevronUpIcon,
    onClick: () => window.scrollTo({ top: 0 }),
  };
  // Little width: the short names.
  const items = serviceItems.map((item) => ({ ...item, label: t(`app.rightBar.${item.id}`) }));
  return <RightBar label={t("app.rightBar.label")} items={items} footerItems={[toTop]} />;
}
