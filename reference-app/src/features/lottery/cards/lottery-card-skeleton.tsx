import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { LotteryBalls } from "@lobbykit/design-system/LotteryBalls";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import * as styles from "./lottery-card.css.ts";

const NUMBERS_TO_COME = ["", "", "", "", ""];

/** Placeholder of a lottery card. It has the same parts, so that nothing moves when the card loads. */
export function LotteryCardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.header}>
        <span className={styles.icon}>
          <Skeleton shape="square" />
        </span>
        <div>
          <div className={styles.name}>
            <Skeleton />
          </div>
          <div className={styles.draw}>
            <Skeleton />
          </div>
        </div>
      </div>
      <div className={styles.clock}>
        <div className={styles.words}>
          <p className={styles.label}>
            <Skeleton />
          </p>
          <p className={styles.label}>{t("lottery.card.closesIn")}</p>
        </div>
        <Countdown endsAtMs={null} size="large" align="end" />
      </div>
      <div className={styles.numbers}>
        <p className={styles.label}>{t("lottery.card.winningNumbers")}</p>
        <div className={styles.balls}>
          <LotteryBalls label="" numbers={NUMBERS_TO_COME} size="small" />
        </div>
      </div>
      <Button fullWidth tone="accent" variant="soft" disabled>
        {t("lottery.card.play")}
      </Button>
    </div>
  );
}
