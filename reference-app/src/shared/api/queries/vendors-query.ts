import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { FRESH_MS, publicKey } from "../query-client.ts";
import { merchantCode } from "./system-queries.ts";

/** Vendors by category, cached for the session (R309). */
export function vendorsQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("listGameVendors", query),
    queryFn: async ({ signal }) => (await api.call("listGameVendors", { query, signal })).lanes,
    staleTime: FRESH_MS.session,
  });
}
