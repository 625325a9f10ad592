import { useQuery } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "../../shared/config/categories.ts";
import { page as pageStyle } from "../../shared/layout/page.css.ts";
import { LoadBanner } from "../../shared/layout/load-banner.tsx";
import { BrowseBar } from "./browse-bar.tsx";
import { CategoryResults } from "./category-results.tsx";
import { useCategoryRows } from "./category-rows.tsx";
import { vendorsQuery } from "../../shared/api/vendors-query.ts";
import { listFilter } from "./filter-rules.ts";
import { vendorsByCategory, type Vendor } from "./rules.ts";
import { TypeChoices, useGameTypes } from "./type-choices.tsx";
import { useResultKeys } from "./use-result-keys.ts";
import { useUrlFilter } from "./url-filter.ts";
import { VendorShelf } from "./vendor-shelf.tsx";

const NO_MAKERS: readonly Vendor[] = [];

export interface CategoryBrowserProps {
  category: Category;
  /** Only the games of this maker, which then is no choice (R086). @default the one in the URL */
  maker?: string;
  /** Name of the category, for the list. */
  title: string;
  /** What stands above the games of this category alone, such as poker tables. @default nothing */
  children?: ReactNode;
}

/**
 * Games of a category: makers, types, search and page stand in the URL; the page holds 5 × rows games by width (R498–R500). The rows
 * above them are for those who do not look for something yet.
 */
export function CategoryBrowser({ category, maker, title, children }: CategoryBrowserProps) {
  const { t } = useTranslation();
  const filter = useUrlFilter();
  const { vendor, q, change } = filter;
  const area = useResultKeys();
  const vendors = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const types = useGameTypes(category, vendor);
  const rows = useCategoryRows(category);
  // All that stands above the games comes at once with them, so that nothing is pushed away.
  const isWaiting = !vendors.isFetched || !types || !rows;
  // A category that is one maker's leaves nothing to choose.
  const isOneMakers = maker !== undefined || listFilter(category, undefined).vassalage !== undefined;
  const chooseVendor = useCallback((code: string) => change({ vendor: code }), [change]);
  return (
    <div ref={area} className={pageStyle}>
      <BrowseBar filter={filter}>{!isWaiting && <TypeChoices types={types} filter={filter} />}</BrowseBar>
      {/* Whoever looks for words wants what was found near by. */}
      {!isWaiting && !isOneMakers && (q === "" || vendor !== "") && (
        <VendorShelf makers={vendors.data?.get(category) ?? NO_MAKERS} vendor={vendor} onChange={chooseVendor} />
      )}
      {vendors.error && !vendors.data && !isOneMakers && (
        <LoadBanner title={t("lobby.vendors")} error={vendors.error} onRetry={() => void vendors.refetch()} />
      )}
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
