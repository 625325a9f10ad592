import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import {
  CATEGORY_ICONS,
  ClockIcon,
  GamesIcon,
  GiftIcon,
  HeartIcon,
  HomeIcon,
  LotteryIcon,
  MemberIcon,
  PromotionIcon,
  WalletIcon,
} from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import type { SideNavGroup } from "@lobbykit/design-system/SideNav";
import { unreadCountQuery } from "../../shared/api/queries/unread-count-query.ts";
import { vendorsQuery } from "../../shared/api/queries/vendors-query.ts";
import {
  headerNavigation,
  leftNavigation,
  vendorsByCategory,
  type VendorsByCategory,
} from "../../features/lobby/rules.ts";
import { HEADER_NAVIGATION_ORDER, LEFT_NAVIGATION_ORDER, type Category } from "../../shared/config/categories.ts";
import { CATEGORY_LOOK } from "../../shared/config/category-hues.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { CATEGORY_PATHS, currentCategory, PATHS, sectionOf } from "../../shared/config/paths.ts";
import { openModal } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { hasMemberCentre } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { usePagePath } from "./page-path.ts";

/** The entries that have vendors. Until the vendors have loaded, all entries are shown, so that nothing moves when they arrive. */
function useNavigation(order: readonly Category[], shown: (vendors: VendorsByCategory) => Category[]): NavItem[] {
  const { data } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  return useCategoryItems(data ? shown(data) : order);
}

/** In the header and the left bar, the lottery link first asks guests to log in (R110). */
function gateLottery(event: { preventDefault: () => void }): void {
  event.preventDefault();
  requireAuth({ type: "open", path: CATEGORY_PATHS.LOTT });
}

/** Converts category codes into navigation entries: name, icon, hue and address. */
function useCategoryItems(categories: readonly Category[]): NavItem[] {
  const { t } = useTranslation();
  const current = currentCategory(categories, usePagePath());
  return categories.map((category) => {
    const look = CATEGORY_LOOK[category];
    const href = CATEGORY_PATHS[category];
    return {
      id: category,
      label: t(`lobby.navigation.${category}`),
      icon: CATEGORY_ICONS[look],
      hue: look,
      href,
      isCurrent: category === current,
      ...(category === "LOTT" ? { onClick: gateLottery } : {}),
    };
  });
}

/** Entries of the header (R109). */
export const useHeaderItems = (): NavItem[] => useNavigation(HEADER_NAVIGATION_ORDER, headerNavigation);

/** Groups of the left bar (R114): home and the member's pages, then the categories. */
export function useLeftGroups(): SideNavGroup[] {
  const { t } = useTranslation();
  const pathname = usePagePath();
  const games = useNavigation(LEFT_NAVIGATION_ORDER, leftNavigation);
  const item = (path: string, label: string, icon: NavItem["icon"]): NavItem => ({
    id: path,
    label,
    icon,
    href: path,
    isCurrent: pathname === path,
  });
  return [
    { id: "home", items: [item(PATHS.home, t("app.leftBar.home"), HomeIcon)] },
    {
      id: "games",
      label: t("app.leftBar.games"),
      items: [...games, item(PATHS.promotions, t("app.leftBar.promotions"), PromotionIcon)],
    },
    {
      id: "yours",
      label: t("app.leftBar.yours"),
      items: [
        item(PATHS.favourites, t("app.leftBar.favourites"), HeartIcon),
        item(PATHS.recent, t("app.leftBar.recent"), ClockIcon),
        item(PATHS.pointMall, t("app.leftBar.pointMall"), GiftIcon),
      ],
    },
  ];
}

/**
 * The five entries of the phone's bottom bar. Members have the deposit there (R143), and a dot for unread
 * messages (R145).
 */
export function useBottomItems(): NavItem[] {
  const { t } = useTranslation();
  const pathname = usePagePath();
  const { search } = useLocation();
  const current = useSession();
  const hasOwn = hasMemberCentre(current);
  const { data: unread = 0 } = useQuery(unreadCountQuery(hasOwn));
  const section = sectionOf(pathname);
  const link = (path: string, label: string, icon: NavItem["icon"], isCurrent = pathname === path): NavItem => ({
    id: path,
    label,
    icon,
    href: path,
    isCurrent,
  });
  return [
    link(PATHS.home, t("app.bottomBar.home"), HomeIcon),
    link(PATHS.games, t("app.bottomBar.games"), GamesIcon, section === "games"),
    link(PATHS.lotteryList, t("app.bottomBar.lottery"), LotteryIcon, section === "lottery"),
    hasOwn
      ? link(memberSearch("deposit", search), t("wallet.deposit"), WalletIcon)
      : link(PATHS.favourites, t("app.bottomBar.favourites"), HeartIcon),
    {
      id: "me",
      label: t("app.bottomBar.me"),
      icon: MemberIcon,
      ...(unread > 0 && { badge: t("app.header.messages", { count: unread }) }),
      onClick: () => openModal({ name: current.isLogin ? "menu" : "login" }),
    },
  ];
}
