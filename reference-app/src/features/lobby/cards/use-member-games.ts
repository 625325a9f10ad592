import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PATHS } from "../../../shared/config/paths.ts";
import { useSession } from "../../../shared/session/session.ts";
import { favouriteGamesQuery } from "../browse/browse-queries.ts";
import { recentGamesQuery } from "../queries.ts";
import type { MemberGamesProps } from "./member-games.tsx";

/** The member's favourites (R087, R307). */
export function useFavouriteGames(): MemberGamesProps {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  return {
    games: useQuery(favouriteGamesQuery(isLogin)),
    path: PATHS.favourites,
    texts: {
      title: t("lobby.favouritesTitle"),
      emptyTitle: t("lobby.favouritesEmptyTitle"),
      emptyText: t("lobby.favouritesEmptyText"),
      login: t("lobby.favouritesLogin"),
    },
  };
}

/** The member's last played games (R088, R308). */
export function useRecentGames(): MemberGamesProps {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  return {
    games: useQuery(recentGamesQuery(isLogin)),
    path: PATHS.recent,
    texts: {
      title: t("lobby.recentTitle"),
      emptyTitle: t("lobby.recentEmptyTitle"),
      emptyText: t("lobby.recentEmptyText"),
      login: t("lobby.recentLogin"),
    },
  };
}
