import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The member's balance (E029), a decimal string with its currency. */
export function balanceQuery(isLogin: boolean) {
  return queryOptions({
    queryKey: memberKey("getWalletBalance"),
    queryFn: ({ signal }) => api.call("getWalletBalance", { signal }),
    enabled: isLogin,
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
}
