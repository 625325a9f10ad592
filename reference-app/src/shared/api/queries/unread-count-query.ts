import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { FRESH_MS, memberKey } from "../query-client.ts";

/** How many unread messages the member has (E042). Disabled for accounts without messages (R261). */
export const unreadCountQuery = (hasMessages: boolean) =>
  queryOptions({
    queryKey: memberKey("getUnreadCount"),
    queryFn: ({ signal }) => api.call("getUnreadCount", { signal }),
    enabled: hasMessages,
    staleTime: FRESH_MS.minute,
  });
