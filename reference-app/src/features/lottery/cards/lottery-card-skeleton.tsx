import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { LotteryBalls } from "@lobbykit/design-system/LotteryBalls";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import * as styles from "./lottery-card.css.ts";

const NUMBERS_TO_COME = ["", "", "", "", ""];

interface LotteryCardSkeletonProps {
  /** Rows of balls to keep space for. @default 1 */
  rows?: 1 | 2;
}

/** Placeholder of a lottery card. It has the same parts, so that nothing moves when the card loads. */
export function LotteryCardSkeleton({ rows = 1 }: LotteryCardSkeletonProps) {
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
        <div className={styles.stateLine}>
          <p className={styles.label}>
            <Skeleton />
          </p>
        </div>
        <p className={styles.clockLabel}>{t("lottery.card.closesIn")}</p>
        <Countdown endsAtMs={null} size="large" align="end" />
      </div>
      <div className={styles.numbers}>
        <div className={styles.numbersTitle}>
          <p className={styles.label}>{t("lottery.card.winningNumbers")}</p>
        </div>
        <div className={styles.balls[rows]}>
          <LotteryBalls label="" numbers={NUMBERS_TO_COME} size="small" />
        </div>
      </div>
      <Button fullWidth tone="accent" variant="soft" disabled>
        {t("lottery.card.play")}
      </Button>
    </div>
  );
}
