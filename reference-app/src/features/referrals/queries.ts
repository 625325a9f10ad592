import { queryOptions } from "@tanstack/react-query";
import type { OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

export type ReferralLink = OperationValue<"listReferralLinks">["links"][number];

/** The agent's links, newest first, and the highest rebate for a new one (E091). */
export const referralLinksQuery = () =>
  queryOptions({ ...memberRead("listReferralLinks"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });
