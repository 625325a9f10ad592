import { queryOptions } from "@tanstack/react-query";
import type { OperationQuery, OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberPage } from "../../shared/api/read-page.ts";

export type Reward = OperationValue<"listRewards">["content"][number];

/** One page of rewards: those that wait, and past ones (E079). */
export const rewardsQuery = (query: OperationQuery<"listRewards">) =>
  queryOptions({
    ...memberPage("listRewards", query),
    staleTime: FRESH_MS.moment,
    // Refreshed, because rewards open and expire by the server's clock.
    refetchInterval: FRESH_MS.minute,
  });
