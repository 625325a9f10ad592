import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { WITHDRAWALS_LOOK_MS } from "../../shared/config/constants.ts";
import { isOpen } from "./rules.ts";

/** Where the member's money can go, the last added first (E070). */
export const payoutAccountsQuery = () =>
  queryOptions({
    queryKey: memberKey("listPayoutAccounts"),
    queryFn: ({ signal }) => api.call("listPayoutAccounts", { signal }),
    staleTime: FRESH_MS.minute,
  });

const LATEST = { pageSize: 5 };

/** The member's latest withdrawals (E073), asked for again while one of them is open and the tab is seen. */
export const latestWithdrawalsQuery = () =>
  queryOptions({
    queryKey: memberKey("listWithdrawals", LATEST),
    queryFn: ({ signal }) => api.call("listWithdrawals", { query: LATEST, signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.content.some(isOpen) ? WITHDRAWALS_LOOK_MS : false),
  });

/** The bonuses that hold money back until they are played through (E078). */
export function activeBonusesQuery() {
  const query = { status: "active" as const };
  return queryOptions({
    queryKey: memberKey("listBonuses", query),
    queryFn: ({ signal }) => api.call("listBonuses", { query, signal }),
    select: ({ content }) => content,
    staleTime: FRESH_MS.moment,
  });
}
