import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";
import { merchantCode } from "../../shared/api/system-queries.ts";

export type PointBalance = OperationValue<"getPointBalance">;
export type PointConfig = OperationValue<"getPointConfig">;
export type PointReward = OperationValue<"listPointRewards">["content"][number];
export type PointRedemption = OperationValue<"listPointRedemptions">["content"][number];

/** The points that the member may spend now, and their worth (E059). */
export const pointBalanceQuery = () =>
  queryOptions({
    queryKey: memberKey("getPointBalance"),
    queryFn: ({ signal }) => api.call("getPointBalance", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** How points are earned, and what they are worth (E063, R251). */
export const pointConfigQuery = () =>
  queryOptions({
    queryKey: memberKey("getPointConfig"),
    queryFn: ({ signal }) => api.call("getPointConfig", { signal }),
  });

/** A page of the rewards, the cheapest first (E060); for guests as well. */
export function pointRewardsQuery(page: OperationQuery<"listPointRewards">) {
  const query = { ...page, merchantCode: merchantCode() };
  return queryOptions({
    // Another member may be of another merchant.
    queryKey: memberKey("listPointRewards", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listPointRewards", { query: asked, signal })),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the member redeemed, the newest first (E062); what is processed moves by itself. */
export const pointRedemptionsQuery = (query: OperationQuery<"listPointRedemptions">) =>
  queryOptions({
    queryKey: memberKey("listPointRedemptions", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listPointRedemptions", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });
