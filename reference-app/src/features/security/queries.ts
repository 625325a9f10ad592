import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

/** The member's active sessions. */
export const sessionsQuery = () =>
  queryOptions({ ...memberRead("listSessions"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });

/** A page of the account's events, newest first. */
export const accountEventsQuery = (query: OperationQuery<"listAccountEvents">) =>
  queryOptions({
    ...memberRead("listAccountEvents", query),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS.moment,
    refetchOnWindowFocus: true,
  });
