import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { favouriteGamesQuery } from "../../features/lobby/browse-queries.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { useSession } from "../../shared/session/session.ts";
import { MemberGames } from "../../features/lobby/member-games.tsx";

/** The member's favourites (R087, R307). */
export function Component() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const games = useQuery(favouriteGamesQuery(isLogin));
  return (
    <MemberGames
      games={games}
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
