import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";

export type TeamPage = OperationValue<"listTeamMembers">;
export type TeamMember = TeamPage["content"][number];

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

/** As many as a request may ask for. */
const MOST = 100;

type MemberWish = { id: string } & Partial<Record<"from" | "to", string>>;

/** One member of the team, at whatever level, by the id; null where nobody of the team has it (E087). */
export const teamMemberQuery = ({ id, ...moments }: MemberWish) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { id, ...moments }),
    queryFn: async ({ signal }) => {
      const query = { q: id, depth: "all", pageSize: MOST, ...moments } as const;
      const { content } = await api.call("listTeamMembers", { query, signal });
      return content.find((member) => member.id === id) ?? null;
    },
    staleTime: FRESH_MS.moment,
  });

/** Who is right above the agent; null at the top of a tree (E086). */
export const uplineQuery = () =>
  queryOptions({
    queryKey: memberKey("getAgentTeamOverview"),
    queryFn: ({ signal }) => api.call("getAgentTeamOverview", { signal }),
    staleTime: FRESH_MS.minute,
    select: ({ upline }) => upline,
  });
