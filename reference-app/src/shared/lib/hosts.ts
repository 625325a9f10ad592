import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "./safe-url.ts";
import { sessionBox } from "./storage.ts";

/** So many failures in a row, and a host counts as dead for the rest of the visit. */
const FAILURES_MAX = 3;
const failures = new Map<string, number>();

/** The place in every list where this session begins, 0 to 1: at random, and the same after a reload, so that the HTTP cache stays warm. */
const place = Number(sessionBox.get("hostPlace") ?? Math.random());
sessionBox.set("hostPlace", String(place));

/** The hosts of a server's list that the deployment allows, this session's own first, without dead ones while others are left. */
function hostsOf(serverHosts: readonly string[], allowedOrigins: readonly string[]): string[] {
  // Servers write a host with or without a slash at its end.
  const hosts = serverHosts
    .flatMap((host) => URL.parse(host)?.origin ?? [])
    .filter((origin) => allowedOrigins.includes(origin));
  const first = Math.floor(place * hosts.length);
  const inOrder = [...hosts.slice(first), ...hosts.slice(0, first)];
  const alive = inOrder.filter((host) => (failures.get(host) ?? 0) < FAILURES_MAX);
  return alive.length > 0 ? alive : inOrder;
}

/** Counts a failure of the host of an address; with `isDead` one is enough, and the next host of its list takes its place (R508, D9). */
export function leaveHost(address: string, isDead = false): void {
  const host = URL.parse(address)?.origin ?? "";
  failures.set(host, isDead ? FAILURES_MAX : (failures.get(host) ?? 0) + 1);
}

/** The host that this session takes its pictures from (R213 `imgUrl`). */
export const imageHost = (serverHosts: readonly string[]): string | undefined =>
  hostsOf(serverHosts, DEPLOYMENT.imageOrigins)[0];

/** The host that this session starts its games on (R213 `startGameUrl`). */
export const launchHost = (serverHosts: readonly string[]): string | undefined =>
  hostsOf(serverHosts, DEPLOYMENT.launchOrigins)[0];

/**
 * The address of a server-named picture, on this session's host of the server's list; `attempt` moves on to the next one after an error
 * (R508, D9). Undefined when the address may not be used.
 */
export function pictureUrl(path: string, serverHosts: readonly string[], attempt = 0): string | undefined {
  const hosts = hostsOf(serverHosts, DEPLOYMENT.imageOrigins);
  const host = hosts[attempt % hosts.length];
  const address = host && path.startsWith("/") ? host + path : path;
  return safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.imageOrigins });
}

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
  return isOfList ? (launchHost(serverHosts) ?? origin) + pathname + search + hash : href;
}
