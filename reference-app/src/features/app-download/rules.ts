import type { OperationValue } from "../../shared/api/api.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { safeUrl } from "../../shared/lib/safe-url.ts";

type Resources = OperationValue<"getPermission">["info"]["resources"];

export type Platform = "ios" | "android";

/** Names of the resources that hold the apps (R124). */
const RESOURCE = { ios: "iOS", android: "Android" } as const satisfies Record<Platform, string>;

/** Where the app itself is; undefined when the merchant has none, or the address may not be used (R124). */
export function appAddress(resources: Resources, platform: Platform, pageOrigin: string): string | undefined {
  const address = resources[RESOURCE[platform]]?.[0]?.url;
  return address === undefined ? undefined : safeUrl(address, { pageOrigin, allowedOrigins: "*" });
}

/** What the code for another device leads to: the download page in this language (R123). Never the session's token. */
export const downloadPageAddress = (language: string, pageOrigin: string): string =>
  `${pageOrigin}${PATHS.appDownload}?${new URLSearchParams({ language }).toString()}`;
