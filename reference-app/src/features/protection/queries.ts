import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The member's limits, how much of them is used, and the running break (E102). */
export const playLimitsQuery = () =>
  queryOptions({ ...memberRead("getPlayLimits"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });
