import { queryOptions } from "@tanstack/react-query";
import { LATEST_PAYMENTS_COUNT } from "../../shared/config/constants.ts";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { nextLookMs } from "./rules.ts";
import { memberRead } from "../../shared/api/read.ts";

/**
 * The member's latest deposits (E068). The first page tells the app whether the member has made a deposit before, and which one is unpaid.
 */
export const latestDepositsQuery = () =>
  queryOptions({ ...memberRead("listDeposits", { pageSize: LATEST_PAYMENTS_COUNT }), staleTime: FRESH_MS.moment });

/** One deposit (E069). While it is pending it is requested every few seconds, then less and less often, and never in a hidden tab. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey("getDeposit", { id }),
    queryFn: ({ signal }) => api.call("getDeposit", { path: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === "pending" ? nextLookMs(dataUpdateCount) : false,
  });
