import type { OperationValue } from "../../shared/api/api.ts";
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

/** What the code for another device leads to: the download page in this language (R123). Never the session's token. */
export const downloadPageAddress = (language: string, pageOrigin: string): string =>
  `${pageOrigin}${PATHS.appDownload}?${new URLSearchParams({ language }).toString()}`;
