import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { withinPages } from "../../shared/api/within-pages.ts";

export type Activity = OperationValue<"listActivities">["content"][number];

/** As many as the contract answers at once. */
const MOST_A_PAGE = 100;

/** A promotion with all its terms, for members (E083). */
export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey("getPromotion", { id }),
    queryFn: ({ signal }) => api.call("getPromotion", { path: { id }, signal }),
  });

/** A page of the activities as they stand for the member, what waits for them first (E081); they move by themselves. */
export const activitiesQuery = (query: OperationQuery<"listActivities">) =>
  queryOptions({
    queryKey: memberKey("listActivities", query),
    queryFn: ({ signal }) => withinPages(query, (asked) => api.call("listActivities", { query: asked, signal })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    refetchInterval: FRESH_MS.minute,
    refetchOnWindowFocus: true,
  });

/** One activity; null when there is none of that id. The contract has no call for one alone. */
export const activityQuery = (id: string) =>
  queryOptions({
    ...activitiesQuery({ page: 1, pageSize: MOST_A_PAGE }),
    select: ({ content }) => content.find((activity) => activity.id === id) ?? null,
  });

/** The break that the member takes (D15): none of the house's offers reach them meanwhile. */
export const breakQuery = () =>
  queryOptions({
    queryKey: memberKey("getPlayLimits"),
    queryFn: ({ signal }) => api.call("getPlayLimits", { signal }),
    select: ({ timeOut }) => timeOut,
    staleTime: FRESH_MS.moment,
  });
