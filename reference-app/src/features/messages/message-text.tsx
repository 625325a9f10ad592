import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { ServerArticle } from "../../shared/content/server-article.tsx";
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
  const { data, error, refetch } = useQuery(messageQuery(id, known === undefined));
  const message = known ?? data;
  const { mutate } = useMutation(markMessageReadMutation());
  const isUnread = message?.read === false;
  useEffect(() => {
    // If the call fails, the message stays unread and is marked the next time it is opened.
    if (isUnread) mutate(id);
  }, [isUnread, id, mutate]);
  if (message) return <ServerArticle title={message.title} at={message.createdAt} html={message.content} />;
  if (message === null) return <EmptyState title={t("messages.gone")} text={t("messages.goneText")} headingLevel={3} />;
  if (!error) return <Skeleton shape="text" count={6} />;
  return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
}
