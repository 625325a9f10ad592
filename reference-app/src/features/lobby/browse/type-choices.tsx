import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Category } from "../../../shared/config/categories.ts";
import { gameTypesQuery } from "./browse-queries.ts";
import { narrowerTypes, type GameType } from "./browse-rules.ts";
import { Choices } from "./choices.tsx";
import type { UrlFilter } from "./url-filter.ts";

/**
 * The game types of a category (R244), of all vendors or one. Empty when they fail to load, undefined while the first ones load. The types of
 * the last vendor stay until those of the next have loaded: removing the choices would take the focus from the chosen vendor (WCAG 3.2.2).
 */
export function useGameTypes(category: Category, vendor: string): readonly GameType[] | undefined {
  const { data, isFetched } = useQuery({
    ...gameTypesQuery(vendor),
    placeholderData: keepPreviousData,
    select: (types) => narrowerTypes(types[category as keyof typeof types], category),
  });
  return data ?? (isFetched ? [] : undefined);
}

/** A choice of one type, such as popular, jackpot, crash or mines (R021), or all. Renders nothing when there is only one. */
export function TypeChoices({ types, filter }: { types: readonly GameType[]; filter: UrlFilter }) {
  const { t } = useTranslation();
  if (types.length === 0) return null;
  return (
    <Choices
      label={t("browse.types")}
      choices={[
        { value: "", label: t("browse.allTypes") },
        ...types.map(({ type, label }) => ({ value: type, label })),
      ]}
      value={filter.tag}
      onChange={(tag) => filter.change({ tag })}
    />
  );
}
