import { DAY_MS } from "../clock.ts";
import { BANNER_ART, bannerColor } from "../../art/banner-art.ts";
import { gameOfCode } from "../games/catalogue.ts";
import { ANNOUNCEMENTS } from "./data/announcements.ts";
import { BANNERS, type BannerRecord } from "./data/banners.ts";
import { HELP, type HelpRecord } from "./data/help.ts";
import { PROMOTIONS } from "./data/promotions.ts";
import { withMoney } from "../money/money-in-texts.ts";
import { inLanguage } from "../text.ts";
import { DEFAULT_MERCHANT, type Merchant } from "../site/merchants.ts";

const targetOf = ({ linkageType, linkageTarget }: BannerRecord): string | null => {
  if (linkageType !== "game") return linkageTarget;
  const game = linkageTarget && gameOfCode(linkageTarget);
  return game ? String(game.nodeId) : null;
};

/** Banners of a merchant: its home-page banners in its order, then those that all merchants have. */
const bannersOf = ({ lobby }: Merchant): readonly BannerRecord[] => {
  const ofHome = lobby.banners.flatMap((id) => BANNERS.find((banner) => banner.id === id) ?? []);
  return [...ofHome, ...BANNERS.filter(({ groupName }) => groupName !== "w_home")];
};

/** Banners in the form of the contract (R235). */
export const listBanners = (language: string, merchant = DEFAULT_MERCHANT) =>
  bannersOf(merchant).map((banner) => ({
    id: banner.id,
    groupName: banner.groupName,
    url: `/art/scenes/${banner.id}.svg`,
    title: inLanguage(banner.title, language),
    alt: inLanguage(banner.alt, language),
    linkageType: banner.linkageType,
    linkageTarget: targetOf(banner),
    image: { ...BANNER_ART, color: bannerColor(banner) },
  }));

/** A merchant's announcements of the requested types, newest first, with publication dates counted back from `now`. */
export const listAnnouncements = (
  types: readonly string[],
  language: string,
  now: number,
  { merchantCode, currency }: Merchant = DEFAULT_MERCHANT,
) =>
  ANNOUNCEMENTS.filter(({ type, only }) => types.includes(type) && (only ?? merchantCode) === merchantCode)
    .toSorted((left, right) => left.daysAgo - right.daysAgo)
    .map(({ id, type, title, content, daysAgo }) => ({
      id,
      title: inLanguage(title, language),
      content: withMoney(inLanguage(content, language), currency),
      type,
      publishedAt: new Date(publishedAt(daysAgo, now)).toISOString(),
    }));

/** Midnight `daysAgo` days before `now`. */
const publishedAt = (daysAgo: number, now: number) => (Math.floor(now / DAY_MS) - daysAgo) * DAY_MS;

/** A promotion with all its terms; undefined when the id is unknown. */
export function promotionOf(promotionId: string, language: string, now: number, { currency }: Merchant) {
  const announcement = ANNOUNCEMENTS.find(({ id, type }) => type === "PR" && id === promotionId);
  const promotion = PROMOTIONS.find(({ id }) => id === promotionId);
  if (!announcement || !promotion) return undefined;
  const { days, bannerId, activityId = null } = promotion;
  const startsAt = publishedAt(announcement.daysAgo, now);
  const banner = listBanners(language).find(({ id }) => id === bannerId);
  return {
    id: promotionId,
    title: inLanguage(announcement.title, language),
    terms: withMoney(inLanguage(announcement.content, language), currency),
    startsAt: new Date(startsAt).toISOString(),
    endsAt: days === undefined ? null : new Date(startsAt + days * DAY_MS).toISOString(),
    activityId,
    image: banner ? { url: banner.url, ...banner.image } : null,
  };
}

interface HelpItem {
  tag: string;
  title: string;
  content: string;
  children: HelpItem[];
}

/** The help centre as a tree (R236). The terms of registration are under `reg-agreement` (R157). */
export function helpCenter(language: string): HelpItem[] {
  const toItem = ({ tag, title, content, children = [] }: HelpRecord): HelpItem => ({
    tag,
    title: inLanguage(title, language),
    content: inLanguage(content, language),
    children: children.map(toItem),
  });
  return HELP.map(toItem);
}
