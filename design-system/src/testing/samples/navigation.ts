import type { NavItem } from "../../components/NavEntry/NavEntry.tsx";
import type { SideNavGroup } from "../../components/SideNav/SideNav.tsx";
import {
  AppIcon,
  BingoIcon,
  ChevronUpIcon,
  CockfightIcon,
  FishingIcon,
  GamesIcon,
  GiftIcon,
  HomeIcon,
  LiveIcon,
  LotteryIcon,
  MemberIcon,
  PokerIcon,
  ServiceIcon,
  SlotsIcon,
  SportsIcon,
  WalletIcon,
} from "../../icons/icons.ts";
import { navigationTexts } from "./texts.ts";

/** Sample items of the left bar, in the order of R114. */
export const sampleGroups = (texts: typeof navigationTexts.en): readonly SideNavGroup[] => [
  { id: "home", items: [{ id: "home", label: texts.home, icon: HomeIcon, href: "#home", isCurrent: true }] },
  {
    id: "games",
    label: texts.games,
    items: [
      { id: "slots", label: texts.slots, icon: SlotsIcon, hue: "slots", href: "#slots" },
      { id: "live", label: texts.live, icon: LiveIcon, hue: "live", href: "#live" },
      { id: "fishing", label: texts.fishing, icon: FishingIcon, hue: "fishing", href: "#fishing" },
      { id: "bingo", label: texts.bingo, icon: BingoIcon, hue: "bingo", href: "#bingo" },
      { id: "lottery", label: texts.lottery, icon: LotteryIcon, hue: "lottery", href: "#lottery" },
      { id: "cockfight", label: texts.cockfight, icon: CockfightIcon, hue: "cockfight", href: "#cockfight" },
      { id: "sports", label: texts.sports, icon: SportsIcon, hue: "sports", href: "#sports" },
      { id: "poker", label: texts.poker, icon: PokerIcon, hue: "poker", href: "#poker" },
    ],
  },
  {
    id: "more",
    items: [
      { id: "promotions", label: texts.promotions, icon: GiftIcon, href: "#promotions", badge: texts.newPromotions },
    ],
  },
];

export const sampleFooterItems = (texts: typeof navigationTexts.en): readonly NavItem[] => [
  { id: "app", label: texts.getApp, icon: AppIcon, href: "#app" },
  { id: "service", label: texts.customerService, icon: ServiceIcon, href: "#service" },
];

export const sampleBottomItems = (texts: typeof navigationTexts.en): readonly NavItem[] => [
  { id: "home", label: texts.home, icon: HomeIcon, href: "#home", isCurrent: true },
  { id: "games", label: texts.games, icon: GamesIcon, href: "#games" },
  { id: "lottery", label: texts.lottery, icon: LotteryIcon, href: "#lottery" },
  { id: "wallet", label: texts.wallet, icon: WalletIcon, href: "#wallet" },
  { id: "me", label: texts.me, icon: MemberIcon, href: "#me", badge: texts.unreadMessages },
];

export const sampleRightItems = (texts: typeof navigationTexts.en): readonly NavItem[] => [
  { id: "service", label: texts.service, icon: ServiceIcon, href: "#service" },
  { id: "app", label: texts.app, icon: AppIcon, href: "#app" },
];

export const sampleRightFooter = (texts: typeof navigationTexts.en): readonly NavItem[] => [
  { id: "top", label: texts.top, icon: ChevronUpIcon, href: "#main" },
];

// The items in English, for stories and tests of the components.
export const SAMPLE_GROUPS = sampleGroups(navigationTexts.en);
export const SAMPLE_FOOTER_ITEMS = sampleFooterItems(navigationTexts.en);
export const SAMPLE_BOTTOM_ITEMS = sampleBottomItems(navigationTexts.en);
export const SAMPLE_RIGHT_ITEMS = sampleRightItems(navigationTexts.en);
export const SAMPLE_RIGHT_FOOTER = sampleRightFooter(navigationTexts.en);
