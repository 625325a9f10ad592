import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../query-client.ts";
import { memberRead } from "../read.ts";

/** How many unread messages the member has (E042). Disabled for accounts without messages (R261). */
export const unreadCountQuery = (hasMessages: boolean) =>
  queryOptions({ ...memberRead("getUnreadCount"), enabled: hasMessages, staleTime: FRESH_MS.minute });
