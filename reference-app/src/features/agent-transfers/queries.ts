import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

const LATEST = 5;

/** The agent's latest transfers, sent or received, including those between wallets (E076). */
export const latestTransfersQuery = (type: "transferOut" | "transferIn") =>
  queryOptions({
    ...memberRead("listAccountTransactions", { type, pageSize: LATEST }),
    select: ({ content }) => content,
    staleTime: FRESH_MS.moment,
  });
