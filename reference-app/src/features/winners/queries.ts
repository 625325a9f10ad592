import { queryOptions } from "@tanstack/react-query";
import type { OperationQuery, OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { publicPage } from "../../shared/api/read-page.ts";

export type Winner = OperationValue<"listWinners">["content"][number];

/** One page of winners (E100), highest first. It is refreshed every minute unless paused. */
export const winnersPageQuery = (query: OperationQuery<"listWinners">, isPaused: boolean) =>
  queryOptions({
    ...publicPage("listWinners", query),
    staleTime: isPaused ? FRESH_MS.session : FRESH_MS.minute,
    refetchInterval: !isPaused && FRESH_MS.minute,
  });
