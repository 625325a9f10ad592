import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { LATEST_PAYMENTS_COUNT, WITHDRAWALS_LOOK_MS } from "../../shared/config/constants.ts";
import { isOpen } from "./rules.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The member's payout accounts, newest first (E070). */
export const payoutAccountsQuery = () =>
  queryOptions({ ...memberRead("listPayoutAccounts"), staleTime: FRESH_MS.minute });

/** The member's latest withdrawals (E073), refreshed while one is open and the tab is visible. */
export const latestWithdrawalsQuery = () =>
  queryOptions({
    ...memberRead("listWithdrawals", { pageSize: LATEST_PAYMENTS_COUNT }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.content.some(isOpen) ? WITHDRAWALS_LOOK_MS : false),
  });

/** Bonuses that block part of the balance until their wagering requirement is met (E078). */
export const activeBonusesQuery = () =>
  queryOptions({
    ...memberRead("listBonuses", { status: "active" }),
    select: ({ content }) => content,
    staleTime: FRESH_MS.moment,
  });
