import { promotionPath } from "../../shared/config/paths.ts";
import { safePath, safeUrl } from "../../shared/addresses/safe-url.ts";
import type { Banner } from "../../shared/content/announcements.ts";
import type { ServedCategory } from "../../shared/config/categories.ts";

/** What a click on a banner does (R135). */
export type BannerLink =
  | { kind: "none" }
  | { kind: "path"; href: string }
  | { kind: "address"; href: string }
  | { kind: "game"; nodeId: number };

const NONE: BannerLink = { kind: "none" };

/** The checked target of a banner. An address that is not allowed or an unknown kind gives no link (R135). */
export function bannerLink(
  { linkageType, linkageTarget }: Pick<Banner, "linkageType" | "linkageTarget">,
  pageOrigin: string,
): BannerLink {
  if (!linkageTarget) return NONE;
  switch (linkageType) {
    case "url": {
      const href = safeUrl(linkageTarget, { pageOrigin, allowedOrigins: "*" });
      return href ? { kind: "address", href } : NONE;
    }
    case "route": {
      const href = safePath(linkageTarget, pageOrigin);
      return href ? { kind: "path", href } : NONE;
    }
    case "game": {
      const nodeId = Number(linkageTarget);
      return Number.isSafeInteger(nodeId) && nodeId > 0 ? { kind: "game", nodeId } : NONE;
    }
    case "promotion":
      return { kind: "path", href: promotionPath(linkageTarget) };
    case "none":
    default:
      return NONE;
  }
}

/** The banners of a group, in the server's order (R150, R235): `w_home` for home, `w_login` for the login dialog. */
export const bannersOf = <Grouped extends Pick<Banner, "groupName">>(
  banners: readonly Grouped[],
  group: string,
): Grouped[] => banners.filter(({ groupName }) => groupName === group);

/** A section of home in the merchant's configuration. */
export interface HomeSection {
  kind: string;
  category?: ServedCategory;
}

const DEFAULT_KINDS = ["hot", "popularDraws", "mini", "winners"];

/**
 * The sections below home's banners, in the order of the merchant's configuration (R004, R005). Unknown ones are left out.
 * When none is left, the product's default sections are used (R132–R140).
 */
export function homeSections(configured: readonly HomeSection[] = []): readonly HomeSection[] {
  const known = configured.filter(({ kind, category }) =>
    kind === "category" ? category : kind === "regionalDraws" || DEFAULT_KINDS.includes(kind),
  );
  return known.length > 0 ? known : DEFAULT_KINDS.map((kind) => ({ kind }));
}
