import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { NOTICE_PAGE_SIZE } from "../../shared/config/constants.ts";
import { announcementsQuery, type Announcement } from "../../shared/content/announcements.ts";
import * as styles from "../../shared/content/list-and-text.css.ts";
import { ListAndText } from "../../shared/content/list-and-text.tsx";
import { ServerArticle } from "../../shared/content/server-article.tsx";
import { decodeNoticePosition, noticePageCount, noticesOfPage } from "./rules.ts";

export interface NoticeDialogProps {
  onClose: () => void;
  /** The notice to open first, in the form of `noticePosition`. */
  position: number;
}

/** The notices: a list with six per page, and the open one (R160, R167–R169). */
export function NoticeDialog({ onClose, position }: NoticeDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(announcementsQuery());
  return (
    <Dialog isOpen title={t("notices.title")} size="large" keepsHeight onClose={onClose}>
      {data && <Notices notices={data.promotion} position={position} />}
      {!data && !error && (
        <div className={styles.columns}>
          <Skeleton shape="row" count={NOTICE_PAGE_SIZE} />
        </div>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
    </Dialog>
  );
}

function Notices({ notices, position }: { notices: readonly Announcement[]; position: number }) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(() => decodeNoticePosition(position, notices.length));
  const [isTextOpen, setIsTextOpen] = useState(true);
  const page = noticesOfPage(notices, place.page);
  const current = page[place.row];
  if (!current) return <EmptyState title={t("notices.empty")} text={t("notices.emptyText")} headingLevel={3} />;
  const read = (row: number) => {
    setPlace({ ...place, row });
    setIsTextOpen(true);
  };
  return (
    <ListAndText
      isTextOpen={isTextOpen}
      onBack={() => setIsTextOpen(false)}
      backLabel={t("notices.back")}
      text={<ServerArticle key={current.id} title={current.title} at={current.publishedAt} html={current.content} />}
      list={
        <div className={styles.beside}>
          <ul className={styles.list} aria-label={t("notices.list")}>
            {page.map(({ id, title }, row) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={row === place.row ? "true" : undefined}
                  onClick={() => read(row)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <Pagination
            page={place.page + 1}
            count={noticePageCount(notices.length)}
            label={t("notices.pages")}
            onPageChange={(number) => setPlace({ page: number - 1, row: 0 })}
          />
        </div>
      }
    />
  );
}
