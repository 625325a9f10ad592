import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The member's balance (E029), a decimal string with its currency. */
export const balanceQuery = (isLogin: boolean) =>
  queryOptions({
    ...memberRead("getWalletBalance"),
    enabled: isLogin,
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
