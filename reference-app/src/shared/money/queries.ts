import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";
import { securityQuery } from "../api/queries/security-query.ts";

/** The member's wallets, main wallet first (E031, R218). */
export const merchantWalletQuery = () =>
  queryOptions({
    queryKey: memberKey("getMerchantWallet"),
    queryFn: ({ signal }) => api.call("getMerchantWallet", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** The merchant's payment methods, favourite first (E066). Those with `payout` can also receive withdrawals (E071). */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: memberKey("listDepositMethods"),
    queryFn: ({ signal }) => api.call("listDepositMethods", { signal }),
    staleTime: FRESH_MS.minute,
  });

/** Whether the member has set a payment password (E097). */
export const isPaymentPasswordSetQuery = () =>
  queryOptions({ ...securityQuery(), select: ({ paymentPassword }) => paymentPassword });
