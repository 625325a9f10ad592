import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { CategoryBrowser } from "../../features/lobby/browse/category-browser.tsx";
import { vendorsQuery } from "../../shared/api/queries/vendors-query.ts";
import { vendorOf } from "../../features/lobby/browse/filter-rules.ts";
import { vendorNames } from "../../features/lobby/rules.ts";
import { COCKFIGHT_VENDOR } from "../../shared/config/categories.ts";
import { CATEGORY_PATHS } from "../../shared/config/paths.ts";
import { CATEGORY_LOOK } from "../../shared/config/category-hues.ts";
import { PageTitle } from "../../shared/layout/page-title.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The sports of one vendor (R086). The page of DS88 is the cockfight (R019, R116). */
export function Component() {
  const { t } = useTranslation();
  const vendor = vendorOf(useParams().vendor ?? "");
  const { data: names } = useQuery({ ...vendorsQuery(), select: vendorNames });
  const category = vendor === COCKFIGHT_VENDOR ? "COCKFIGHT" : "SPORTS";
  const title =
    category === "COCKFIGHT" ? t("lobby.category.COCKFIGHT") : (names?.get(vendor) ?? t("lobby.category.SPORTS"));
  if (vendor === "") return <Navigate to={CATEGORY_PATHS.SPORTS} replace />;
  return (
    <div className={page}>
      <PageTitle category={CATEGORY_LOOK[category]}>{title}</PageTitle>
      <CategoryBrowser key={vendor} category={category} maker={vendor} title={title} />
    </div>
  );
}
