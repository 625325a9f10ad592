import {
  COCKFIGHT_VENDOR,
  LEFT_NAVIGATION_ORDER,
  YB_VENDOR,
  type Category,
  type ServedCategory,
} from "../../../shared/config/categories.ts";
import { leftNavigation, type Vendor, type VendorsByCategory } from "../rules.ts";

const VENDOR = /^[A-Z0-9_]{1,32}$/;

/** The vendor code in the address; "" when it is not a valid code. */
export const vendorOf = (text: string): string => (VENDOR.test(text) ? text : "");

export interface ListFilter {
  category: ServedCategory;
  vassalage?: string;
}

/** The query of a category page's game list. Derived categories use another category with their vendor (R019). */
export function listFilter(category: Category, vassalage: string | undefined): ListFilter {
  if (category === "COCKFIGHT") return { category: "SPORTS", vassalage: COCKFIGHT_VENDOR };
  if (category === "YB") return { category: "RNG", vassalage: YB_VENDOR };
  return vassalage ? { category, vassalage } : { category };
}

/** Categories that the lobby of all games can filter by. All of them until the vendors have loaded (R089). */
export const lobbyCategories = (vendors: VendorsByCategory | undefined): readonly Category[] =>
  vendors ? leftNavigation(vendors) : LEFT_NAVIGATION_ORDER;

/** The vendors to choose from, without duplicates: those of the category, or all (R089). */
export function lobbyVendors(vendors: VendorsByCategory | undefined, category: Category | undefined): Vendor[] {
  if (!vendors) return [];
  if (!category) return [...new Map([...vendors.values()].flat().map((vendor) => [vendor.vassalage, vendor])).values()];
  const { category: lane, vassalage } = listFilter(category, undefined);
  return (vendors.get(lane) ?? []).filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage);
}

/** The query of the search over all games (R089). */
export function searchFilter(category: Category | undefined, vassalage: string, words: string) {
  const { vassalage: vendor = vassalage, ...lane } = category ? listFilter(category, vassalage) : {};
  return {
    ...lane,
    ...(vendor ? { vendor: [vendor] } : {}),
    ...(words ? { q: words } : {}),
  };
}
