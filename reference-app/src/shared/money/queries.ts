import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";
import { securityQuery } from "../api/security-query.ts";

/** The member's wallets, the main one first (E031, R218). */
export const merchantWalletQuery = () =>
  queryOptions({
    queryKey: memberKey("getMerchantWallet"),
    queryFn: ({ signal }) => api.call("getMerchantWallet", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** Ways to deposit at the member's merchant, the favourite first (E066); those with `payout` are ways to be paid out too (E071). */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: memberKey("listDepositMethods"),
    queryFn: ({ signal }) => api.call("listDepositMethods", { signal }),
    staleTime: FRESH_MS.minute,
  });

/** Has the member set a payment password (E097)? */
export const isPaymentPasswordSetQuery = () =>
  queryOptions({ ...securityQuery(), select: ({ paymentPassword }) => paymentPassword });
