import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Chip } from "@lobbykit/design-system/Chip";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Icon } from "@lobbykit/design-system/Icon";
import { Inline } from "@lobbykit/design-system/Inline";
import { NotificationDot } from "@lobbykit/design-system/NotificationDot";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { MailIcon } from "@lobbykit/design-system/icons";
import { MESSAGE_PAGE_SIZE } from "../../shared/config/constants.ts";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { unreadCountQuery } from "../../shared/api/queries/unread-count-query.ts";
import * as styles from "../../shared/content/list-and-text.css.ts";
import { ListAndText } from "../../shared/content/list-and-text.tsx";
import { Moment } from "../../shared/content/moment.tsx";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { FoundCount } from "../../shared/records/found-count.tsx";
import { pageOf } from "../../shared/url-state/search-values.ts";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";
import { messagesQuery, type Message, type MessagePage } from "./queries.ts";
import { MessageText } from "./message-text.tsx";
import { messageIdOf } from "./rules.ts";

/** The member's messages, newest first, and the open one (R145, E084): `?member=messageV2&member.message=M12`. */
export function MessagesSection() {
  const { t } = useTranslation();
  const [search, change] = useSectionSearch();
  const page = pageOf(search);
  const isUnreadOnly = search.get("unread") === "true";
  const messageId = messageIdOf(search);
  const { data, error, refetch } = useQuery(
    messagesQuery({ page, pageSize: MESSAGE_PAGE_SIZE, ...(isUnreadOnly && { unread: true }) }),
  );
  const { data: unread } = useQuery(unreadCountQuery(true));
  const show = (message: string | undefined) => change({ message, page: String(page) });
  if (error && !data) {
    return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
  }
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <output>
          <Text as="span" size={14} tone="secondary">
            {unread === undefined ? "" : unread > 0 ? t("messages.unread", { count: unread }) : t("messages.noUnread")}
          </Text>
        </output>
        {/* Part of the list, which a phone hides while a message is open. */}
        <div className={messageId === undefined ? styles.shown : styles.fromTabletOn}>
          <Chip
            label={t("messages.unreadOnly")}
            pressed={isUnreadOnly}
            onPressedChange={(isPressed) => change({ unread: isPressed ? "true" : undefined, message: undefined })}
          />
        </div>
      </Inline>
      <FoundCount count={data?.total} />
      <ListAndText
        isTextOpen={messageId !== undefined}
        onBack={() => show(undefined)}
        backLabel={t("messages.back")}
        text={
          messageId === undefined ? (
            <Text tone="secondary">{t("messages.choose")}</Text>
          ) : (
            <MessageText key={messageId} id={messageId} known={data?.content.find(({ id }) => id === messageId)} />
          )
        }
        list={
          data ? (
            <MessageList
              page={data}
              openId={messageId}
              isUnreadOnly={isUnreadOnly}
              onOpen={show}
              onPage={(next) => change({ page: String(next), message: undefined })}
            />
          ) : (
            <Skeleton shape="row" count={MESSAGE_PAGE_SIZE} />
          )
        }
      />
    </Stack>
  );
}

interface MessageListProps {
  page: MessagePage;
  openId: string | undefined;
  isUnreadOnly: boolean;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
}

function MessageList({ page, openId, isUnreadOnly, onOpen, onPage }: MessageListProps) {
  const { t } = useTranslation();
  if (page.content.length === 0) {
    return (
      <EmptyState
        title={t(isUnreadOnly ? "messages.noUnread" : "messages.empty")}
        text={t(isUnreadOnly ? "messages.noUnreadText" : "messages.emptyText")}
        headingLevel={3}
      />
    );
  }
  return (
    <div className={styles.beside}>
      <ul className={styles.list} aria-label={t("messages.list")}>
        {page.content.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={message.id === openId ? "true" : undefined}
              onClick={() => onOpen(message.id)}
            >
              <Entry message={message} />
            </button>
          </li>
        ))}
      </ul>
      <ListPages label={t("messages.pages")} page={page.page} count={page.totalPages} onPageChange={onPage} />
    </div>
  );
}

function Entry({ message: { title, createdAt, read } }: { message: Message }) {
  const { t } = useTranslation();
  const letter = <Icon drawing={MailIcon} />;
  return (
    <Inline as="span" gap={12} align="start" wrap={false}>
      {/* A dot and a word, so that the state is not shown by colour alone. */}
      {read ? letter : <NotificationDot label={t("messages.isUnread")}>{letter}</NotificationDot>}
      <Stack as="span" gap={2}>
        <Text as="span" weight={read ? "regular" : "semibold"} tone="primary">
          {title}
        </Text>
        <Text as="span" size={14} tone="muted">
          <Moment at={createdAt} />
        </Text>
      </Stack>
    </Inline>
  );
}
