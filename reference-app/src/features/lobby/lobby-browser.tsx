import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { useMediaQuery } from "@lobbykit/design-system/foundations/use-media-query";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { media } from "@lobbykit/design-system/theme/conditions";
import { LOBBY_PAGE_SIZE } from "../../shared/config/constants.ts";
import { page as pageStyle } from "../../shared/layout/page.css.ts";
import { BrowseBar } from "./browse-bar.tsx";
import { searchGamesQuery } from "./browse-queries.ts";
import { BrowseResults } from "./browse-results.tsx";
import { Choices } from "./choices.tsx";
import { EndlessGames } from "./endless-games.tsx";
import { vendorsQuery } from "../../shared/api/vendors-query.ts";
import { lobbyCategories, lobbyVendors, searchFilter } from "./filter-rules.ts";
import { vendorsByCategory } from "./rules.ts";
import { isShortcutOn, switchShortcut } from "./shortcut-choice.ts";
import { useResultKeys } from "./use-result-keys.ts";
import { useUrlFilter } from "./url-filter.ts";

/** All games of all makers (R089): category, maker and words stand in the URL. */
export function LobbyBrowser({ title }: { title: string }) {
  const { t } = useTranslation();
  const filter = useUrlFilter();
  const area = useResultKeys();
  const { change } = filter;
  const [hasShortcut, setHasShortcut] = useState(isShortcutOn);
  const hasKeyboard = useMediaQuery(media.hover);
  const { data: vendors } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const categories = lobbyCategories(vendors);
  // What nobody knows filters nothing: an old link shows all games rather than none.
  const category = categories.find((known) => known === filter.category);
  const makers = lobbyVendors(vendors, category);
  const vendor = !vendors || makers.some(({ vassalage }) => vassalage === filter.vendor) ? filter.vendor : "";
  const search = { ...searchFilter(category, vendor, filter.q), pageSize: LOBBY_PAGE_SIZE };
  const games = useQuery(searchGamesQuery({ ...search, page: 1 }));
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
        // Another category has other makers.
        onChange={(code) => change({ category: code, vendor: "" })}
      />
      <BrowseBar filter={filter} hasShortcut={hasShortcut} note={hasKeyboard && shortcutChoice}>
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
      <BrowseResults games={games} filter={filter}>
        {() => <EndlessGames label={title} found={games.data} />}
      </BrowseResults>
    </div>
  );
}
