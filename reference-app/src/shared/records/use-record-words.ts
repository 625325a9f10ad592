import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { vendorsQuery } from "../api/vendors-query.ts";

/** Categories that the contract knows of bets. */
export const BET_CATEGORIES = ["RNG", "LIVE", "SPORTS", "FISH", "PVP", "LOTT", "ELOTT", "BINGO", "YB"] as const;
export type BetCategory = (typeof BET_CATEGORIES)[number];

/** Form of a vendor's code (`vassalage`). */
export const VENDOR_CODE = /^[A-Z0-9_]{1,32}$/;

/** Names of categories and vendors in the language of the page; a vendor that has left keeps its code. */
export function useRecordWords() {
  const { t } = useTranslation();
  const { data: lanes } = useQuery(vendorsQuery());
  const names = new Map(lanes?.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)));
  // Two lotteries stand side by side here.
  const categoryName = (category: BetCategory) =>
    category === "LOTT" ? t("lobby.navigation.LOTT") : t(`lobby.category.${category}`);
  return {
    categoryName,
    /** Of a code that may be of a category that we do not know: it keeps its code. */
    anyCategoryName: (code: string) => {
      const category = BET_CATEGORIES.find((known) => known === code);
      return category ? categoryName(category) : code;
    },
    vendorName: (code: string) => names.get(code) ?? code,
    vendors: [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
  };
}
