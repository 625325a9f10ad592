import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { visuallyHidden } from "@lobbykit/design-system/foundations/visually-hidden.css";
import { DrawAnnouncer } from "./draw-announcer.tsx";
import { LotteryCardSkeleton } from "../cards/lottery-card-skeleton.tsx";
import { LotteryCard } from "../cards/lottery-card.tsx";
import { groupByRegion, type LotteryGame } from "../rules.ts";
import * as styles from "./draw-list.css.ts";

const SKELETON_CARDS = 9;
/** Number of cards that the first screen may show. */
const FIRST_CARDS = 3;

/** Lottery cards, grouped below the name of their region (R112). */
export function DrawList({ games }: { games: readonly LotteryGame[] }) {
  const { t } = useTranslation();
  return (
    <DrawAnnouncer games={games}>
      <div className={styles.regions}>
        {groupByRegion(games).map(({ region, items }, group) => (
          <section key={region ?? "none"} className={styles.region}>
            {region ? (
              <Heading level={2}>{t(`lottery.region.${region}`)}</Heading>
            ) : (
              <h2 className={visuallyHidden}>{t("lottery.views.games")}</h2>
            )}
            <ul className={styles.grid}>
              {items.map((game, index) => (
                <li key={game.code}>
                  <LotteryCard game={game} priority={group === 0 && index < FIRST_CARDS} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DrawAnnouncer>
  );
}

/** Placeholder of the list while it loads. */
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
