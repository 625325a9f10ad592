import { COCKFIGHT_VENDOR, LEFT_NAVIGATION_ORDER, YB_VENDOR, type Category } from "../../shared/config/categories.ts";
import { leftNavigation, type Vendor, type VendorsByCategory } from "./rules.ts";

const VENDOR = /^[A-Z0-9_]{1,32}$/;

/** The vendor that an address names; "" for what no vendor is called. */
export const vendorOf = (text: string): string => (VENDOR.test(text) ? text : "");

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
