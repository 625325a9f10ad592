import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { WITHDRAWALS_LOOK_MS } from "../../shared/config/constants.ts";
import { isOpen } from "./rules.ts";

/** The member's payout accounts, newest first (E070). */
export const payoutAccountsQuery = () =>
  queryOptions({
    queryKey: memberKey("listPayoutAccounts"),
    queryFn: ({ signal }) => api.call("listPayoutAccounts", { signal }),
    staleTime: FRESH_MS.minute,
  });

const LATEST = { pageSize: 5 };

/** The member's latest withdrawals (E073), refreshed while one is open and the tab is visible. */
export const latestWithdrawalsQuery = () =>
  queryOptions({
    queryKey: memberKey("listWithdrawals", LATEST),
    queryFn: ({ signal }) => api.call("listWithdrawals", { query: LATEST, signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.content.some(isOpen) ? WITHDRAWALS_LOOK_MS : false),
  });

/** Bonuses that block part of the balance until their wagering requirement is met (E078). */
export function activeBonusesQuery() {
  const query = { status: "active" as const };
  return queryOptions({
    queryKey: memberKey("listBonuses", query),
    queryFn: ({ signal }) => api.call("listBonuses", { query, signal }),
    select: ({ content }) => content,
    staleTime: FRESH_MS.moment,
  });
}
