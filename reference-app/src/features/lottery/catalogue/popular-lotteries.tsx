import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { PATHS } from "../../../shared/config/paths.ts";
import { DrawAnnouncer } from "../draws/draw-announcer.tsx";
import { LotteryCardSkeleton } from "../cards/lottery-card-skeleton.tsx";
import { LotteryCard } from "../cards/lottery-card.tsx";
import { popularLotteryGamesQuery } from "../queries.ts";
import { useDrawUpdates } from "../draws/use-draw-updates.ts";
import * as styles from "../draws/draw-list.css.ts";

/** Maximum shown here; the lobby has the others. */
const SHOWN_GAMES = 8;

/** A row of the most played lottery games (R425). Errors go to the section's boundary. */
export function PopularLotteries() {
  const { t } = useTranslation();
  const headingId = useId();
  const query = popularLotteryGamesQuery();
  const { data, error } = useQuery(query);
  useDrawUpdates(query.queryKey);
  if (error && !data) throw error;
  if (data?.games.length === 0) return null;
  const games = data?.games.slice(0, SHOWN_GAMES);
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.rowTitle}>
        <Heading level={2} id={headingId}>
          {t("home.popular")}
        </Heading>
        <Link href={PATHS.lotteryList}>{t("lobby.all")}</Link>
      </div>
      <DrawAnnouncer games={games ?? []}>
        <ul className={styles.row} aria-labelledby={headingId} aria-busy={!games}>
          {games
            ? games.map((game) => (
                <li key={game.code} className={styles.rowItem}>
                  <LotteryCard game={game} />
                </li>
              ))
            : Array.from({ length: SHOWN_GAMES }, (_none, index) => (
                <li key={index} className={styles.rowItem}>
                  {/* The popular games include races, which set the height of the row. */}
                  <LotteryCardSkeleton rows={2} />
                </li>
              ))}
        </ul>
      </DrawAnnouncer>
    </section>
  );
}
