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

/** Sample items of the left bar, in the order of R114. */
export const SAMPLE_GROUPS: readonly SideNavGroup[] = [
  { id: "home", items: [{ id: "home", label: "Home", icon: HomeIcon, href: "#home", isCurrent: true }] },
  {
    id: "games",
    label: "Games",
    items: [
      { id: "slots", label: "Slots", icon: SlotsIcon, hue: "slots", href: "#slots" },
      { id: "live", label: "Live casino", icon: LiveIcon, hue: "live", href: "#live" },
      { id: "fishing", label: "Fishing", icon: FishingIcon, hue: "fishing", href: "#fishing" },
      { id: "bingo", label: "Bingo", icon: BingoIcon, hue: "bingo", href: "#bingo" },
      { id: "lottery", label: "Lottery", icon: LotteryIcon, hue: "lottery", href: "#lottery" },
      { id: "cockfight", label: "Cockfight", icon: CockfightIcon, hue: "cockfight", href: "#cockfight" },
      { id: "sports", label: "Sports", icon: SportsIcon, hue: "sports", href: "#sports" },
      { id: "poker", label: "Poker", icon: PokerIcon, hue: "poker", href: "#poker" },
    ],
  },
  {
    id: "more",
    items: [{ id: "promotions", label: "Promotions", icon: GiftIcon, href: "#promotions", badge: "2 new" }],
  },
];

export const SAMPLE_FOOTER_ITEMS: readonly NavItem[] = [
  { id: "app", label: "Get the app", icon: AppIcon, href: "#app" },
  { id: "service", label: "Customer service", icon: ServiceIcon, href: "#service" },
];

export const SAMPLE_BOTTOM_ITEMS: readonly NavItem[] = [
  { id: "home", label: "Home", icon: HomeIcon, href: "#home", isCurrent: true },
  { id: "games", label: "Games", icon: GamesIcon, href: "#games" },
  { id: "lottery", label: "Lottery", icon: LotteryIcon, href: "#lottery" },
  { id: "wallet", label: "Wallet", icon: WalletIcon, href: "#wallet" },
  { id: "me", label: "Me", icon: MemberIcon, href: "#me", badge: "3 unread messages" },
];

export const SAMPLE_RIGHT_ITEMS: readonly NavItem[] = [
  { id: "service", label: "Service", icon: ServiceIcon, href: "#service" },
  { id: "app", label: "App", icon: AppIcon, href: "#app" },
];

export const SAMPLE_RIGHT_FOOTER: readonly NavItem[] = [
  { id: "top", label: "To the top", icon: ChevronUpIcon, href: "#main" },
];
