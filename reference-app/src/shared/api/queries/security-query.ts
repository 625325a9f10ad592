import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { FRESH_MS, memberKey } from "../query-client.ts";

/** How well the account is protected: password, passkeys and so on (E099). */
export const securityQuery = () =>
  queryOptions({
    queryKey: memberKey("getSecurityOverview"),
    queryFn: ({ signal }) => api.call("getSecurityOverview", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
