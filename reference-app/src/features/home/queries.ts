import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey, publicKey } from "../../shared/api/query-client.ts";

export type Winner = OperationValue<"getWinnerBoard">["list"][number];

/** The winner board (E041), refreshed each minute while the page is seen. */
export function winnersQuery() {
  return queryOptions({
    queryKey: publicKey("getWinnerBoard"),
    queryFn: async ({ signal }) => (await api.call("getWinnerBoard", { signal })).list,
    staleTime: FRESH_MS.minute,
    refetchInterval: FRESH_MS.minute,
  });
}

/** How many messages the member has not read (E042); not asked for by those who have none (R261). */
export const unreadCountQuery = (hasMessages: boolean) =>
  queryOptions({
    queryKey: memberKey("getUnreadCount"),
    queryFn: ({ signal }) => api.call("getUnreadCount", { signal }),
    enabled: hasMessages,
    staleTime: FRESH_MS.minute,
  });
