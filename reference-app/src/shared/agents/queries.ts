import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../api/api.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";
import { memberRead } from "../api/read.ts";

export type TeamPage = OperationValue<"listTeamMembers">;
export type TeamMember = TeamPage["content"][number];

/** Which members to search: those directly below the agent, or the whole team. */
export type TeamDepth = "direct" | "all";

const FOUND = 20;

/** Searches the agent's team by part of a name (E087). With no text, it returns the members who joined last. */
export const teamSearchQuery = (depth: TeamDepth, text: string) =>
  queryOptions({
    ...memberRead("listTeamMembers", { depth, pageSize: FOUND, ...(text !== "" && { q: text }) }),
    staleTime: FRESH_MS.minute,
    placeholderData: keepPreviousData,
  });

/** The largest page size that the contract allows. */
const MOST = 100;

type MemberWish = { id: string } & Partial<Record<"from" | "to", string>>;

/** One member of the team by id, at any level. Null when the team has no such member (E087). */
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

/** The agent's upline; null for the topmost agent (E086). */
export const uplineQuery = () =>
  queryOptions({ ...memberRead("getAgentTeamOverview"), staleTime: FRESH_MS.minute, select: ({ upline }) => upline });
