import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Category } from "../../shared/config/categories.ts";
import { gameTypesQuery } from "./browse-queries.ts";
import { narrowerTypes } from "./browse-rules.ts";
import { Choices } from "./choices.tsx";
import type { UrlFilter } from "./url-filter.ts";

/** The types of games of a category (R244): popular, jackpot, crash, mines (R021). Nothing where there is but one. */
export function TypeChoices({ category, filter }: { category: Category; filter: UrlFilter }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...gameTypesQuery(filter.vendor),
    select: (types) => narrowerTypes(types[category as keyof typeof types], category),
  });
  if (!data || data.length === 0) return null;
  return (
    <Choices
      label={t("browse.types")}
      choices={[{ value: "", label: t("browse.allTypes") }, ...data.map(({ type, label }) => ({ value: type, label }))]}
      value={filter.tag}
      onChange={(tag) => filter.change({ tag })}
    />
  );
}
