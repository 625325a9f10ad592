import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

export type MemberInfo = OperationValue<"getMemberInfo">;

/** The member's information from the server (E006). */
export const memberInfoQuery = () =>
  queryOptions({
    queryKey: memberKey("getMemberInfo"),
    queryFn: ({ signal }) => api.call("getMemberInfo", { signal }),
    staleTime: FRESH_MS.moment,
  });

/** Address of the member's picture (E007). */
export const memberIconQuery = () =>
  queryOptions({
    queryKey: memberKey("getMemberIcon"),
    queryFn: ({ signal }) => api.call("getMemberIcon", { signal }),
    staleTime: FRESH_MS.session,
  });

/** The masked email address, from the overview of the security centre (E099). */
export const maskedEmailQuery = () =>
  queryOptions({
    queryKey: memberKey("getSecurityOverview"),
    queryFn: ({ signal }) => api.call("getSecurityOverview", { signal }),
    staleTime: FRESH_MS.moment,
  });
