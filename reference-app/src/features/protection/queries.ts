import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The member's limits, how much of them is used, and the running break (E102). */
export const playLimitsQuery = () =>
  queryOptions({
    queryKey: memberKey("getPlayLimits"),
    queryFn: ({ signal }) => api.call("getPlayLimits", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
