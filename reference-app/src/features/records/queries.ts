import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { MOST_ROWS, readAll, type PageWish } from "../../shared/records/read-all.ts";

/** What the member won and lost (E077). */
export const profitLossQuery = (query: OperationQuery<"getProfitLoss">) =>
  queryOptions({
    queryKey: memberKey("getProfitLoss", query),
    queryFn: ({ signal }) => api.call("getProfitLoss", { query, signal }),
    staleTime: FRESH_MS.moment,
  });

/** The points that the member has (E063). */
export const pointBalanceQuery = () =>
  queryOptions({
    queryKey: memberKey("getPointBalance"),
    queryFn: ({ signal }) => api.call("getPointBalance", { signal }),
    staleTime: FRESH_MS.moment,
  });

/** All movements of points since a moment, for the sums of the months; undefined where there are more than are read. */
export const pointMovementsQuery = (from: string) =>
  queryOptions({
    queryKey: memberKey("listPointTransactions", { from, all: true }),
    queryFn: async ({ signal }) => {
      const read = (wish: PageWish) => api.call("listPointTransactions", { query: { from, ...wish }, signal });
      const { rows } = await readAll(
        read,
        ({ id }) => id,
        () => {},
      );
      return rows.length < MOST_ROWS ? rows : null;
    },
    staleTime: FRESH_MS.minute,
  });
