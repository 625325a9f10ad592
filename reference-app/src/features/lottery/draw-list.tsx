import { useTranslation } from "react-i18next";
import { visuallyHidden } from "@lobbykit/design-system/foundations/visually-hidden.css";
import { DrawAnnouncer } from "./draw-announcer.tsx";
import { LotteryCardSkeleton } from "./lottery-card-skeleton.tsx";
import { LotteryCard } from "./lottery-card.tsx";
import { groupByRegion, type LotteryGame } from "./rules.ts";
import * as styles from "./draw-list.css.ts";

const SKELETON_CARDS = 9;
/** Cards that the first screen may show. */
const FIRST_CARDS = 3;

/** Lottery cards, those of a region under its name (R112). */
export function DrawList({ games }: { games: readonly LotteryGame[] }) {
  const { t } = useTranslation();
  return (
    <DrawAnnouncer games={games}>
      {groupByRegion(games).map(({ region, items }, group) => (
        <section key={region ?? "none"} className={styles.region}>
          <h2 className={region ? styles.heading : visuallyHidden}>
            {region ? t(`lottery.region.${region}`) : t("lottery.views.games")}
          </h2>
          <ul className={styles.grid}>
            {items.map((game, index) => (
              <li key={game.code}>
                <LotteryCard game={game} priority={group === 0 && index < FIRST_CARDS} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DrawAnnouncer>
  );
}

/** The place of the list while it loads. */
export function DrawListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.grid}>
      <output className={visuallyHidden}>{t("app.loading")}</output>
      {Array.from({ length: SKELETON_CARDS }, (_none, index) => (
        <LotteryCardSkeleton key={index} />
      ))}
    </div>
  );
}
