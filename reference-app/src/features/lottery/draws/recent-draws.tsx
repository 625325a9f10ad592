import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { visuallyHidden } from "@lobbykit/design-system/foundations/visually-hidden.css";
import { LotteryBalls } from "@lobbykit/design-system/LotteryBalls";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { RECENT_COUNT } from "../../../shared/config/constants.ts";
import { useSession } from "../../../shared/session/session.ts";
import { vnRecentDrawsQuery } from "../queries.ts";
import { ballsOf, kindOf, type DrawResult } from "../rules.ts";
import { useDrawUpdates } from "./use-draw-updates.ts";
import * as styles from "./recent-draws.css.ts";
import { momentText } from "../../../shared/merchant/moment-text.ts";

const SKELETON_ROWS = 8;
const NUMBERS_TO_COME = ["", "", "", "", ""];

interface RecentDrawsProps {
  /** Called when a visitor without login or free play wants to see the draws. */
  onRequireLogin: () => void;
}

/** The latest draws, newest first, for members and free play (R181, C10). */
export function RecentDraws({ onRequireLogin }: RecentDrawsProps) {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  if (isLogin) return <RecentDrawList />;
  return (
    <EmptyState
      title={t("lottery.recent.signInTitle")}
      text={t("lottery.recent.signInText", { count: RECENT_COUNT })}
      action={
        <Button tone="accent" onClick={onRequireLogin}>
          {t("lottery.recent.signInAction")}
        </Button>
      }
    />
  );
}

function RecentDrawList() {
  const { t } = useTranslation();
  const query = vnRecentDrawsQuery();
  const { data, errorUpdateCount, refetch, isFetching } = useQuery(query);
  useDrawUpdates(query.queryKey);
  if (!data) {
    // Not `isError`, which is reset during a retry, so that the page would flicker.
    if (errorUpdateCount === 0) return <RecentDrawsSkeleton />;
    return (
      <ErrorState
        title={t("lottery.recent.errorTitle")}
        text={t("lottery.error.text")}
        action={
          <Button tone="accent" loading={isFetching} onClick={() => void refetch()}>
            {t("lottery.error.retry")}
          </Button>
        }
      />
    );
  }
  if (data.draws.length === 0) {
    return <EmptyState title={t("lottery.recent.emptyTitle")} text={t("lottery.recent.emptyText")} />;
  }
  return (
    <ol className={styles.list} aria-label={t("lottery.recent.title")}>
      {data.draws.map((draw) => (
        <li key={`${draw.gameCode} ${draw.numero}`} className={styles.row}>
          <RecentDraw draw={draw} />
        </li>
      ))}
    </ol>
  );
}

function RecentDraw({ draw: { gameCode, remark, numero, winningNumber, drawTime } }: { draw: DrawResult }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <p className={styles.name}>{remark}</p>
        <p className={styles.detail} translate="no">
          {t("lottery.card.draw", { number: numero })}
        </p>
      </div>
      <time className={styles.detail} dateTime={new Date(drawTime).toISOString()}>
        {momentText(drawTime)}
      </time>
      {winningNumber === null ? (
        <p className={styles.detail}>{t("lottery.state.resultPending")}</p>
      ) : (
        <LotteryBalls
          label={t("lottery.recent.numbersOf", { game: remark, number: numero })}
          {...ballsOf(winningNumber, kindOf({ code: gameCode }))}
          specialLabel={t("lottery.card.special")}
          size="small"
        />
      )}
    </>
  );
}

function RecentDrawsSkeleton() {
  const { t } = useTranslation();
  return (
    <div>
      <output className={visuallyHidden}>{t("app.loading")}</output>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <div key={index} className={styles.row}>
            <div>
              <div className={styles.name}>
                <Skeleton />
              </div>
              <div className={styles.detail}>
                <Skeleton />
              </div>
            </div>
            <div className={styles.detail}>
              <Skeleton />
            </div>
            <LotteryBalls label="" numbers={NUMBERS_TO_COME} size="small" />
          </div>
        ))}
      </div>
    </div>
  );
}
