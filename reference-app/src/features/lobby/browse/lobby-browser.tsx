import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { useMediaQuery } from "@lobbykit/design-system/foundations/use-media-query";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { HOVER } from "@lobbykit/design-system/theme/conditions";
import { queryClient } from "../../../shared/api/query-client.ts";
import { LOBBY_PAGE_SIZE } from "../../../shared/config/constants.ts";
import { page as pageStyle } from "../../../shared/layout/page.css.ts";
import { BrowseBar } from "./browse-bar.tsx";
import { searchGamesQuery } from "./browse-queries.ts";
import { BrowseResults, type BrowseResultsProps } from "./browse-results.tsx";
import { Choices } from "./choices.tsx";
import { EndlessGames } from "./endless-games.tsx";
import { vendorsQuery } from "../../../shared/api/queries/vendors-query.ts";
import { lobbyCategories, lobbyVendors, searchFilter } from "./filter-rules.ts";
import { vendorsByCategory } from "../rules.ts";
import { isShortcutOn, switchShortcut } from "./shortcut-choice.ts";
import { useResultKeys } from "./use-result-keys.ts";
import { useUrlFilter, type UrlFilter } from "./url-filter.ts";

type LobbyWish = Pick<UrlFilter, "category" | "vendor" | "q">;

/** All games of all vendors (R089). Category, vendor and search text are in the URL. */
export function LobbyBrowser({ title }: { title: string }) {
  const { t } = useTranslation();
  const urlFilter = useUrlFilter();
  const area = useResultKeys();
  const [hasShortcut, setHasShortcut] = useState(isShortcutOn);
  const hasKeyboard = useMediaQuery(HOVER);
  const { data: vendors } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const categories = lobbyCategories(vendors);
  // Unknown values are ignored, so that an old link shows all games instead of none.
  const searchOf = (wanted: LobbyWish) => {
    const category = categories.find((code) => code === wanted.category);
    const makers = lobbyVendors(vendors, category);
    const vendor = !vendors || makers.some(({ vassalage }) => vassalage === wanted.vendor) ? wanted.vendor : "";
    const query = searchGamesQuery({ ...searchFilter(category, vendor, wanted.q), pageSize: LOBBY_PAGE_SIZE, page: 1 });
    return { category, makers, vendor, query };
  };
  const { category, makers, vendor, query } = searchOf(urlFilter);
  const change: UrlFilter["change"] = (parts) => {
    // Requested before rendering, so that the server works meanwhile.
    void queryClient.prefetchQuery(searchOf({ ...urlFilter, ...parts }).query);
    urlFilter.change(parts);
  };
  const filter = { ...urlFilter, change };
  const shortcutChoice = (
    <Checkbox
      label={t("browse.shortcut")}
      checked={hasShortcut}
      onChange={({ currentTarget }) => {
        setHasShortcut(currentTarget.checked);
        switchShortcut(currentTarget.checked);
      }}
    />
  );
  return (
    <div ref={area} className={pageStyle}>
      <Choices
        label={t("places.games.categories")}
        choices={[
          { value: "", label: t("places.games.allCategories") },
          ...categories.map((code) => ({ value: code, label: t(`lobby.navigation.${code}`) })),
        ]}
        value={category ?? ""}
        // Another category has other vendors.
        onChange={(code) => change({ category: code, vendor: "" })}
      />
      <BrowseBar filter={filter} hasShortcut={hasShortcut}>
        <NativeSelect
          label={t("lobby.vendors")}
          options={[
            { value: "", label: t("lobby.allVendors") },
            ...makers.map(({ vassalage, name }) => ({ value: vassalage, label: name })),
          ]}
          value={vendor}
          onChange={({ currentTarget }) => change({ vendor: currentTarget.value })}
        />
      </BrowseBar>
      <LobbyResults title={title} query={query} filter={filter} note={hasKeyboard && shortcutChoice} />
    </div>
  );
}

interface LobbyResultsProps extends Pick<BrowseResultsProps, "filter" | "note"> {
  title: string;
  query: ReturnType<typeof searchGamesQuery>;
}

/** Rendered separately, so that an answer does not render the filters above it again. */
function LobbyResults({ title, query, filter, note }: LobbyResultsProps) {
  const games = useQuery(query);
  return (
    <BrowseResults games={games} filter={filter} note={note}>
      {() => <EndlessGames label={title} found={games.data} />}
    </BrowseResults>
  );
}
