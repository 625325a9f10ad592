import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";

/** Contracts given and received, the latest offer first (E093). */
export const contractsQuery = (query: OperationQuery<"listContracts">) =>
  queryOptions({
    queryKey: memberKey("listContracts", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listContracts", { query: asked, signal })),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
