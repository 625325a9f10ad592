export interface UrlRules {
  /** The page's own origin. */
  pageOrigin: string;
  /** Origins allowed for the purpose; "*" allows any https origin (links that open a new tab). */
  allowedOrigins: readonly string[] | "*";
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Letters, digits, hyphens and dots, or an IPv6 address: engines differ in what else they let stand in a host. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/;

/**
 * The one guard for every address that comes from outside (trust study A5): parsed by the URL parser, https only (http on
 * loopback where the list names it, as in development), no user info, a plain host, origin on the purpose's allow-list. Returns the parsed, re-serialised address,
 * or undefined when it must not be used.
 */
export function safeUrl(address: string, { pageOrigin, allowedOrigins }: UrlRules): string | undefined {
  const url = URL.parse(address, pageOrigin);
  if (!url) return undefined;
  const isNamed = allowedOrigins !== "*" && LOOPBACK.has(url.hostname);
  const isHttp = url.protocol === "http:" && (isNamed || url.origin === pageOrigin);
  if (url.protocol !== "https:" && !isHttp) return undefined;
  if (url.username || url.password || !PLAIN_HOST.test(url.hostname)) return undefined;
  const isAllowed = url.origin === pageOrigin || allowedOrigins === "*" || allowedOrigins.includes(url.origin);
  return isAllowed ? url.href : undefined;
}

/** One mail address and nothing beside it, such as a text of ours in the name of the member. */
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const TELEPHONE = /^tel:\+?\d[\d-]{2,19}$/i;

/** The address of a contact: a page of any https origin, a telephone or a mail; undefined when it must not be used (R121, C15). */
export const contactUrl = (address: string, pageOrigin: string): string | undefined =>
  TELEPHONE.test(address) || MAIL.test(address) ? address : safeUrl(address, { pageOrigin, allowedOrigins: "*" });

/** A path inside the app: only an address of the page's own origin passes, re-serialised as path, query and hash. */
export function safePath(address: string, pageOrigin: string): string | undefined {
  const href = safeUrl(address, { pageOrigin, allowedOrigins: [] });
  if (!href) return undefined;
  const { pathname, search, hash } = new URL(href);
  // As in `/..//evil.example`: written without its origin it would name another one.
  if (pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
