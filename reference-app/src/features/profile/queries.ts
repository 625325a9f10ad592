import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The member as the server knows them (E006). */
export const memberInfoQuery = () =>
  queryOptions({
    queryKey: memberKey("getMemberInfo"),
    queryFn: ({ signal }) => api.call("getMemberInfo", { signal }),
    staleTime: FRESH_MS.moment,
  });

/** Address of the picture that stands for the member (E007). */
export const memberIconQuery = () =>
  queryOptions({
    queryKey: memberKey("getMemberIcon"),
    queryFn: ({ signal }) => api.call("getMemberIcon", { signal }),
    staleTime: FRESH_MS.session,
  });

/** The masked e-mail address stands in the overview of the security centre (E099). */
export const maskedEmailQuery = () =>
  queryOptions({
    queryKey: memberKey("getSecurityOverview"),
    queryFn: ({ signal }) => api.call("getSecurityOverview", { signal }),
    staleTime: FRESH_MS.moment,
  });
