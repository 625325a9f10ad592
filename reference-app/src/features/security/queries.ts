import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** How well the account is protected (E099). */
export const securityQuery = () =>
  queryOptions({
    queryKey: memberKey("getSecurityOverview"),
    queryFn: ({ signal }) => api.call("getSecurityOverview", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** Where the member is logged in now. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: memberKey("listSessions"),
    queryFn: ({ signal }) => api.call("listSessions", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
