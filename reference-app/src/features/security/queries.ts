import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** Where the member is logged in now. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: memberKey("listSessions"),
    queryFn: ({ signal }) => api.call("listSessions", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
