import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../api/api.ts";
import { FRESH_MS, publicKey } from "../api/query-client.ts";
import { merchantCode } from "../api/system-queries.ts";

/** An entry of the help centre, with those below it (R236). */
export type HelpItem = OperationValue<"getHelpCenter">[number];

/** The whole help centre (E019): for itself, for the footer's list (R172) and for the terms (R157). */
export function helpItemsQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getHelpCenter", query),
    queryFn: ({ signal }) => api.call("getHelpCenter", { query, signal }),
    staleTime: FRESH_MS.session,
  });
}
