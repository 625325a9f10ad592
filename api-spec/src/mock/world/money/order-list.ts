import type { DatabaseSync } from "node:sqlite";
import type { PageOfRows } from "../period.ts";
import { pagedList } from "../row.ts";

/** Filter for deposits or withdrawals; a missing field does not filter. `from` is included, `to` is not. */
export interface OrderFilter {
  accountId: string;
  status?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** Deposits or withdrawals page by page, newest first, and how many there are. */
export function orderList<Order>(store: DatabaseSync, table: "deposits" | "withdrawals") {
  const orders = pagedList<Order>(
    store,
    `${table} where account_id = :accountId and (:status is null or status = :status)
       and (:from is null or created_at >= :from) and (:to is null or created_at < :to)`,
    "created_at desc, id desc",
  );
  return {
    list: (filter: OrderFilter, page: PageOfRows): Order[] => orders.list({ ...filter }, page),
    count: (filter: OrderFilter): number => orders.count({ ...filter }),
  };
}
