import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";

/** The member's active sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: memberKey("listSessions"),
    queryFn: ({ signal }) => api.call("listSessions", { signal }),
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });

/** A page of the account's events, newest first. */
export const accountEventsQuery = (query: OperationQuery<"listAccountEvents">) =>
  queryOptions({
    queryKey: memberKey("listAccountEvents", query),
    queryFn: ({ signal }) => api.call("listAccountEvents", { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
