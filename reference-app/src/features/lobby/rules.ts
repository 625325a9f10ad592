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
  /** Its logo (R512). */
  image?: { url: string; color: string };
  /** Its games in the category. */
  gameCount?: number;
}

/** A lane of the vendor answer: its title is the category's code (R243). */
export interface VendorLane {
  title: string;
  cards: readonly Vendor[];
}

/** Vendors by category code; a Map, since the keys come from the server. */
export type VendorsByCategory = ReadonlyMap<string, readonly Vendor[]>;

/** Reshapes the lanes into vendor lists by category (R243). */
export function vendorsByCategory(lanes: readonly VendorLane[]): VendorsByCategory {
  const byCategory = new Map<string, Vendor[]>();
  for (const lane of lanes) byCategory.set(lane.title, [...(byCategory.get(lane.title) ?? []), ...lane.cards]);
  return byCategory;
}

/** The names of the vendors in the language of the answer, by code. */
export const vendorNames = (lanes: readonly VendorLane[]): ReadonlyMap<string, string> =>
  new Map(lanes.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)));

const hasVendor = (vendors: VendorsByCategory, category: string, vassalage: string) =>
  vendors.get(category)?.some((vendor) => vendor.vassalage === vassalage) ?? false;

/** Is there anything behind this navigation entry (R115–R118, C1)? */
export function isCategoryShown(vendors: VendorsByCategory, category: Category): boolean {
  switch (category) {
    case "BINGO":
      return true; // R118
    case "COCKFIGHT":
      return hasVendor(vendors, "SPORTS", COCKFIGHT_VENDOR); // R116
    case "YB":
      return hasVendor(vendors, "RNG", YB_VENDOR); // R117
    default:
      return (vendors.get(category)?.length ?? 0) > 0; // R115
  }
}

/** Entries of the left navigation in the fixed order (R114). */
export const leftNavigation = (vendors: VendorsByCategory): Category[] =>
  LEFT_NAVIGATION_ORDER.filter((category) => isCategoryShown(vendors, category));

/** Entries of the header navigation in the fixed order (R109). */
export const headerNavigation = (vendors: VendorsByCategory): Category[] =>
  HEADER_NAVIGATION_ORDER.filter((category) => isCategoryShown(vendors, category));

/** Categories that the server knows; cockfight is not one of them. */
export interface ListFilter {
  category: Exclude<Category, "COCKFIGHT">;
  vassalage?: string;
}

/** What the game list is asked for, for a category page. Derived categories narrow another one to their vendor (R019). */
export function listFilter(category: Category, vassalage: string | undefined): ListFilter {
  if (category === "COCKFIGHT") return { category: "SPORTS", vassalage: COCKFIGHT_VENDOR };
  if (category === "YB") return { category: "RNG", vassalage: YB_VENDOR };
  return vassalage ? { category, vassalage } : { category };
}

/** The categories that the lobby of all games can be narrowed to; the whole order until the vendors are known (R089). */
export const lobbyCategories = (vendors: VendorsByCategory | undefined): readonly Category[] =>
  vendors ? leftNavigation(vendors) : LEFT_NAVIGATION_ORDER;

/** The makers to choose from, each once: those of the category, or all (R089). */
export function lobbyVendors(vendors: VendorsByCategory | undefined, category: Category | undefined): Vendor[] {
  if (!vendors) return [];
  if (!category) return [...new Map([...vendors.values()].flat().map((vendor) => [vendor.vassalage, vendor])).values()];
  const { category: lane, vassalage } = listFilter(category, undefined);
  return (vendors.get(lane) ?? []).filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage);
}

/** What the search over all games is asked for (R089). */
export function searchFilter(category: Category | undefined, vassalage: string, words: string) {
  const { vassalage: vendor = vassalage, ...lane } = category ? listFilter(category, vassalage) : {};
  return {
    ...lane,
    ...(vendor ? { vendor: [vendor] } : {}),
    ...(words ? { q: words } : {}),
  };
}

/** Appends the id if it is absent (R305). */
export const withFavourite = (ids: readonly number[], nodeId: number): number[] =>
  ids.includes(nodeId) ? [...ids] : [...ids, nodeId];

/** Filters the id out (R306). */
export const withoutFavourite = (ids: readonly number[], nodeId: number): number[] => ids.filter((id) => id !== nodeId);

/** The page number in the URL, 1 for anything that is not one. */
export function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
