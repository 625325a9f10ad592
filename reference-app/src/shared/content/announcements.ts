import { queryOptions } from "@tanstack/react-query";
import { ANNOUNCEMENT_EXECUTION, ANNOUNCEMENT_TYPES, PLATFORM_WEB } from "../config/constants.ts";
import type { OperationValue } from "../api/api.ts";
import { FRESH_MS } from "../api/query-client.ts";
import { merchantCode } from "../api/queries/system-queries.ts";
import { publicRead } from "../api/read.ts";

export type Banner = OperationValue<"listAnnouncements">["banners"][number];
export type Announcement = OperationValue<"listAnnouncements">["promotion"][number];

/** Banners and announcements, in one request (R426). */
export function announcementsQuery() {
  const query = {
    types: ANNOUNCEMENT_TYPES,
    execution: ANNOUNCEMENT_EXECUTION,
    platform: PLATFORM_WEB,
    merchantCode: merchantCode(),
  } as const;
  return queryOptions({ ...publicRead("listAnnouncements", query), staleTime: FRESH_MS.minute });
}
