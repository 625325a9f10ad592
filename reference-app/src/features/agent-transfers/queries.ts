import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

const LATEST = 5;

/** The agent's latest transfers, sent or received, including those between wallets (E076). */
export function latestTransfersQuery(type: "transferOut" | "transferIn") {
  const query = { type, pageSize: LATEST };
  return queryOptions({
    queryKey: memberKey("listAccountTransactions", query),
    queryFn: ({ signal }) => api.call("listAccountTransactions", { query, signal }),
    select: ({ content }) => content,
    staleTime: FRESH_MS.moment,
  });
}
