import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { Text } from "@lobbykit/design-system/Text";
import { DrawHistory } from "../../features/lottery/draws/draw-history.tsx";
import { LotteryLobby } from "../../features/lottery/catalogue/lottery-lobby.tsx";
import { gameMenusQuery, lotteryGamesQuery } from "../../features/lottery/queries.ts";
import { RecentDraws } from "../../features/lottery/draws/recent-draws.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { PageTitle } from "../../shared/layout/page-title.tsx";
import { page } from "../../shared/layout/page.css.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";

const VIEW_PARAM = "view";
const DRAWS_VIEW = "draws";
const RECENT_VIEW = "recent";

/** Starts the requests for the lists; the page shows placeholders of the same size until they have loaded. */
export function loader(): null {
  void queryClient.prefetchQuery(lotteryGamesQuery());
  void queryClient.prefetchQuery(gameMenusQuery());
  return null;
}

/** The lottery list (R046) and, for members and free play, the recent draws (R181). */
export function Component() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const [params, setParams] = useSearchParams();
  const view = params.get(VIEW_PARAM) === RECENT_VIEW ? RECENT_VIEW : DRAWS_VIEW;
  const askForLogin = () => requireAuth({ type: "open", path: `${PATHS.lotteryList}?${VIEW_PARAM}=${RECENT_VIEW}` });
  const changeView = (wanted: string) => {
    const next = new URLSearchParams(params);
    if (wanted === RECENT_VIEW) next.set(VIEW_PARAM, wanted);
    else next.delete(VIEW_PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
    if (wanted === RECENT_VIEW && !isLogin) askForLogin();
  };
  return (
    <div className={page}>
      <div>
        <PageTitle category="lottery">{t("lottery.title")}</PageTitle>
        <Text tone="secondary">{t("lottery.summary")}</Text>
      </div>
      <Tabs
        label={t("lottery.views.label")}
        value={view}
        onValueChange={changeView}
        // A guest's choice opens the login dialog, so an arrow key alone must not choose (WCAG 3.2.1).
        activation={isLogin ? "automatic" : "manual"}
        items={[
          { value: DRAWS_VIEW, label: t("lottery.views.games"), content: <LotteryLobby /> },
          {
            value: RECENT_VIEW,
            label: t("lottery.views.recent"),
            content: <RecentDraws onRequireLogin={askForLogin} />,
          },
        ]}
      />
      <DrawHistory />
    </div>
  );
}
