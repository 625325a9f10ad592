import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The largest page size that the contract allows. */
const PAGE_SIZE = 100;

/** A page of a member's direct downlines, for the tree (E087). */
export const branchQuery = (query: Pick<OperationQuery<"listTeamMembers">, "parentId" | "from" | "to" | "page">) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { ...query, pageSize: PAGE_SIZE }),
    queryFn: ({ signal }) => api.call("listTeamMembers", { query: { ...query, pageSize: PAGE_SIZE }, signal }),
    staleTime: FRESH_MS.moment,
  });
