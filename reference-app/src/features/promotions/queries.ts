import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";
import { memberPage } from "../../shared/api/read-page.ts";

export type Activity = OperationValue<"listActivities">["content"][number];

/** The largest page size that the contract allows. */
const MOST_A_PAGE = 100;

/** A promotion with all its terms, for members (E083). */
export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey("getPromotion", { id }),
    queryFn: ({ signal }) => api.call("getPromotion", { path: { id }, signal }),
  });

/**
 * A page of activities with their status for the member, most urgent first (E081). It is refreshed, because the status changes on the
 * server.
 */
export const activitiesQuery = (query: OperationQuery<"listActivities">) =>
  queryOptions({
    ...memberPage("listActivities", query),
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });

/** One activity; null when the id does not exist. It is searched in the list, because the contract has no call for one. */
export const activityQuery = (id: string) =>
  queryOptions({
    ...activitiesQuery({ page: 1, pageSize: MOST_A_PAGE }),
    select: ({ content }) => content.find((activity) => activity.id === id) ?? null,
  });

/** The member's running break (D15); null when there is none. During it, no offers are shown. */
export const breakQuery = () =>
  queryOptions({
    ...memberRead("getPlayLimits"),
    select: ({ timeOut }) => timeOut ?? null,
    staleTime: FRESH_MS.moment,
  });
