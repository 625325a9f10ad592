import type { OperationValue } from "../../shared/api/api.ts";
import { HANDOFF_SHOWN_MIN_MS, HANDOFF_SPARE_MS } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { safeUrl } from "../../shared/lib/safe-url.ts";

type Resources = OperationValue<"getPermission">["info"]["resources"];

export type Platform = "ios" | "android";
/** An app of a platform, or the light one for iOS (R027). */
export type App = Platform | "iosLite";

/** Names of the resources that hold the apps (R027, R124). */
const RESOURCE = { ios: "iOS", android: "Android", iosLite: "iOSLite" } as const satisfies Record<App, string>;

/** Where the app itself is; undefined when the merchant has none, or the address may not be used (R124). */
export function appAddress(resources: Resources, app: App, pageOrigin: string): string | undefined {
  const address = resources[RESOURCE[app]]?.[0]?.url;
  return address === undefined ? undefined : safeUrl(address, { pageOrigin, allowedOrigins: "*" });
}

/**
 * What the code for another device leads to: the download page in this language, with the code that tells who comes (R123). Never the
 * session's token (C9).
 */
export function downloadPageAddress(language: string, pageOrigin: string, handoff?: string): string {
  const query = new URLSearchParams({ language, ...(handoff === undefined ? {} : { token: handoff }) });
  return `${pageOrigin}${PATHS.appDownload}?${query.toString()}`;
}

/** How long a code may stay where it is shown, in ms: whoever scans it at the last moment still has the time to open the page. */
export const handoffRestMs = (expiresAt: string, nowMs: number): number =>
  Math.max(HANDOFF_SHOWN_MIN_MS, Date.parse(expiresAt) - nowMs - HANDOFF_SPARE_MS);
