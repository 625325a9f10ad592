import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "./safe-url.ts";
import { sessionBox } from "../storage/storage.ts";

/** After this many failures a host counts as dead for the rest of the visit. */
export const FAILURES_MAX = 3;
const failures = new Map<string, number>();

/** Where this session starts in every host list, from 0 to 1. Random, but kept over a reload, so that the HTTP cache stays useful. */
const place = Number(sessionBox.get("hostPlace") ?? Math.random());
sessionBox.set("hostPlace", String(place));

/** The server's hosts that the deployment allows, with this session's own host first. Dead hosts are left out while others remain. */
export function hostsOf(serverHosts: readonly string[], allowedOrigins: readonly string[]): string[] {
  // Servers may write a host with or without a trailing slash.
  const hosts = serverHosts
    .flatMap((host) => URL.parse(host)?.origin ?? [])
    .filter((origin) => allowedOrigins.includes(origin));
  const first = Math.floor(place * hosts.length);
  const inOrder = [...hosts, ...hosts].slice(first, first + hosts.length);
  const alive = inOrder.filter((host) => (failures.get(host) ?? 0) < FAILURES_MAX);
  return alive.length > 0 ? alive : inOrder;
}

/** Counts failures of an address's host. After three, the next host of the list replaces it (R508, D9). `count` adds several at once. */
export function noteFailure(address: string, count = 1): void {
  const host = URL.parse(address)?.origin ?? "";
  failures.set(host, (failures.get(host) ?? 0) + count);
}

/**
 * The address of a picture, on this session's host from the server's list. After an error, the next `attempt` uses the next host (R508,
 * D9). Undefined when the address is not allowed.
 */
export function pictureUrl(path: string, serverHosts: readonly string[], attempt = 0): string | undefined {
  const hosts = hostsOf(serverHosts, DEPLOYMENT.imageOrigins);
  const host = hosts[attempt % hosts.length];
  const address = host && path.startsWith("/") ? host + path : path;
  return safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.imageOrigins });
}
