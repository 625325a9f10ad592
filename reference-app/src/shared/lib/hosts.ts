import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "./safe-url.ts";
import { sessionBox } from "./storage.ts";

/** So many failures, and a host counts as dead for the rest of the visit. */
export const FAILURES_MAX = 3;
const failures = new Map<string, number>();

/** The place in every list where this session begins, 0 to 1: at random, and the same after a reload, so that the HTTP cache stays warm. */
const place = Number(sessionBox.get("hostPlace") ?? Math.random());
sessionBox.set("hostPlace", String(place));

/** The hosts of a server's list that the deployment allows, this session's own first, without dead ones while others are left. */
export function hostsOf(serverHosts: readonly string[], allowedOrigins: readonly string[]): string[] {
  // Servers write a host with or without a slash at its end.
  const hosts = serverHosts
    .flatMap((host) => URL.parse(host)?.origin ?? [])
    .filter((origin) => allowedOrigins.includes(origin));
  const first = Math.floor(place * hosts.length);
  const inOrder = [...hosts, ...hosts].slice(first, first + hosts.length);
  const alive = inOrder.filter((host) => (failures.get(host) ?? 0) < FAILURES_MAX);
  return alive.length > 0 ? alive : inOrder;
}

/** Counts failures of the host of an address. After three, or as many at once, the next host of its list takes its place (R508, D9). */
export function noteFailure(address: string, count = 1): void {
  const host = URL.parse(address)?.origin ?? "";
  failures.set(host, (failures.get(host) ?? 0) + count);
}

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
