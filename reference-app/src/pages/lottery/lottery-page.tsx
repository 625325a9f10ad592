import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { GameFrame } from "../../features/launch/game-frame.tsx";
import { popularLotteryGamesQuery } from "../../features/lottery/queries.ts";
import { PRIZE_MODE } from "../../shared/config/constants.ts";
import { CATEGORY_PATHS, PATHS } from "../../shared/config/paths.ts";
import { GamePage } from "../../shared/layout/game-page.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";

/**
 * Shows one lottery game in an iframe, at /vnlottery?code, /lottery?gameCode, /lottery-games?gameCode and /lott?code (R045, R047–R049).
 * Without a code, /vnlottery opens the first popular game and the other addresses open the lottery lobby (R430).
 */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { pathname, state }: { pathname: string; state: { title?: string } | null } = useLocation();
  const title = state?.title ?? t("lobby.category.LOTT");
  const code = search.get("code") ?? search.get("gameCode");
  return (
    <GamePage title={title}>
      {!code && pathname === CATEGORY_PATHS.LOTT ? (
        <FirstPopularGame title={title} />
      ) : (
        <GameFrame key={code} target={{ kind: "lottery", code: code ?? undefined }} title={title} />
      )}
    </GamePage>
  );
}

/** Opens the first popular game when there is no code; without popular games, the list (R045, R110). */
function FirstPopularGame({ title }: { title: string }) {
  const popular = useQuery(popularLotteryGamesQuery(PRIZE_MODE.lottery));
  return (
    <QueryState result={popular}>
      {({ games: [first] }) => {
        // The game is in the address, so that a shared link opens the same game.
        const address = first
          ? `${CATEGORY_PATHS.LOTT}?${new URLSearchParams({ code: first.code })}`
          : PATHS.lotteryList;
        return <Navigate to={address} state={{ title }} replace />;
      }}
    </QueryState>
  );
}
