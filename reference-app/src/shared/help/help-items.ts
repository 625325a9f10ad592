import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../api/api.ts";
import { FRESH_MS, publicKey } from "../api/query-client.ts";
import { merchantCode } from "../api/queries/system-queries.ts";

/** A help entry with its nested entries (R236). */
export type HelpItem = OperationValue<"getHelpCenter">[number];

/** The whole help centre (E019). It also feeds the footer's list (R172) and the terms (R157). */
export function helpItemsQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getHelpCenter", query),
    queryFn: ({ signal }) => api.call("getHelpCenter", { query, signal }),
    staleTime: FRESH_MS.session,
  });
}
