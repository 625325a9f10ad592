import type { OperationValue } from "../../shared/api/api.ts";
import { HANDOFF_SHOWN_MIN_MS, HANDOFF_SPARE_MS } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { safeUrl } from "../../shared/addresses/safe-url.ts";

type Resources = OperationValue<"getPermission">["info"]["resources"];

export type Platform = "ios" | "android";
/** The app of a platform, or the light app for iOS (R027). */
export type App = Platform | "iosLite";

/** Names of the resources that contain the apps (R027, R124). */
const RESOURCE = { ios: "iOS", android: "Android", iosLite: "iOSLite" } as const satisfies Record<App, string>;

/** The address of an app. Undefined when the merchant has none or the address is not allowed (R124). */
export function appAddress(resources: Resources, app: App, pageOrigin: string): string | undefined {
  const address = resources[RESOURCE[app]]?.[0]?.url;
  return address === undefined ? undefined : safeUrl(address, { pageOrigin, allowedOrigins: "*" });
}

/**
 * Content of the QR code: the download page in this language, with a code that identifies the member (R123). It never contains the
 * session's token (C9).
 */
export function downloadPageAddress(language: string, pageOrigin: string, handoff?: string): string {
  const query = new URLSearchParams({ language, ...(handoff === undefined ? {} : { token: handoff }) });
  return `${pageOrigin}${PATHS.appDownload}?${query.toString()}`;
}

/** How long a QR code may stay visible, in ms. It leaves enough time to open the page after a late scan. */
export const handoffRestMs = (expiresAt: string, nowMs: number): number =>
  Math.max(HANDOFF_SHOWN_MIN_MS, Date.parse(expiresAt) - nowMs - HANDOFF_SPARE_MS);
