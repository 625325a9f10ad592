import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { PauseButton } from "@lobbykit/design-system/PauseButton";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { WINNERS_PAGE_SIZE } from "../../shared/config/constants.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { pageOf } from "../../shared/url-state/search-values.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { winnersPageQuery, type Winner } from "./queries.ts";
import { winMoment } from "./rules.ts";
import * as styles from "./winner-list.css.ts";

/** The number of ranks that stand out. */
const TOP_RANKS = 3;

/**
 * The winners, highest first; the page is in the URL (R083, R248). The server masks the names. `children` is the heading of the page. The
 * button that pauses the list is beside it.
 */
export function WinnerList({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const [isPaused, setIsPaused] = useState(false);
  const { data, error, refetch } = useQuery(
    winnersPageQuery({ merchantCode: merchantCode(), page, pageSize: WINNERS_PAGE_SIZE }, isPaused),
  );
  if (error && !data) {
    return (
      <>
        {children}
        <LoadError error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data?.content.length === 0) {
    return (
      <>
        {children}
        <EmptyState title={t("places.winners.emptyTitle")} text={t("places.winners.emptyText")} />
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {children}
        <PauseButton paused={isPaused} label={label} onPausedChange={setIsPaused} />
      </div>
      <ol className={styles.list} aria-label={label}>
        {data
          ? data.content.map((winner) => <WinnerRow key={winner.rank} winner={winner} />)
          : Array.from({ length: WINNERS_PAGE_SIZE }, (_none, index) => <Skeleton key={index} shape="row" />)}
      </ol>
      {data && data.totalPages > 1 && (
        <ListPages
          label={t("places.winners.pages")}
          page={page}
          count={data.totalPages}
          onPageChange={(next) => setSearch(next > 1 ? { page: String(next) } : {})}
        />
      )}
    </>
  );
}

function WinnerRow({ winner: { rank, account, gameName, amount, currency, time } }: { winner: Winner }) {
  useTranslation();
  return (
    <Card as="li">
      <div className={styles.winner}>
        <span className={styles.rank} data-top={rank <= TOP_RANKS ? "" : undefined}>
          {rank}
        </span>
        <div>
          <Text weight="semibold">{account}</Text>
          <Note>{gameName}</Note>
        </div>
        <div className={styles.amount}>
          <Text weight="semibold">{moneyText(amount, currency)}</Text>
          <Note>
            <time dateTime={new Date(time).toISOString()} title={momentText(time)}>
              {winMoment(time, serverClock.now())}
            </time>
          </Note>
        </div>
      </div>
    </Card>
  );
}
