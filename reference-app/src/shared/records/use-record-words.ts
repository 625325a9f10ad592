import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { vendorsQuery } from "../api/queries/vendors-query.ts";

/** The contract's bet categories. */
export const BET_CATEGORIES = ["RNG", "LIVE", "SPORTS", "FISH", "PVP", "LOTT", "ELOTT", "BINGO", "YB"] as const;
export type BetCategory = (typeof BET_CATEGORIES)[number];

/** The form of a vendor's code (`vassalage`). */
export const VENDOR_CODE = /^[A-Z0-9_]{1,32}$/;

/** Names of categories and vendors in the page's language. A vendor that is no longer listed is shown by its code. */
export function useRecordWords() {
  const { t } = useTranslation();
  const { data: lanes } = useQuery(vendorsQuery());
  const names = new Map(lanes?.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)));
  // Two lottery categories appear side by side here, so they need different names.
  const categoryName = (category: BetCategory) =>
    category === "LOTT" ? t("lobby.navigation.LOTT") : t(`lobby.category.${category}`);
  return {
    categoryName,
    /** The name for a code; an unknown code is shown as it is. */
    anyCategoryName: (code: string) => {
      const category = BET_CATEGORIES.find((known) => known === code);
      return category ? categoryName(category) : code;
    },
    vendorName: (code: string) => names.get(code) ?? code,
    vendors: [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
  };
}
