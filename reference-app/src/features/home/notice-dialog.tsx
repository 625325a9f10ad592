import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Heading } from "@lobbykit/design-system/Heading";
import { HtmlContent } from "@lobbykit/design-system/HtmlContent";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { formatDate } from "@lobbykit/design-system/foundations/format";
import { errorMessage } from "../../shared/api/error-message.ts";
import * as styles from "./notice-dialog.css.ts";
import { decodeNoticePosition, noticePageCount, noticesOfPage } from "./notice-rules.ts";
import { announcementsQuery, type Announcement } from "./queries.ts";

export interface NoticeDialogProps {
  onClose: () => void;
  /** The notice to begin with, as `noticePosition` writes it. */
  position: number;
}

/** Notices: the list, six a page, and the one that is read (R160, R167–R169). */
export function NoticeDialog({ onClose, position }: NoticeDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(announcementsQuery());
  return (
    <Dialog isOpen title={t("home.noticeTitle")} size="large" onClose={onClose}>
      {data && <Notices notices={data.promotion} position={position} />}
      {!data && !error && <Skeleton shape="row" count={6} />}
      {!data && error && (
        <ErrorState
          title={t("errors.shelfTitle")}
          text={errorMessage(error, t)}
          headingLevel={3}
          action={<Button onClick={() => void refetch()}>{t("app.retry")}</Button>}
        />
      )}
    </Dialog>
  );
}

function Notices({ notices, position }: { notices: readonly Announcement[]; position: number }) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(() => decodeNoticePosition(position, notices.length));
  const page = noticesOfPage(notices, place.page);
  const current = page[place.row];
  if (!current) return <EmptyState title={t("home.noticeEmpty")} text={t("home.noticeEmptyText")} headingLevel={3} />;
  return (
    <div className={styles.columns}>
      <div>
        <ul className={styles.list}>
          {page.map(({ id, title }, row) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={row === place.row}
                onClick={() => setPlace({ ...place, row })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <Pagination
          page={place.page + 1}
          count={noticePageCount(notices.length)}
          labels={{
            navigation: t("home.noticePages"),
            previous: t("lobby.previousPage"),
            next: t("lobby.nextPage"),
            page: (number) => t("home.noticePage", { page: number }),
            summary: (number, count) => t("lobby.pageSummary", { page: number, count }),
          }}
          onPageChange={(number) => setPlace({ page: number - 1, row: 0 })}
        />
      </div>
      <Notice key={current.id} notice={current} />
    </div>
  );
}

function Notice({ notice: { title, content, publishedAt } }: { notice: Announcement }) {
  const { i18n } = useTranslation();
  return (
    <article className={styles.notice} aria-live="polite">
      <Heading level={3}>{title}</Heading>
      {publishedAt !== undefined && (
        <Text as="div" size={14} tone="muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, { locale: i18n.language, style: "dateTime" })}</time>
        </Text>
      )}
      <HtmlContent html={content} headingLevel={4} />
    </article>
  );
}
