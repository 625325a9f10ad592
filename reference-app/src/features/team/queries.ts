import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

export type TeamPage = OperationValue<"listTeamMembers">;
export type TeamMember = TeamPage["content"][number];

/** As many as a request may ask for. */
const PAGE_SIZE = 100;

/** A page of the members right below somebody, for the tree (E087). */
export const branchQuery = (query: Pick<OperationQuery<"listTeamMembers">, "parentId" | "from" | "to" | "page">) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { ...query, pageSize: PAGE_SIZE }),
    queryFn: ({ signal }) => api.call("listTeamMembers", { query: { ...query, pageSize: PAGE_SIZE }, signal }),
    staleTime: FRESH_MS.moment,
  });

type MemberWish = { id: string } & Partial<Record<"from" | "to", string>>;

/** One member of the team, at whatever level, by the id; null where nobody of the team has it (E087). */
export const teamMemberQuery = ({ id, ...moments }: MemberWish) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { id, ...moments }),
    queryFn: async ({ signal }) => {
      const query = { q: id, depth: "all", pageSize: PAGE_SIZE, ...moments } as const;
      const { content } = await api.call("listTeamMembers", { query, signal });
      return content.find((member) => member.id === id) ?? null;
    },
    staleTime: FRESH_MS.moment,
  });

/** Members whose name has these letters, at whatever level, to choose one of them (E087). */
export const membersNamedQuery = (text: string) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { text }),
    queryFn: async ({ signal }) => {
      const query = { depth: "all", ...(text && { q: text }) } as const;
      return (await api.call("listTeamMembers", { query, signal })).content;
    },
    staleTime: FRESH_MS.minute,
  });
