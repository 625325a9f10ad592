import type { IncomingHttpHeaders } from "node:http";

const EXPOSED_HEADERS = "X-Captcha-Id, Date, ETag, RateLimit, Retry-After, X-Mock-By, X-Request-Id";
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const PREFLIGHT_SECONDS = "600";
/** The request headers that affect a response. */
export const VARY = "Origin, Accept-Language, Authorization, X-Mock-Session";
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Every origin may read the mock: it uses no cookies, and a page must add its token explicitly. */
export const corsHeaders = (origin = "*"): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": EXPOSED_HEADERS,
  vary: VARY,
});

/** The headers of the answer to a preflight request. */
export const preflightHeaders = (headers: IncomingHttpHeaders): Record<string, string> => ({
  "access-control-allow-methods": METHODS,
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  "access-control-max-age": PREFLIGHT_SECONDS,
});

/**
 * Whether the Host header names this machine. Any other host name may have been pointed here by an attacker (DNS rebinding), and its page
 * would then be same-origin.
 */
export const isLocalHost = (host: string | undefined): boolean =>
  LOCAL_HOSTS.has(URL.parse(`http://${host}`)?.hostname ?? "");

/** Whether the request comes from a page on this machine, or from no page at all. Other sites must not change a developer's world. */
export function isLocalOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url !== null && LOCAL_HOSTS.has(url.hostname);
}
