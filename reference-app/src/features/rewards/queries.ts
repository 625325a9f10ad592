import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";

export type Reward = OperationValue<"listRewards">["content"][number];

/** One page of rewards: those that wait, and past ones (E079). */
export const rewardsQuery = (query: OperationQuery<"listRewards">) =>
  queryOptions({
    queryKey: memberKey("listRewards", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listRewards", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    // Refreshed, because rewards open and expire by the server's clock.
    refetchInterval: FRESH_MS.minute,
  });
