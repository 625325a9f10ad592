import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** Contracts given and received, the latest offer first (E093). */
export const contractsQuery = (query: OperationQuery<"listContracts">) =>
  queryOptions({
    queryKey: memberKey("listContracts", query),
    queryFn: ({ signal }) => api.call("listContracts", { query, signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
