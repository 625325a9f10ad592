import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";

/** The member's contract offers that wait for an answer, and their active contracts (E032, R232). Not requested for type 4 (R261). */
export const fundsQuery = () =>
  queryOptions({
    queryKey: memberKey("getConsolidatedFunds"),
    queryFn: ({ signal }) => api.call("getConsolidatedFunds", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
