import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The figures of the agent's team for a period (E086). */
export const teamOverviewQuery = (query: OperationQuery<"getAgentTeamOverview">) =>
  queryOptions({
    queryKey: memberKey("getAgentTeamOverview", query),
    queryFn: ({ signal }) => api.call("getAgentTeamOverview", { query, signal }),
    staleTime: FRESH_MS.moment,
  });
