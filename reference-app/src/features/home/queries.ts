import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";

/** The winner board (E041), refreshed every minute while the page is visible. */
export function winnersQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getWinnerBoard", query),
    queryFn: async ({ signal }) => (await api.call("getWinnerBoard", { query, signal })).list,
    staleTime: FRESH_MS.minute,
    refetchInterval: FRESH_MS.minute,
  });
}
