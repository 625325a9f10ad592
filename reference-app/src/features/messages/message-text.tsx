import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Heading } from "@lobbykit/design-system/Heading";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { LoadError } from "../../shared/loading/load-error.tsx";
import * as styles from "../../shared/content/list-and-text.css.ts";
import { Moment } from "../../shared/content/moment.tsx";
import { ServerHtml } from "../../shared/content/server-html.tsx";
import { markMessageReadMutation } from "./mutations.ts";
import { messageQuery, type Message } from "./queries.ts";

interface MessageTextProps {
  id: string;
  /** The message, when the list beside it contains it. */
  known: Message | undefined;
}

/** One message; opening it marks it as read (E085). Its content passes through the shared sanitiser. */
export function MessageText({ id, known }: MessageTextProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { data, error, refetch } = useQuery(messageQuery(id, known === undefined));
  const message = known ?? data;
  const { mutate } = useMutation(markMessageReadMutation());
  const isUnread = message?.read === false;
  useEffect(() => {
    // If the call fails, the message stays unread and is marked the next time it is opened.
    if (isUnread) mutate(id);
  }, [isUnread, id, mutate]);
  if (message) {
    return (
      <article className={styles.article} aria-labelledby={headingId}>
        <Stack gap={4}>
          <Heading level={3} id={headingId}>
            {message.title}
          </Heading>
          <Text as="div" size={14} tone="muted">
            <Moment at={message.createdAt} />
          </Text>
        </Stack>
        <ServerHtml html={message.content} headingLevel={4} />
      </article>
    );
  }
  if (message === null) return <EmptyState title={t("messages.gone")} text={t("messages.goneText")} headingLevel={3} />;
  if (!error) return <Skeleton shape="text" count={6} />;
  return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
}
