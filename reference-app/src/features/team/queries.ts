import { queryOptions } from "@tanstack/react-query";
import { PAGE_SIZE_MAX } from "../../shared/config/constants.ts";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** A page of a member's direct downlines, for the tree (E087). */
export const branchQuery = (query: Pick<OperationQuery<"listTeamMembers">, "parentId" | "from" | "to" | "page">) =>
  queryOptions({
    queryKey: memberKey("listTeamMembers", { ...query, pageSize: PAGE_SIZE_MAX }),
    queryFn: ({ signal }) => api.call("listTeamMembers", { query: { ...query, pageSize: PAGE_SIZE_MAX }, signal }),
    staleTime: FRESH_MS.moment,
  });
