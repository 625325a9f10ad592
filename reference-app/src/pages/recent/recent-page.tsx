import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MemberGames } from "../../features/lobby/member-games.tsx";
import { recentGamesQuery } from "../../features/lobby/queries.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { useSession } from "../../shared/session/session.ts";

/** Games the member played last (R088, R308). */
export function Component() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const games = useQuery(recentGamesQuery(isLogin));
  return (
    <MemberGames
      games={games}
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
