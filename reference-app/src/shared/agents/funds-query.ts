import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../api/query-client.ts";
import { memberRead } from "../api/read.ts";

/** The member's contract offers that wait for an answer, and their active contracts (E032, R232). Not requested for type 4 (R261). */
export const fundsQuery = () =>
  queryOptions({ ...memberRead("getConsolidatedFunds"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });
