import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CategoryBrowser } from "../../features/lobby/browse/category-browser.tsx";
import { categoryLoader } from "../../features/lobby/prefetch.ts";
import type { Category } from "../../shared/config/categories.ts";
import { CATEGORY_LOOK } from "../../shared/config/category-hues.ts";
import { PageTitle } from "../../shared/layout/page-title.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** A category of games, such as slots, live or fishing (R050–R056). */
export function CategoryPage({ category, children }: { category: Category; children?: ReactNode }) {
  const { t } = useTranslation();
  const title = t(`lobby.category.${category}`);
  return (
    <div className={page}>
      <PageTitle category={CATEGORY_LOOK[category]}>{title}</PageTitle>
      <CategoryBrowser key={category} category={category} title={title}>
        {children}
      </CategoryBrowser>
    </div>
  );
}

export { categoryLoader };
