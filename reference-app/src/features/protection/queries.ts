import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** What the member allows themselves, what is used of it, and the break that runs (E102). */
export const playLimitsQuery = () =>
  queryOptions({
    queryKey: memberKey("getPlayLimits"),
    queryFn: ({ signal }) => api.call("getPlayLimits", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
