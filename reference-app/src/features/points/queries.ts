import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";

export type PointBalance = OperationValue<"getPointBalance">;
export type PointConfig = OperationValue<"getPointConfig">;
export type PointReward = OperationValue<"listPointRewards">["content"][number];
export type PointRedemption = OperationValue<"listPointRedemptions">["content"][number];

/** The member's available points and their value (E059). */
export const pointBalanceQuery = () =>
  queryOptions({
    queryKey: memberKey("getPointBalance"),
    queryFn: ({ signal }) => api.call("getPointBalance", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** How points are earned, and their value (E063, R251). */
export const pointConfigQuery = () =>
  queryOptions({
    queryKey: memberKey("getPointConfig"),
    queryFn: ({ signal }) => api.call("getPointConfig", { signal }),
  });

/** A page of rewards, cheapest first (E060). Also for guests. */
export function pointRewardsQuery(page: OperationQuery<"listPointRewards">) {
  const query = { ...page, merchantCode: merchantCode() };
  return queryOptions({
    // The key is per member, because another member may belong to another merchant.
    queryKey: memberKey("listPointRewards", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listPointRewards", { query: asked, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A page of the member's redemptions, newest first (E062). It is refreshed while one is being processed. */
export const pointRedemptionsQuery = (query: OperationQuery<"listPointRedemptions">) =>
  queryOptions({
    queryKey: memberKey("listPointRedemptions", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listPointRedemptions", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });
