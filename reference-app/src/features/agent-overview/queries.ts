import { queryOptions } from "@tanstack/react-query";
import type { OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The figures of the agent's team for a period (E086). */
export const teamOverviewQuery = (query: OperationQuery<"getAgentTeamOverview">) =>
  queryOptions({ ...memberRead("getAgentTeamOverview", query), staleTime: FRESH_MS.moment });
