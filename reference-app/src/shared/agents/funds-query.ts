import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";

/** What waits for the member's word, and what they live by (E032, R232). Type 4 is not asked for (R261). */
export const fundsQuery = () =>
  queryOptions({
    queryKey: memberKey("getConsolidatedFunds"),
    queryFn: ({ signal }) => api.call("getConsolidatedFunds", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
