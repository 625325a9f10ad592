import { DEPLOYMENT } from "../config/deployment.ts";
import { hostsOf } from "./hosts.ts";
import { safeUrl } from "./safe-url.ts";

/**
 * The address of a game, or undefined when the deployment does not allow its host (R459).
 * All hosts of the server's list serve the same games, so the address moves to this session's host (R508).
 * A game never runs on the page's own origin, where its frame would not isolate it. That excludes relative addresses too.
 */
export function launchUrl(address: string, serverHosts: readonly string[]): string | undefined {
  const href = safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.launchOrigins });
  if (href === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(href);
  if (origin === location.origin) return undefined;
  const isOfList = serverHosts.some((host) => URL.parse(host)?.origin === origin);
  return isOfList ? (hostsOf(serverHosts, DEPLOYMENT.launchOrigins)[0] ?? origin) + pathname + search + hash : href;
}
