import { useQuery } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "../../../shared/config/categories.ts";
import { page as pageStyle } from "../../../shared/layout/page.css.ts";
import { LoadBanner } from "../../../shared/loading/load-banner.tsx";
import { BrowseBar } from "./browse-bar.tsx";
import { CategoryResults } from "./category-results.tsx";
import { useCategoryRows } from "./category-rows.tsx";
import { vendorsQuery } from "../../../shared/api/queries/vendors-query.ts";
import { listFilter } from "./filter-rules.ts";
import { vendorsByCategory, type Vendor } from "../rules.ts";
import { TypeChoices, useGameTypes } from "./type-choices.tsx";
import { useResultKeys } from "./use-result-keys.ts";
import { useUrlFilter } from "./url-filter.ts";
import { VendorShelf } from "../shelves/vendor-shelf.tsx";

const NO_MAKERS: readonly Vendor[] = [];

export interface CategoryBrowserProps {
  category: Category;
  /** Shows only this vendor's games, and no choice of vendor (R086). @default the vendor in the URL */
  maker?: string;
  /** The category's name, for the list. */
  title: string;
  /** Content of this category alone, rendered above the games, such as poker tables. @default none */
  children?: ReactNode;
}

/**
 * The games of a category (R498–R500). Vendor, type, search and page are in the URL; a page has 5 × rows games, by width.
 * The rows above are shown only on page one without a search or filter.
 */
export function CategoryBrowser({ category, maker, title, children }: CategoryBrowserProps) {
  const { t } = useTranslation();
  const filter = useUrlFilter();
  const { vendor, q, change } = filter;
  const area = useResultKeys();
  const vendors = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const types = useGameTypes(category, vendor);
  const rows = useCategoryRows(category);
  // Everything above the games appears together with them, so that nothing moves.
  const isWaiting = !vendors.isFetched || !types || !rows;
  // When a category has only one vendor, there is no choice.
  const isOneMakers = maker !== undefined || listFilter(category, undefined).vassalage !== undefined;
  const chooseVendor = useCallback((code: string) => change({ vendor: code }), [change]);
  return (
    <div ref={area} className={pageStyle}>
      <BrowseBar filter={filter}>{!isWaiting && <TypeChoices types={types} filter={filter} />}</BrowseBar>
      {/* Hidden during a search, so that its results come first. */}
      {!isOneMakers && (q === "" || vendor !== "") && (
        <VendorShelf
          makers={isWaiting ? undefined : (vendors.data?.get(category) ?? NO_MAKERS)}
          vendor={vendor}
          onChange={chooseVendor}
        />
      )}
      {!isOneMakers && <LoadBanner part={t("lobby.vendors")} result={vendors} />}
      <CategoryResults
        category={category}
        title={title}
        maker={maker}
        filter={filter}
        rows={isWaiting ? undefined : rows}
      >
        {children}
      </CategoryResults>
    </div>
  );
}
