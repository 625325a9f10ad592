import {
  COCKFIGHT_VENDOR,
  HEADER_NAVIGATION_ORDER,
  LEFT_NAVIGATION_ORDER,
  YB_VENDOR,
  type Category,
} from "../../shared/config/categories.ts";

export interface Vendor {
  vassalage: string;
  name: string;
  /** The vendor's logo (R512). */
  image?: { url: string; color: string };
  /** How many games the vendor has in the category. */
  gameCount?: number;
}

/** A group in the vendor answer. Its title is the category's code (R243). */
export interface VendorLane {
  title: string;
  cards: readonly Vendor[];
}

/** Vendors by category code. A Map, because the keys come from the server. */
export type VendorsByCategory = ReadonlyMap<string, readonly Vendor[]>;

/** Converts the answer into vendor lists by category (R243). */
export function vendorsByCategory(lanes: readonly VendorLane[]): VendorsByCategory {
  const byCategory = new Map<string, Vendor[]>();
  for (const lane of lanes) byCategory.set(lane.title, [...(byCategory.get(lane.title) ?? []), ...lane.cards]);
  return byCategory;
}

/** Vendor names by code, in the answer's language. */
export const vendorNames = (lanes: readonly VendorLane[]): ReadonlyMap<string, string> =>
  new Map(lanes.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)));

const hasVendor = (vendors: VendorsByCategory, category: string, vassalage: string) =>
  vendors.get(category)?.some((vendor) => vendor.vassalage === vassalage) ?? false;

/** Whether a navigation entry has any content (R115–R118, C1). */
function isCategoryShown(vendors: VendorsByCategory, category: Category): boolean {
  switch (category) {
    case "BINGO":
      return true; // always shown (R118)
    case "COCKFIGHT":
      return hasVendor(vendors, "SPORTS", COCKFIGHT_VENDOR); // a vendor of sports (R116)
    case "YB":
      return hasVendor(vendors, "RNG", YB_VENDOR); // a vendor of slots (R117)
    default:
      return (vendors.get(category)?.length ?? 0) > 0; // any vendor (R115)
  }
}

/** Entries of the left bar in the fixed order (R114). */
export const leftNavigation = (vendors: VendorsByCategory): Category[] =>
  LEFT_NAVIGATION_ORDER.filter((category) => isCategoryShown(vendors, category));

/** Entries of the header navigation in the fixed order (R109). */
export const headerNavigation = (vendors: VendorsByCategory): Category[] =>
  HEADER_NAVIGATION_ORDER.filter((category) => isCategoryShown(vendors, category));

/** Adds the id if it is absent (R305). */
export const withFavourite = (ids: readonly number[], nodeId: number): number[] =>
  ids.includes(nodeId) ? [...ids] : [...ids, nodeId];

/** Removes the id (R306). */
export const withoutFavourite = (ids: readonly number[], nodeId: number): number[] => ids.filter((id) => id !== nodeId);
