import type { IncomingHttpHeaders } from "node:http";

const EXPOSED_HEADERS = "X-Captcha-Id, Date, ETag, RateLimit, Retry-After, X-Mock-By, X-Request-Id";
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const PREFLIGHT_SECONDS = "600";
/** Whatever makes an answer another one. */
export const VARY = "Origin, Accept-Language, Authorization, X-Mock-Session";
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Every origin may read the mock: it holds no cookies, and a token must be sent by hand. */
export const corsHeaders = (origin = "*"): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": EXPOSED_HEADERS,
  vary: VARY,
});

export const preflightHeaders = (headers: IncomingHttpHeaders): Record<string, string> => ({
  "access-control-allow-methods": METHODS,
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  "access-control-max-age": PREFLIGHT_SECONDS,
});

/** Whether the caller knows this machine by a name of its own: a foreign name may be pointed here, and its page is then no other origin. */
export const isLocalHost = (host: string | undefined): boolean =>
  LOCAL_HOSTS.has(URL.parse(`http://${host}`)?.hostname ?? "");

/** Whether a page of this machine asks, or no page at all: other sites may not move the world of a developer. */
export function isLocalOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url !== null && LOCAL_HOSTS.has(url.hostname);
}
