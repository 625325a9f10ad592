import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { MOST_ROWS, readAll, type PageRequest } from "../../shared/records/read-all.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The member's winnings and losses (E077). */
export const profitLossQuery = (query: OperationQuery<"getProfitLoss">) =>
  queryOptions({ ...memberRead("getProfitLoss", query), staleTime: FRESH_MS.moment });

/** The member's points (E063). */
export const pointBalanceQuery = () => queryOptions({ ...memberRead("getPointBalance"), staleTime: FRESH_MS.moment });

/** All movements of points since a moment, for the monthly sums. Undefined when there are too many to read. */
export const pointMovementsQuery = (from: string) =>
  queryOptions({
    queryKey: memberKey("listPointTransactions", { from, all: true }),
    queryFn: async ({ signal }) => {
      const read = (request: PageRequest) => api.call("listPointTransactions", { query: { from, ...request }, signal });
      const { rows } = await readAll(read, () => {});
      return rows.length < MOST_ROWS ? rows : null;
    },
    staleTime: FRESH_MS.minute,
  });
