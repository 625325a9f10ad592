import { DEPLOYMENT } from "../config/deployment.ts";
import { hostsOf } from "./hosts.ts";
import { safeUrl } from "./safe-url.ts";

/**
 * The address of a game, or undefined when its host is not one the deployment allows (R459). The hosts of the server's list serve the same
 * games: an address on one of them is opened on this session's (R508). A game never plays on the page's own origin, where its frame would
 * be no fence; a relative address names that.
 */
export function launchUrl(address: string, serverHosts: readonly string[]): string | undefined {
  const href = safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.launchOrigins });
  if (href === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(href);
  if (origin === location.origin) return undefined;
  const isOfList = serverHosts.some((host) => URL.parse(host)?.origin === origin);
  return isOfList ? (hostsOf(serverHosts, DEPLOYMENT.launchOrigins)[0] ?? origin) + pathname + search + hash : href;
}
