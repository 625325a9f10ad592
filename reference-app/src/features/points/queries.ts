import { queryOptions } from "@tanstack/react-query";
import type { OperationQuery, OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { memberRead } from "../../shared/api/read.ts";
import { memberPage } from "../../shared/api/read-page.ts";

export type PointBalance = OperationValue<"getPointBalance">;
export type PointConfig = OperationValue<"getPointConfig">;
export type PointReward = OperationValue<"listPointRewards">["content"][number];
export type PointRedemption = OperationValue<"listPointRedemptions">["content"][number];

/** The member's available points and their value (E059). */
export const pointBalanceQuery = () =>
  queryOptions({ ...memberRead("getPointBalance"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });

/** How points are earned, and their value (E063, R251). */
export const pointConfigQuery = () => queryOptions(memberRead("getPointConfig"));

/** A page of rewards, cheapest first (E060). Also for guests. */
export const pointRewardsQuery = (page: OperationQuery<"listPointRewards">) =>
  queryOptions({
    // The key is per member, because another member may belong to another merchant.
    ...memberPage("listPointRewards", { ...page, merchantCode: merchantCode() }),
  });

/** A page of the member's redemptions, newest first (E062). It is refreshed while one is being processed. */
export const pointRedemptionsQuery = (query: OperationQuery<"listPointRedemptions">) =>
  queryOptions({
    ...memberPage("listPointRedemptions", query),
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });
