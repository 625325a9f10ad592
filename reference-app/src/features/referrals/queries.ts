import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

export type ReferralLink = OperationValue<"listReferralLinks">["links"][number];

/** The agent's links, newest first, and the highest rebate for a new one (E091). */
export const referralLinksQuery = () =>
  queryOptions({
    queryKey: memberKey("listReferralLinks"),
    queryFn: ({ signal }) => api.call("listReferralLinks", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
