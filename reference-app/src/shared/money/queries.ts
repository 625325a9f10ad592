import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../api/query-client.ts";
import { securityQuery } from "../api/queries/security-query.ts";
import { memberRead } from "../api/read.ts";

/** The member's wallets, main wallet first (E031, R218). */
export const merchantWalletQuery = () =>
  queryOptions({ ...memberRead("getMerchantWallet"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });

/** The merchant's payment methods, favourite first (E066). Those with `payout` can also receive withdrawals (E071). */
export const paymentMethodsQuery = () =>
  queryOptions({ ...memberRead("listDepositMethods"), staleTime: FRESH_MS.minute });

/** Whether the member has set a payment password (E097). */
export const isPaymentPasswordSetQuery = () =>
  queryOptions({ ...securityQuery(), select: ({ paymentPassword }) => paymentPassword });
