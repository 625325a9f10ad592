import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { favouriteGamesQuery } from "../../features/lobby/browse-queries.ts";
import { MemberGamesList } from "../../features/lobby/member-games.tsx";
import { recentGamesQuery } from "../../features/lobby/queries.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { useSession } from "../../shared/session/session.ts";

/** The member's favourites (R087, R307). */
export function FavouritesSection() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  return (
    <MemberGamesList
      games={useQuery(favouriteGamesQuery(isLogin))}
      path={PATHS.favourites}
      texts={{
        title: t("lobby.favouritesTitle"),
        emptyTitle: t("lobby.favouritesEmptyTitle"),
        emptyText: t("lobby.favouritesEmptyText"),
        login: t("lobby.favouritesLogin"),
      }}
    />
  );
}

/** What the member played last (R088, R308). */
export function RecentSection() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  return (
    <MemberGamesList
      games={useQuery(recentGamesQuery(isLogin))}
      path={PATHS.recent}
      texts={{
        title: t("lobby.recentTitle"),
        emptyTitle: t("lobby.recentEmptyTitle"),
        emptyText: t("lobby.recentEmptyText"),
        login: t("lobby.recentLogin"),
      }}
    />
  );
}
