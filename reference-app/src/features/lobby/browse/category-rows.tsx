import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { HeartIcon, HotIcon } from "@lobbykit/design-system/icons";
import { Icon } from "@lobbykit/design-system/Icon";
import { Link } from "@lobbykit/design-system/Link";
import type { Category } from "../../../shared/config/categories.ts";
import { HOT_COUNT_MAX } from "../../../shared/config/constants.ts";
import { PATHS } from "../../../shared/config/paths.ts";
import { useSession } from "../../../shared/session/session.ts";
import { favouriteGamesQuery } from "./browse-queries.ts";
import { isOfCategory } from "./browse-rules.ts";
import { GameShelf } from "../shelves/game-shelf.tsx";
import { hotGamesQuery, recentGamesQuery, type Game } from "../queries.ts";

/** The rows above a category's games (R185). */
export interface Rows {
  recent: readonly Game[];
  favourites: readonly Game[];
  hot: readonly Game[];
}

/**
 * Requests the games of all rows at the same time. The result is undefined until each row has loaded or failed. A failed row is left out,
 * because the games below it matter more.
 */
export function useCategoryRows(category: Category): Rows | undefined {
  const { isLogin } = useSession();
  const recent = useQuery(recentGamesQuery(isLogin));
  const favourites = useQuery(favouriteGamesQuery(isLogin));
  const hot = useQuery(hotGamesQuery(HOT_COUNT_MAX));
  const isWaiting = !hot.isFetched || (isLogin && !(recent.isFetched && favourites.isFetched));
  const rows = useMemo(() => {
    const ofCategory = (games: readonly Game[] | undefined) =>
      (games ?? []).filter((game) => isOfCategory(game, category));
    return { recent: ofCategory(recent.data), favourites: ofCategory(favourites.data), hot: ofCategory(hot.data) };
  }, [recent.data, favourites.data, hot.data, category]);
  return isWaiting ? undefined : rows;
}

/** Rows of the member's last played games, favourites and popular games. */
export function CategoryRows({ rows }: { rows: Rows }) {
  const { t } = useTranslation();
  // The row of favourites appears at the next visit. Inserting it with the first favourite would move the game that was clicked.
  const [hadFavourites] = useState(rows.favourites.length > 0);
  return (
    <>
      {rows.recent.length > 0 && (
        <GameShelf
          heading={t("lobby.continue")}
          games={rows.recent}
          action={<Link href={PATHS.recent}>{t("lobby.all")}</Link>}
          priority
        />
      )}
      {hadFavourites && rows.favourites.length > 0 && (
        <GameShelf
          heading={t("lobby.favouritesTitle")}
          games={rows.favourites}
          icon={<Icon drawing={HeartIcon} />}
          action={<Link href={PATHS.favourites}>{t("lobby.all")}</Link>}
        />
      )}
      {rows.hot.length > 0 && (
        <GameShelf
          heading={t("home.hot")}
          games={rows.hot}
          icon={<Icon drawing={HotIcon} />}
          priority={rows.recent.length === 0}
        />
      )}
    </>
  );
}
