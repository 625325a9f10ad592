import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, publicKey } from "../api/query-client.ts";
import { merchantCode } from "../api/queries/system-queries.ts";
import { memberRead } from "../api/read.ts";

/** Time and result of the member's play (D15), requested every minute while a game is open. */
export const playSessionQuery = () =>
  queryOptions({
    ...memberRead("getPlaySession"),
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });

/** Help lines about gambling (R127). */
export function helpLinesQuery(language: string) {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("listHelpLines", { ...query, language }),
    queryFn: ({ signal }) => api.call("listHelpLines", { query, signal }),
    staleTime: FRESH_MS.session,
  });
}
