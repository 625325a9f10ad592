import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Heading } from "@lobbykit/design-system/Heading";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { todayIn } from "@lobbykit/design-system/foundations/dates";
import { serverClock } from "../../../shared/clock/clock.ts";
import { merchantTimeZone } from "../../../shared/merchant/time-zone.ts";
import { requireAuth } from "../../../shared/session/intents.ts";
import * as styles from "./lottery-panel.css.ts";
import { lotteryGamesQuery, vnGameMenuQuery } from "../queries.ts";
import {
  gamesOfDay,
  gamesOfMenu,
  groupBy5,
  groupByRegion,
  isByDay,
  launchableOf,
  WEEKDAYS,
  weekdayLabel,
  weekdayOf,
  type LotteryGame,
} from "../rules.ts";

/** The lotteries in columns of five. Those of the central and southern regions are chosen by draw day (R111–R113). */
export function LotteryPanel({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(lotteryGamesQuery());
  const vnMenu = useQuery(vnGameMenuQuery());
  if (error && !data) throw error;
  if (!data || vnMenu.isPending) return <Skeleton shape="banner" />;
  if (data.games.length === 0) return <EmptyState title={t("lottery.none.title")} text={t("lottery.none.text")} />;
  const today = weekdayOf(todayIn(merchantTimeZone(), serverClock.now())) ?? WEEKDAYS[0];
  return (
    <div className={styles.panel}>
      {groupByRegion(gamesOfMenu(data.games, vnMenu.data?.games)).map(({ region, items }) => (
        <section key={region ?? "none"} className={styles.region}>
          <Heading level={2} size={16}>
            {region ? t(`lottery.region.${region}`) : t("lottery.title")}
          </Heading>
          {isByDay(region) ? (
            <Tabs
              label={t("lottery.weekday.label")}
              variant="pill"
              defaultValue={today}
              items={WEEKDAYS.map((day) => ({
                value: day,
                label: weekdayLabel(day),
                content: <Columns games={gamesOfDay(items, day)} onChoose={onChoose} />,
              }))}
            />
          ) : (
            <Columns games={items} onChoose={onChoose} />
          )}
        </section>
      ))}
    </div>
  );
}

function Columns({ games, onChoose }: { games: readonly LotteryGame[]; onChoose: () => void }) {
  const { t } = useTranslation();
  if (games.length === 0) return <p>{t("lottery.panelNone")}</p>;
  const open = (game: LotteryGame) => {
    onChoose();
    requireAuth({ type: "launch", game: launchableOf(game) });
  };
  return (
    <div className={styles.columns}>
      {groupBy5(games).map((column) => (
        <ul key={column[0]?.code}>
          {column.map((game) => (
            <li key={game.code}>
              <Button variant="ghost" size="small" onClick={() => open(game)}>
                {game.remark}
              </Button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
