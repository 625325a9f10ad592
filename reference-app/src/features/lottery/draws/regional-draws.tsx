import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { todayIn } from "@lobbykit/design-system/foundations/dates";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { PATHS } from "../../../shared/config/paths.ts";
import { serverClock } from "../../../shared/clock/clock.ts";
import { merchantTimeZone } from "../../../shared/merchant/time-zone.ts";
import { DrawAnnouncer } from "./draw-announcer.tsx";
import { LotteryCardSkeleton } from "../cards/lottery-card-skeleton.tsx";
import { LotteryCard } from "../cards/lottery-card.tsx";
import { lotteryGamesQuery } from "../queries.ts";
import { gamesOfDay, groupByRegion, isByDay, weekdayOf, type LotteryGame, type LotteryRegion } from "../rules.ts";
import { useDrawUpdates } from "./use-draw-updates.ts";
import { WeekdayFilter } from "../catalogue/weekday-filter.tsx";
import * as styles from "./draw-list.css.ts";

const SKELETON_CARDS = 4;

/** The lotteries of each region; those of the central and southern regions by draw day (R112). Errors go to the section's boundary. */
export function RegionalDraws() {
  const { t } = useTranslation();
  const headingId = useId();
  const query = lotteryGamesQuery();
  const { data, error } = useQuery(query);
  useDrawUpdates(query.queryKey);
  if (error && !data) throw error;
  const regions = groupByRegion(data?.games ?? []).flatMap(({ region, items }) => (region ? [{ region, items }] : []));
  if (data && regions.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.rowTitle}>
        <Heading level={2} id={headingId}>
          {t("lobby.category.LOTT")}
        </Heading>
        <Link href={PATHS.lotteryList}>{t("lobby.all")}</Link>
      </div>
      {data ? (
        <DrawAnnouncer games={data.games}>
          <Tabs
            label={t("lobby.category.LOTT")}
            variant="pill"
            items={regions.map(({ region, items }) => ({
              value: region,
              label: t(`lottery.region.${region}`),
              content: <Draws region={region} games={items} />,
            }))}
          />
        </DrawAnnouncer>
      ) : (
        <div className={styles.row} aria-busy="true">
          {Array.from({ length: SKELETON_CARDS }, (_none, index) => (
            <LotteryCardSkeleton key={index} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The draws of one region. Where a day must be chosen, today is the default. */
function Draws({ region, games }: { region: LotteryRegion; games: readonly LotteryGame[] }) {
  const { t } = useTranslation();
  const [day, setDay] = useState(() => weekdayOf(todayIn(merchantTimeZone(), serverClock.now())));
  const hasDays = isByDay(region);
  const shown = hasDays && day ? gamesOfDay(games, day) : games;
  return (
    <div className={styles.regionDraws}>
      {hasDays && <WeekdayFilter value={day} onChange={setDay} />}
      {shown.length === 0 ? (
        <p>{t("lottery.panelNone")}</p>
      ) : (
        <ul className={styles.row} aria-label={t(`lottery.region.${region}`)}>
          {shown.map((game) => (
            <li key={game.code} className={styles.rowItem}>
              <LotteryCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
