import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";

/** Right below the agent, or anywhere below. */
export type TeamDepth = "direct" | "all";

const FOUND = 20;

/** Members of the agent's team by a part of their name (E087); those who joined last while nothing was typed. */
export function teamSearchQuery(depth: TeamDepth, text: string) {
  const query = { depth, pageSize: FOUND, ...(text !== "" && { q: text }) };
  return queryOptions({
    queryKey: memberKey("listTeamMembers", query),
    queryFn: ({ signal }) => api.call("listTeamMembers", { query, signal }),
    staleTime: FRESH_MS.minute,
    placeholderData: keepPreviousData,
  });
}

/** Who is right above the agent; null at the top of a tree (E086). */
export const uplineQuery = () =>
  queryOptions({
    queryKey: memberKey("getAgentTeamOverview"),
    queryFn: ({ signal }) => api.call("getAgentTeamOverview", { signal }),
    staleTime: FRESH_MS.minute,
    select: ({ upline }) => upline,
  });
